/** Receiving income when things go wrong on the way: what fell due is taken once, and the member is told. */
import { IncomePage } from '../pages/income-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../support/test.ts';
import { intentPath, lost, takePath } from './money-paths.ts';

test.use({ ownWorld: true });

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('the reply is lost: told that it was received, taken once', async ({ app, world, account }) => {
      const income = new IncomePage(app);
      const before = await account.standing();
      await world.fault({ path: takePath, fault: 'lost-reply', times: lost });
      await income.open();
      await income.send({ type: 'income.take' });
      await income.is('taken');
      await account.expectTakenOnce(before);
    });
  });
}

test('nothing was done: sent again, it is taken once; then there is nothing more', async ({
  app,
  page,
  world,
  account,
}) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'error-before' });
  await income.open();
  await income.send({ type: 'income.take' });
  await income.is('unsent');
  await account.expectUnmoved(before);
  await income.send({ type: 'move.resend' });
  await income.is('taken');
  await account.expectTakenOnce(before);
  await page.reload();
  await income.is('empty');
});

test('nothing was done: dropped, the income still waits', async ({ app, world, account }) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'html' });
  await income.open();
  await income.send({ type: 'income.take' });
  await income.is('unsent');
  await income.send({ type: 'move.drop' });
  await income.is('ready');
  await account.expectUnmoved(before);
});

test('the tab is reloaded while it is on its way', async ({ app, page, world, account }) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'slow', ms: 60_000 });
  await income.open();
  await income.send({ type: 'income.take' });
  await income.is('submitting');
  await expect.poll(async () => (await account.standing()).due).toBe(0n);
  await page.reload();
  await income.is('taken');
  await account.expectTakenOnce(before);
});

test('the tab is reloaded while the outcome is in doubt', async ({ app, page, world, account }) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'malformed' });
  await world.fault({ path: intentPath, fault: 'error-before', times: 20 });
  await income.open();
  await income.send({ type: 'income.take' });
  await income.is('unsettled');
  await page.reload();
  await income.is('unsettled');
  await world.clearFaults();
  await income.send({ type: 'outcome.check' });
  await income.is('taken');
  await account.expectTakenOnce(before);
});

test('a double click takes once', async ({ app, world, account }) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'slow', ms: 1_500, times: 2 });
  await income.open();
  await income.submit.dblclick();
  await income.is('taken');
  await account.expectTakenOnce(before);
});

test('kill -9 of the server between commit and reply', async ({ app, world, account }) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'slow', ms: 60_000 });
  await income.open();
  await income.send({ type: 'income.take' });
  await expect.poll(async () => (await account.standing()).due).toBe(0n);
  await world.kill();
  await income.is('unsettled');
  await world.restart();
  await income.is('taken');
  await account.expectTakenOnce(before);
});

test('a refused token in the middle: sign in, back, told what became of it', async ({
  app,
  page,
  world,
  demo,
  account,
}) => {
  const [income, login] = [new IncomePage(app), new LoginPage(page, app.words)];
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'unauthorized' });
  await income.open();
  await income.send({ type: 'income.take' });
  await app.shows('user/login');
  await login.signIn(demo);
  await income.is('unsent');
  await account.expectUnmoved(before);
});

test('without a network nothing can be received, and the form says why', async ({ app, context, guard }) => {
  const income = new IncomePage(app);
  await income.open();
  guard.isOffline = true;
  await context.setOffline(true);
  await expect(income.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(app.text('There is no connection: nothing can be received now.')).toBeVisible();
  await context.setOffline(false);
  await expect(income.submit).not.toHaveAttribute('aria-disabled', 'true');
});
