/** Rupees to USDT: all of them, at a rate that was seen and agreed to, once. */
import { loadRecords, allRecords } from '#api/wallet.ts';
import { usdtFor } from '#domain/exchange.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { exchangeQuoteLifetime } from '#domain/limits.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import { recordGroups } from '#domain/wallet.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

test(
  'all rupees; rates that run out are asked for anew; the one agreed to is the one that counts',
  { tag: gate },
  async ({ app, page, world, demo, account }) => {
    const exchange = new ExchangePage(app);
    const { usdt, inr } = await account.standing();
    const gives = (rate: string) => asShown(usdtFor(inr, parseDecimal(rate)));
    await world.setRate('80');
    await page.clock.install();
    await exchange.open();
    await exchange.send({ type: 'amount.fill' });
    await expect(exchange.amount).toHaveValue(toDecimal(inr));
    expect(await shownAmount(exchange.yields)).toBe(gives('80'));

    // Another rate than the form had: the review has the one that holds.
    await world.setRate('88.8888');
    await exchange.send({ type: 'review.open' });
    await exchange.is('review');
    await expect(exchange.fact('Rate for 1 USDT')).toHaveText('play rupees ₹88.8888');
    expect(await shownAmount(exchange.yields)).toBe(gives('88.8888'));

    await page.clock.fastForward(exchangeQuoteLifetime + 1_000);
    await exchange.is('expired');
    await expect(app.text('These terms have expired')).toBeVisible();
    await world.setRate('90.5');
    await exchange.send({ type: 'quote.renew' });
    await exchange.is('review');
    expect(await shownAmount(exchange.yields)).toBe(gives('90.5'));

    // Over on the server alone: told, and asked again.
    await world.advance({ minutes: 2 });
    await world.setRate('91.25');
    await exchange.send({ type: 'exchange.confirm' });
    await exchange.is('refused');
    await expect(app.text('These terms have expired')).toBeVisible();
    expect(await account.standing()).toMatchObject({ usdt, inr });
    await exchange.send({ type: 'terms.refresh' });
    await exchange.is('deciding.idle');
    await expect(exchange.amount).toHaveValue(toDecimal(inr));
    await exchange.send({ type: 'review.open' });
    await exchange.is('review');
    expect(await shownAmount(exchange.yields)).toBe(gives('91.25'));

    await world.setRate('99');
    await exchange.send({ type: 'exchange.confirm' });
    await exchange.is('exchanged');
    expect(await shownAmount(exchange.exchanged)).toBe(gives('91.25'));
    await expect(exchange.fact('Rate for 1 USDT')).toHaveText('play rupees ₹91.25');
    const got = usdtFor(inr, parseDecimal('91.25'));
    expect(await account.standing()).toMatchObject({ usdt: usdt + got, inr: 0n });

    await app.follow('/user/record?type=6');
    const { list } = valueOf(await loadRecords(account.client, { ...allRecords, type: recordGroups.exchange }, 1));
    expect(new Set(list.map(({ currency, amount }) => `${amount} ${currency}`))).toEqual(
      new Set([`${got} USDT`, `${-inr} INR`]),
    );
    const sources = { USDT: 'exchange:USDT', INR: `member:${demo.memberId}:wallet` };
    for (const { id, currency } of list) {
      await app.follow(`/user/record?id=${id}`);
      await expect(page.locator('[data-source]')).toHaveText(sources[currency]);
      await page.goBack();
    }

    await app.goTo('/user/fund');
    await exchange.is('spent');
    await expect(app.text("You've already exchanged")).toBeVisible();
    await world.expectVerified();
  },
);

test.describe('a member without rupees', () => {
  test.use({ member: 'empty', ownWorld: false });

  test('is told that there is nothing to exchange, and how to get some', { tag: gate }, async ({ app, page }) => {
    const exchange = new ExchangePage(app);
    await app.open('/user/fund');
    await exchange.is('empty');
    await expect(app.text('You have no rupees to exchange')).toBeVisible();
    await exchange.send({ type: 'terms.refresh' });
    await settled(page);
    await exchange.is('empty');
    await app.screen('user/fund').getByRole('link', { name: 'Recharge rupees' }).click();
    await app.shows('user/newrecharge');
  });
});
