/** Receiving income when things go wrong on the way: what fell due is taken once, and the member is told. */
import { IncomePage } from '../pages/income-page.ts';
import { expect, test } from '../support/test.ts';
import { takePath } from '../flows/money-paths.ts';

test.use({ ownWorld: true });

test('a double click takes once', async ({ app, world, account }) => {
  const income = new IncomePage(app);
  const before = await account.standing();
  await world.fault({ path: takePath, fault: 'slow', ms: 1_500, times: 2 });
  await income.open();
  await income.submit.dblclick();
  await income.finish();
  await account.expectTakenOnce(before);
});

test.describe('a server that dies', () => {
  test.use({ ownProcess: true });

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
    await income.finish();
    await account.expectTakenOnce(before);
  });
});

test('without a network nothing can be received, and the form says why', async ({ app, guard }) => {
  const income = new IncomePage(app);
  await income.open();
  await guard.setOffline(true);
  await expect(income.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(app.text("You're offline. Try again when you're back online.")).toBeVisible();
  await guard.setOffline(false);
  await expect(income.submit).not.toHaveAttribute('aria-disabled', 'true');
});
