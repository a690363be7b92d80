/** Play money in, from choosing a way to the balance: in USDT and in rupees, and when the payment is not as asked. */
import { loadOpenRecharges } from '#api/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { toDecimal, unit } from '#domain/money.ts';
import { shownAmount } from '../pages/amounts.ts';
import { DepositPage } from '../pages/deposit-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { RechargePage } from '../pages/recharge-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'USDT: address, QR, copy, confirmations, credited',
      { tag: gate },
      async ({ app, page, context, world, account }) => {
        const [recharge, deposit] = [new RechargePage(app), new DepositPage(app)];
        const { usdt, inr } = await account.standing();
        // Paid when the test says so: however slow the machine is, some confirmations are seen.
        await world.payNext('none');
        await app.open('/user/newrecharge');
        await app.follow('/user/recharge');
        await recharge.is('deciding.idle');
        await recharge.ask('25.5');
        await deposit.is('unpaid');
        expect(await shownAmount(deposit.standing)).toBe((255n * unit) / 10n);
        const [open] = valueOf(await loadOpenRecharges(account.client));
        if (!open) throw new Error('no recharge is open');
        await app.isAt(`/user/recharge?id=${open.id}`);
        expect(open.address).toMatch(/^sandbox:/);
        await expect(deposit.frame.getByRole('img')).toHaveAccessibleName(/USDT.*BEP20/);
        await expect(deposit.frame.locator('figure')).toContainText(app.words('Play money'));

        const told = page.locator('[data-toast]');
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await deposit.copy.click();
        await expect(told).toHaveText(app.words('Copied'));
        await expect(deposit.copy).toHaveText(app.words('Copied'));
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(open.address);
        await page.keyboard.press('Escape');
        await context.clearPermissions();
        // Refuses all others.
        await context.grantPermissions(['geolocation']);
        await deposit.copy.click();
        await expect(told).toHaveText(app.words("Couldn't copy"));
        // Selected, to be copied by hand.
        expect(await page.evaluate(() => String(getSelection()).replaceAll(/\s/g, ''))).toBe(open.address);
        await page.keyboard.press('Escape');

        // Left, and found again.
        await app.follow('/user/newrecharge');
        await app.shows('user/newrecharge');
        await world.pay(open.id);
        await app.follow(`/user/recharge?id=${open.id}`);
        await deposit.is('unconfirmed');
        await expect(deposit.progress).toHaveAttribute('aria-valuenow', /^([1-9]|1\d)$/);
        await expect(deposit.progress).toHaveAttribute('aria-valuemax', '20');
        expect(await account.standing()).toMatchObject({ usdt, inr });
        // Without a reload: who looks at it sees it arrive.
        await world.advance({ minutes: 1 });
        await deposit.is('credited');
        await expect(app.text('Your recharge is credited')).toBeVisible();
        expect(await account.standing()).toMatchObject({ usdt: usdt + open.amount, inr });
        await deposit.frame.locator('a[href^="#/user/record?id="]').click();
        await expect(page.locator('[data-source]')).toHaveText('outside:faucet');
        await world.expectVerified();
      },
    );
  });
}

test('part of it, more of it, too late, not at all: each has its state, and what came is credited', async ({
  app,
  world,
  account,
}) => {
  const [recharge, deposit] = [new RechargePage(app), new DepositPage(app)];
  const before = await account.standing();
  const credited = async () => (await account.standing()).usdt - before.usdt;
  const ask = async (next: Parameters<typeof world.payNext>[0]) => {
    await world.payNext(next);
    await recharge.open('usdt');
    await recharge.ask('100');
    await deposit.is('unpaid');
  };

  await ask('partial');
  await world.advance({ minutes: 2 });
  await deposit.is('partial');
  expect(await shownAmount(deposit.standing)).toBe(50n * unit);
  expect(await shownAmount(deposit.fact('Still missing'))).toBe(50n * unit);
  expect(await credited()).toBe(50n * unit);

  await ask('over');
  await world.advance({ minutes: 2 });
  await deposit.reopen();
  await deposit.is('overpaid');
  expect(await shownAmount(deposit.fact('Extra'))).toBe(50n * unit);
  expect(await credited()).toBe(200n * unit);

  await ask('late');
  await world.advance({ minutes: 30 });
  await deposit.reopen();
  await deposit.is('expired');
  await expect(app.text('This recharge has expired')).toBeVisible();
  await world.advance({ minutes: 3 });
  await deposit.reopen();
  await deposit.is('late');
  expect(await credited()).toBe(300n * unit);

  await ask('none');
  await world.advance({ hours: 3 });
  await deposit.reopen();
  await deposit.is('expired');
  expect(await credited()).toBe(300n * unit);
  await expect(app.screen('user/recharge').getByRole('link', { name: 'Recharge again' })).toBeVisible();
  await world.expectVerified();
});

test.describe('a price above the balance', () => {
  test.use({ member: 'empty' });

  test('offers to recharge what is missing, and leads back to the machine', async ({ app, world, demo, account }) => {
    const [purchase, recharge, deposit] = [new PurchasePage(app), new RechargePage(app), new DepositPage(app)];
    const { terms } = await account.product(demo.productId);
    await purchase.open(demo.productId);
    const offer = purchase.frame.getByRole('link', { name: app.words('Recharge'), exact: true });
    await offer.click();
    await recharge.is('deciding.idle');
    await expect(recharge.amount).toHaveValue(toDecimal(terms?.price ?? 0n));
    await recharge.send({ type: 'recharge.confirm' });
    await deposit.is('unpaid');
    await world.advance({ minutes: 3 });
    await deposit.is('credited');
    await app.page.getByRole('link', { name: app.words('Continue') }).click();
    await app.isAt(`/index/detail?productId=${demo.productId}`);
    await purchase.is('deciding.idle');
    await expect(purchase.submit).not.toHaveAttribute('aria-disabled', 'true');
    await expect(offer).toHaveCount(0);
  });
});

test('rupees: a channel, from 500 on, credited at once', { tag: gate }, async ({ app, world, account }) => {
  const [recharge, deposit] = [new RechargePage(app), new DepositPage(app)];
  const { usdt, inr } = await account.standing();
  await app.open('/user/newrecharge');
  await app.follow('/user/cashrecharge?channel=upi');
  await recharge.is('deciding.idle');
  await expect(recharge.frame.locator('input[name="channel"][value="upi"]')).toBeChecked();
  await recharge.send({ type: 'channel.choose', channelId: 'bank' });
  await recharge.ask('499.99');
  await expect(recharge.frame).toContainText('Recharge at least play rupees ₹500.00');
  await recharge.is('deciding.idle');
  expect(await account.standing()).toMatchObject({ usdt, inr });
  // As it is pasted from elsewhere: the field's own currency goes.
  await recharge.ask('₹\u00A0500.00');
  await expect(recharge.amount).toHaveCount(0);
  await deposit.is('credited');
  expect(await shownAmount(deposit.standing)).toBe(500n * unit);
  await expect(deposit.fact('Reference')).toHaveText(/\S/);
  expect(await account.standing()).toMatchObject({ usdt, inr: inr + 500n * unit });
  await world.expectVerified();
});
