/**
 * At every state of every money flow the tab is killed and opened again, and at every call on the way the session ends:
 * the flow goes on or says what became of it, and the book has the move once or not at all.
 */
import { App } from '../pages/app.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../support/test.ts';
import { targetsOf, type Target } from './paths.ts';
import type { MoneySide, Playbook, Stage } from './playbook.ts';
import { callOf, hold, limitFor, Player } from './player.ts';
import { playbooks } from './playbooks.ts';

test.use({ ownWorld: true });

const moneyBooks = Object.values(playbooks).flatMap((book) => (book.money ? [{ book, money: book.money }] : []));

const isShown =
  (book: Playbook) =>
  ({ state }: Target) =>
    book.unseen[state] === undefined && book.inner?.playbook.unseen[state] === undefined;

/** Opened again and led to its end without sending anything anew, a flow says whether the move happened, and the book agrees. */
async function expectTruth(
  book: Playbook,
  money: MoneySide,
  stage: Stage,
  { state, before }: { state: string; before: number },
): Promise<void> {
  const player = new Player(book, stage);
  await expect(player.frame).toBeVisible();
  const end = await player.conclude();
  const isDone = state === money.done || end === money.done;
  expect(await money.count(stage), `${state}, then ${end}`).toBe(before + (isDone ? 1 : 0));
}

for (const { book, money } of moneyBooks) {
  test(`${book.machine}: killed at every state`, async ({
    page: first,
    context,
    world,
    account,
    demo,
    lang,
    app: opened,
  }) => {
    await opened.open();
    let page = first;
    const targets = targetsOf(book).filter(isShown(book));
    test.setTimeout(limitFor(targets));
    for (const target of targets) {
      await test.step(target.state, async () => {
        const stage = { app: new App(page, lang, opened.words), page, world, account, demo };
        const player = new Player(book, stage);
        await book.ready?.(stage);
        const before = await money.count(stage);
        await player.take(target, callOf(book, target.state) === undefined ? undefined : hold);
        const [next] = await Promise.all([context.newPage(), page.close()]);
        page = next;
        await world.clearFaults();
        const app = new App(page, lang, opened.words);
        const again = { ...stage, app, page };
        await app.open(book.address(again));
        await expectTruth(book, money, again, { state: target.state, before });
      });
    }
    await world.expectVerified();
  });

  test(`${book.machine}: the session ends at every call`, async ({ app, page, world, account, demo }) => {
    const stage = { app, page, world, account, demo };
    const player = new Player(book, stage);
    const login = new LoginPage(page, app.words);
    await app.open();
    const targets = targetsOf(book).filter(({ state }) => callOf(book, state) !== undefined);
    test.setTimeout(limitFor(targets));
    for (const target of targets) {
      await test.step(target.state, async () => {
        await book.ready?.(stage);
        const before = await money.count(stage);
        await player.take(target, { fault: 'unauthorized' });
        await app.shows('user/login');
        await world.clearFaults();
        await login.signIn(demo);
        await app.isAt(book.address(stage));
        await expectTruth(book, money, stage, { state: target.state, before });
      });
    }
    await world.expectVerified();
  });
}
