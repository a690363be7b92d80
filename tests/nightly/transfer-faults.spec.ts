/** Exchanging and redeeming when things go wrong on the way: once or not at all, and the member is told which. */
import { allRecords, loadRecords } from '#api/wallet.ts';
import { redeemCode } from '#contract/redeem.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import { recordGroups } from '#domain/wallet.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { App } from '../pages/app.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import { RedeemPage } from '../pages/redeem-page.ts';
import { Account, type Standing } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { withoutLocks } from '../support/without-locks.ts';
import { exchangePath, intentPath, lost, pathOf } from '../flows/money-paths.ts';

test.use({ ownWorld: true });

/** What the code `WELCOME5` is worth, in millionths of USDT. */
const welcome = 5n * unit;

/** All rupees gone, for one record in each currency. */
async function expectExchangedOnce(account: Account, before: Standing): Promise<void> {
  const { list } = valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.exchange }, 1));
  const [usdt, inr] = (['USDT', 'INR'] as const).map((currency) => list.filter((one) => one.currency === currency));
  expect(inr?.map(({ amount }) => amount)).toEqual([-before.inr]);
  expect(usdt).toHaveLength(1);
  expect(await account.standing()).toMatchObject({ inr: 0n, usdt: before.usdt + (usdt?.[0]?.amount ?? 0n) });
}

test.describe('exchange', () => {
  test('the reply is lost: the doubt is shown, then the receipt; exchanged once', async ({ app, world, account }) => {
    const exchange = new ExchangePage(app);
    const before = await account.standing();
    await world.fault({ path: exchangePath, fault: 'lost-reply', times: lost });
    await world.fault({ path: intentPath, fault: 'error-before' });
    await exchange.open();
    await exchange.review();
    await exchange.send({ type: 'exchange.confirm' });
    await exchange.is('unsettled');
    await expect(app.text("We're still confirming your exchange")).toBeVisible();
    await exchange.is('exchanged');
    await expectExchangedOnce(account, before);
    await world.expectVerified();
  });

  test('a double click exchanges once', async ({ app, world, account }) => {
    const exchange = new ExchangePage(app);
    const before = await account.standing();
    await world.fault({ path: exchangePath, fault: 'slow', ms: 1_000, times: 2 });
    await exchange.open();
    await exchange.review();
    await exchange.submit.dblclick();
    await exchange.is('exchanged');
    await expectExchangedOnce(account, before);
    await world.expectVerified();
  });

  test('two tabs that can’t hold a lock: once, and both say so', async ({ app, context, world, account }) => {
    const before = await account.standing();
    await world.fault({ path: exchangePath, fault: 'slow', ms: 1_000, times: 2 });
    await withoutLocks(context);
    const tabs = [app, new App(await context.newPage(), app.lang, app.words)].map((tab) => new ExchangePage(tab));
    for (const exchange of tabs) {
      await exchange.open();
      await exchange.review();
    }
    await Promise.all(tabs.map((exchange) => exchange.send({ type: 'exchange.confirm' })));
    for (const exchange of tabs) await exchange.is('exchanged');
    await expectExchangedOnce(account, before);
    await world.expectVerified();
  });
});

test.describe('a code', () => {
  test('the reply is lost: told that it was redeemed, credited once', async ({ app, world, account }) => {
    const redeem = new RedeemPage(app);
    const before = await account.standing();
    await world.fault({ path: pathOf(redeemCode), fault: 'lost-reply', times: lost });
    await redeem.open();
    await redeem.redeem('welcome-5');
    await redeem.is('redeemed');
    expect(await shownAmount(redeem.redeemed)).toBe(asShown(welcome));
    expect(await account.standing()).toMatchObject({ inr: before.inr, usdt: before.usdt + welcome });
    await world.expectVerified();
  });

  test('unknown, gone, used: says which, and keeps what was typed', async ({ app, world, demo, account }) => {
    const redeem = new RedeemPage(app);
    const quickest = await Account.of(world, demo.emptyPhone, demo.password);
    await quickest.move(redeemCode, { code: 'LAST1' });
    const before = await account.standing();
    await redeem.open();
    const refusals = [
      ['NO-SUCH 1', 'This code is unknown or has expired'],
      ['last 1', 'This code has been used up'],
    ] as const;
    for (const [typed, words] of refusals) {
      await redeem.redeem(typed);
      await redeem.is('refused');
      await expect(redeem.refusal).toContainText(words);
      await expect(redeem.code).toHaveValue(typed);
    }
    await account.expectUnmoved(before);
    // Mended in place.
    await redeem.redeem('WELCOME5');
    await redeem.is('redeemed');
    await redeem.send({ type: 'form.open' });
    await redeem.redeem('WELCOME5');
    await redeem.is('refused');
    await expect(redeem.refusal).toContainText("You've already redeemed this code");
    await expect(redeem.code).toHaveValue('WELCOME5');
    expect(await account.standing()).toMatchObject({ inr: before.inr, usdt: before.usdt + welcome });
    await world.expectVerified();
  });
});
