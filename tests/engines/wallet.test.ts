/** Play money in and out: a recharge that is paid, and a withdrawal by the fund password. */
import { loadOpenRecharges } from '#api/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import { expectHeldOnce, heldBy } from '#tests/support/withdrawing.ts';
import { describe } from 'vitest';
import { openSignedIn } from './member.ts';
import { inEngine, test } from './test.ts';

describe(inEngine, () => {
  test('a recharge is asked for, paid and credited', async ({ tab, world, demo, account }) => {
    const before = await account.standing();
    await world.payNext('none');
    await openSignedIn(tab, demo, '/user/recharge', 'user/recharge');
    await tab.is('recharge', 'deciding.idle');
    await tab.fill('[data-machine="recharge"] input[name="amount"]', '25.5');
    await tab.click('[data-machine="recharge"] button[type="submit"]');
    await tab.has('[data-machine="deposit"] [data-standing="unpaid"]');
    const [open] = valueOf(await loadOpenRecharges(account.client));
    await world.pay(open?.id ?? '');
    await world.advance({ minutes: 3 });
    await tab.has('[data-machine="deposit"] [data-standing="credited"]');
    if ((await account.standing()).usdt !== before.usdt + (255n * unit) / 10n) throw new Error('not credited once');
    await world.expectVerified();
  });

  test('a withdrawal is reviewed, confirmed and held once', async ({ tab, world, demo, account }) => {
    const before = await heldBy(account);
    const submit = '[data-machine="withdrawal"] button[type="submit"]';
    await openSignedIn(tab, demo, '/user/withdraw', 'user/withdraw');
    await tab.is('withdrawal', 'deciding.idle');
    await tab.click(`[data-machine="withdrawal"] label:has(input[name="payee"][value="${demo.addressId}"])`);
    await tab.fill('[data-machine="withdrawal"] input[name="amount"]', '20');
    await tab.click(submit);
    await tab.is('withdrawal', 'review');
    await tab.click(submit);
    await tab.is('withdrawal', 'password');
    await tab.fill('[data-machine="withdrawal"] input[name="fundPassword"]', demo.fundPassword);
    await tab.click(submit);
    await tab.is('withdrawal', 'submitted');
    await expectHeldOnce(world, account, before, 20n * unit);
  });
});
