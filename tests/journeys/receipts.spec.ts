/** What says that money is on its way goes on to say what became of it, while it is looked at (product 9.9). */
import { income } from '#contract/income.ts';
import { day } from '#domain/limits.ts';
import { IncomePage } from '../pages/income-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { settled, startedAll } from '../support/settled.ts';
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
    // In steps that a call's time limit, which runs with them, doesn't end.
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(app.text(words)).toBeVisible({ timeout: 1_000 });
    }).toPass();
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

for (const { where, address } of [
  { where: 'home', address: '/index' },
  { where: 'the wallet', address: '/projects' },
]) {
  test(`${where} is read again when income arrives that another device collected`, async ({
    app,
    page,
    world,
    account,
  }) => {
    const balance = page.locator('[data-balance="USDT"]');
    await world.advance({ hours: 26 });
    await app.open(address);
    await startedAll(page);
    const before = await balance.innerText();
    await account.move(income.takeIncome, {});
    await world.advance({ minutes: 31 });
    await expect(balance).not.toHaveText(before);
  });
}

test('home offers what falls due while it is looked at, by the server’s clock', async ({ app, page, world }) => {
  const due = page.getByRole('button', { name: app.words('Collect <0/>').split('<')[0] ?? '' });
  await world.advance({ hours: 26 });
  // Nobody else says so.
  await page.routeWebSocket(/./, (socket) => socket.close());
  await page.clock.install();
  await app.open('/index');
  await settled(page);
  const before = await due.innerText();
  await world.advance({ days: 3 });
  await page.clock.fastForward(3 * day);
  await expect(due).not.toHaveText(before);
});
