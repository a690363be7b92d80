/** A withdrawal that is taken back while it is pending: all of it, at once, and the records say so. */
import { unit } from '#domain/money.ts';
import { cancelWithdrawalPath, intentPath, lost } from '../flows/money-paths.ts';
import { shownAmount } from '../pages/amounts.ts';
import { App } from '../pages/app.ts';
import { CancelWithdrawalPage } from '../pages/cancel-withdrawal-page.ts';
import { startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { heldBy, withdraw } from '../support/withdrawing.ts';

test.use({ ownWorld: true });

const amount = 20n * unit;

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'from its page: what comes back, then the record of it',
      { tag: gate },
      async ({ app, page, world, demo, account }) => {
        const cancelling = new CancelWithdrawalPage(app);
        const before = await heldBy(account);
        const { id, recordId } = await withdraw(account, demo, amount);
        await cancelling.open(id);
        expect(await shownAmount(cancelling.back)).toBe(amount);
        await expect(
          cancelling.sheet.getByText(app.words('The whole amount goes back to your balance at once, fee included.')),
        ).toBeVisible();

        // Looked at and left alone.
        await cancelling.close();
        await expect(cancelling.sheet).toHaveCount(0);
        expect((await heldBy(account)).wallet.hold).toBe(before.wallet.hold + amount);

        await app.button('Cancel withdrawal').click();
        await cancelling.send({ type: 'cancel.confirm' });
        await cancelling.is('cancelled');
        await expect(cancelling.sheet.getByText(app.words('Withdrawal cancelled'), { exact: true })).toBeVisible();
        expect(await shownAmount(cancelling.back)).toBe(amount);
        expect((await heldBy(account)).wallet).toEqual(before.wallet);
        await cancelling.close();

        await expect(app.text('Cancelled by you')).toBeVisible();
        await expect(app.text('Came back to your balance')).toBeVisible();
        await expect(app.button('Cancel withdrawal')).toHaveCount(0);
        await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
        await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
        await app.follow(`/user/record?id=${recordId}`);
        await app.shows('user/record');
        await expect(app.text('Cancelled by you')).toBeVisible();
        await app.goTo(`/user/record?id=withdrawalCancelled-${id}`);
        await expect(app.text('Withdrawal cancelled')).toBeVisible();
        await expect(page.locator('ol li').filter({ hasText: 'withdrawalCancellation · #' })).toHaveCount(1);
        await world.expectVerified();
      },
    );
  });
}

test('too late: says so, and the withdrawal goes its way', async ({ app, world, demo, account }) => {
  const cancelling = new CancelWithdrawalPage(app);
  const { id } = await withdraw(account, demo, amount);
  const before = await heldBy(account);
  await cancelling.open(id);
  await world.advance({ hours: 2 });
  await cancelling.send({ type: 'cancel.confirm' });
  await cancelling.is('refused');
  await expect(cancelling.sheet).toContainText('This withdrawal is already being processed');
  await cancelling.send({ type: 'terms.refresh' });
  await cancelling.is('unavailable');
  await cancelling.close();
  await expect(app.text('Processing')).toBeVisible();
  await expect(app.button('Cancel withdrawal')).toHaveCount(0);
  expect((await heldBy(account)).wallet).toEqual(before.wallet);
  await world.expectVerified();
});

test('the reply is lost, the page is closed: home leads back, and it was cancelled once', async ({
  app,
  page,
  world,
  demo,
  account,
}) => {
  const cancelling = new CancelWithdrawalPage(app);
  const before = await heldBy(account);
  const { id } = await withdraw(account, demo, amount);
  await world.fault({ path: cancelWithdrawalPath, fault: 'lost-reply', times: lost });
  await world.fault({ path: intentPath, fault: 'error-before' });
  await cancelling.open(id);
  await cancelling.send({ type: 'cancel.confirm' });
  await cancelling.is('unsettled');
  await expect(cancelling.sheet).toContainText("We're still confirming your cancellation");
  await page.goto('about:blank');
  await world.clearFaults();
  await app.open('/index');
  await app.follow(`/user/withrecord?id=${id}&cancel=1`);
  await cancelling.is('cancelled');
  expect((await heldBy(account)).wallet).toEqual(before.wallet);
  await world.expectVerified();
});

test('offline: says so, sends nothing, and nothing later', async ({ app, page, guard, world, demo, account }) => {
  const cancelling = new CancelWithdrawalPage(app);
  const { id } = await withdraw(account, demo, amount);
  const before = await heldBy(account);
  await cancelling.open(id);
  // What is being read as the network goes is from the device then, and that is said first.
  await startedAll(page);
  await guard.setOffline(true);
  await expect(cancelling.sheet).toContainText("You're offline. Try again when you're back online.");
  await expect(cancelling.confirm).toHaveAttribute('aria-disabled', 'true');
  await cancelling.confirm.click({ force: true });
  await guard.setOffline(false);
  await expect(cancelling.confirm).not.toHaveAttribute('aria-disabled', 'true');
  await cancelling.is('deciding.idle');
  expect((await heldBy(account)).wallet).toEqual(before.wallet);
  await world.expectVerified();
});

test('two tabs at once: cancelled once, and both say so', async ({ app, context, world, demo, account }) => {
  const before = await heldBy(account);
  const { id } = await withdraw(account, demo, amount);
  await world.fault({ path: cancelWithdrawalPath, fault: 'slow', ms: 1_000, times: 2 });
  const tabs = [app, new App(await context.newPage(), app.lang, app.words)].map((tab) => new CancelWithdrawalPage(tab));
  for (const cancelling of tabs) await cancelling.open(id);
  await Promise.all(tabs.map((cancelling) => cancelling.send({ type: 'cancel.confirm' })));
  for (const cancelling of tabs) await cancelling.is('cancelled');
  expect((await heldBy(account)).wallet).toEqual(before.wallet);
  await world.expectVerified();
});
