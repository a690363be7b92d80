/**
 * At every state of every money flow the tab is killed and opened again: the flow goes on or says what became of it, and
 * the book has the move once or not at all. Where the session ends is tried on two of them; on the rest by night
 * (`tests/nightly`), and on every move and state in Node (`src/actors/money-sessions.world.test.ts`).
 */
import { App } from '../pages/app.ts';
import { test } from '../support/test.ts';
import { targetsOf, type Target } from './paths.ts';
import type { Playbook } from './playbook.ts';
import { callOf, hold, limitFor, Player } from './player.ts';
import { testSessionEnds } from './session-ends.ts';
import { expectTruth, moneyBooks } from './truth.ts';

test.use({ ownWorld: true });

const isShown =
  (book: Playbook) =>
  ({ state }: Target) =>
    book.unseen[state] === undefined && book.inner?.playbook.unseen[state] === undefined;

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
        await expectTruth({ book, money }, again, { state: target.state, before });
      });
    }
    await world.expectVerified();
  });
}

for (const one of moneyBooks.filter(({ book }) => ['purchase', 'withdrawal'].includes(book.machine)))
  testSessionEnds(one);
