/** What says that money is on its way goes on to say what became of it, while it is looked at (product 9.9). */
import { IncomePage } from '../pages/income-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true });

test('a withdrawal arrives, as the socket says', async ({ app, page, world, demo }) => {
  const withdrawal = new WithdrawalPage(app);
  await withdrawal.open('usdt');
  await startedAll(page);
  await withdrawal.review(demo.addressId, '20');
  await withdrawal.agree(demo.fundPassword);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('submitted');
  await expect(app.text('Your withdrawal is on its way')).toBeVisible();
  await world.advance({ days: 4 });
  await expect(app.text('Your withdrawal has arrived')).toBeVisible();
});

for (const { end, words, gets } of [
  { end: 'fails', words: 'Your withdrawal failed', gets: 'The whole amount is back in your balance, fee included.' },
  {
    end: 'overdue',
    words: 'Your withdrawal is late',
    gets: 'If the withdrawal fails, you get the whole amount back, fee included.',
  },
] as const) {
  test(`a withdrawal that ${end} says so while it is watched`, async ({ app, page, world, demo }) => {
    const withdrawal = new WithdrawalPage(app);
    await world.endNextWithdrawal(end);
    await page.clock.install();
    await withdrawal.open('usdt');
    await startedAll(page);
    await withdrawal.review(demo.addressId, '20');
    await withdrawal.agree(demo.fundPassword);
    await withdrawal.send({ type: 'password.confirm' });
    await withdrawal.is('submitted');
    await expect(app.text('Your withdrawal is on its way')).toBeVisible();
    await world.advance({ days: 3, hours: 1 });
    await page.clock.runFor(60_000);
    await expect(app.text(words)).toBeVisible();
    await expect(app.text(gets)).toBeVisible();
    await expect(app.text('Your withdrawal is on its way')).toHaveCount(0);
  });
}

test('the moment of collecting turns to what arrived, by the server’s clock', async ({ app, page, world }) => {
  const income = new IncomePage(app);
  const moment = page.getByRole('dialog');
  await page.clock.install();
  await income.open();
  await income.send({ type: 'income.take' });
  await income.is('taken');
  await expect(moment).toHaveAccessibleName('Your income is on its way');
  await expect(moment.getByRole('heading').last()).toContainText('In your balance about');
  await world.advance({ minutes: 31 });
  await page.clock.runFor(31 * 60_000);
  await expect(moment).toHaveAccessibleName('Your income has arrived');
  await expect(moment.getByRole('heading').last()).toHaveText('In your balance');
});

test('income arrives, by the server’s clock', async ({ app, page, world }) => {
  const income = new IncomePage(app);
  await page.clock.install();
  await income.open();
  await income.send({ type: 'income.take' });
  await income.finish();
  await expect(app.text('Your income should arrive in about 30 minutes')).toBeVisible();
  // Whether an answer tells the time meanwhile or not.
  await world.advance({ minutes: 31 });
  await page.clock.runFor(31 * 60_000);
  await expect(app.text('In your balance')).toBeVisible();
});
