/** The session of a money flow ends at every call on its way: signed in again, the member is told what became of it. */
import { LoginPage } from '../pages/login-page.ts';
import { test } from '../support/test.ts';
import { targetsOf } from './paths.ts';
import { callOf, limitFor, Player } from './player.ts';
import { expectTruth, type MoneyBook } from './truth.ts';

export function testSessionEnds({ book, money }: MoneyBook): void {
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
        await expectTruth({ book, money }, stage, { state: target.state, before });
      });
    }
    await world.expectVerified();
  });
}
