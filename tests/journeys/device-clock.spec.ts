/** A device whose clock is a day off: the window, what is left of the terms and every date are the server's. */
import { day, withdrawalQuoteLifetime } from '#domain/limits.ts';
import { formatInstant } from '#domain/time.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { secondsShown } from '../support/seconds-shown.ts';
import { expect, test } from '../support/test.ts';
import { lastWithdrawal } from '../support/withdrawing.ts';

test.use({ ownWorld: true });

for (const [name, offset] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  test(`a clock that is a day ${name}`, async ({ app, page, world, demo, account }) => {
    const withdrawal = new WithdrawalPage(app);
    await page.clock.install({ time: (await world.now()) + offset });
    await withdrawal.open('usdt');
    const before = await world.now();
    await withdrawal.review(demo.addressId, '40');
    const left = (await secondsShown(withdrawal.frame.getByRole('timer'))) * 1_000;
    // However long the page took until here.
    const most = (await world.now()) - before + 5_000;
    expect(left).toBeLessThanOrEqual(withdrawalQuoteLifetime);
    expect(left).toBeGreaterThanOrEqual(withdrawalQuoteLifetime - most);
    await page.clock.fastForward(121_000);
    await withdrawal.is('expired');
    await withdrawal.send({ type: 'quote.renew' });
    await withdrawal.agree(demo.fundPassword);
    await withdrawal.send({ type: 'password.confirm' });
    await withdrawal.is('submitted');
    const { createdAt, arrivesFrom, arrivesTo } = await lastWithdrawal(account);
    for (const at of [createdAt, arrivesFrom, arrivesTo]) {
      await expect(withdrawal.frame).toContainText(formatInstant(at, 1));
    }
    await world.expectVerified();
  });
}
