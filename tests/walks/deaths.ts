/** The tab is killed at every state of a money flow: opened again, the flow goes on or says what became of it. */
import { App } from '../pages/app.ts';
import { test } from '../support/test.ts';
import { targetsOf, type Target } from './paths.ts';
import type { Playbook } from './playbook.ts';
import { callOf, hold, limitFor, Player } from './player.ts';
import { expectTruth, type MoneyBook } from './truth.ts';

const isShown =
  (book: Playbook) =>
  ({ state }: Target) =>
    book.unseen[state] === undefined && book.inner?.playbook.unseen[state] === undefined;

export function testDeaths({ book, money }: MoneyBook): void {
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
