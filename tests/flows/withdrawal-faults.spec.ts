/** Withdrawing when things go wrong on the way: the member is told what became of it, and it is taken once at most. */
import { unit } from '#domain/money.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { App } from '../pages/app.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { withoutLocks } from '../support/without-locks.ts';
import { expectHeldOnce, expectNothingHeld, heldBy } from '../support/withdrawing.ts';
import { intentPath, lost, withdrawPath } from './money-paths.ts';

test.use({ ownWorld: true });

const amount = 20n * unit;

/** Up to the fund password, typed. */
async function begin(withdrawal: WithdrawalPage, demo: DemoFacts): Promise<void> {
  await withdrawal.open('usdt');
  await withdrawal.review(demo.addressId, '20');
  await withdrawal.agree(demo.fundPassword);
}

test(
  'the reply is lost: the doubt is shown, then the receipt; taken once',
  { tag: gate },
  async ({ app, world, demo, account }) => {
    const withdrawal = new WithdrawalPage(app);
    const before = await heldBy(account);
    await world.fault({ path: withdrawPath, fault: 'lost-reply', times: lost });
    await world.fault({ path: intentPath, fault: 'error-before' });
    await begin(withdrawal, demo);
    await withdrawal.send({ type: 'password.confirm' });
    await withdrawal.is('unsettled');
    await expect(app.text("We're still confirming your withdrawal")).toBeVisible();
    await withdrawal.is('submitted');
    await expect(app.text('Your withdrawal is on its way')).toBeVisible();
    await expectHeldOnce(world, account, before, amount);
  },
);

test('a page of HTML for an answer: dropped, nothing has moved, and what was typed is kept', async ({
  app,
  world,
  demo,
  account,
}) => {
  const withdrawal = new WithdrawalPage(app);
  const before = await heldBy(account);
  await world.fault({ path: withdrawPath, fault: 'html' });
  await begin(withdrawal, demo);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('unsent');
  await withdrawal.send({ type: 'move.drop' });
  await withdrawal.is('deciding.idle');
  await expect(withdrawal.amount).toHaveValue('20');
  await expectNothingHeld(world, account, before);
});

test('a double click withdraws once', async ({ app, world, demo, account }) => {
  const withdrawal = new WithdrawalPage(app);
  const before = await heldBy(account);
  await world.fault({ path: withdrawPath, fault: 'slow', ms: 1_000, times: 2 });
  await begin(withdrawal, demo);
  await withdrawal.submit.dblclick();
  await withdrawal.is('submitted');
  await expectHeldOnce(world, account, before, amount);
});

test('two tabs that can’t hold a lock: one withdrawal, and both say so', async ({
  app,
  context,
  world,
  demo,
  account,
}) => {
  const before = await heldBy(account);
  await world.fault({ path: withdrawPath, fault: 'slow', ms: 1_000, times: 2 });
  await withoutLocks(context);
  const tabs = [app, new App(await context.newPage(), app.lang, app.words)].map((tab) => new WithdrawalPage(tab));
  for (const withdrawal of tabs) await begin(withdrawal, demo);
  await Promise.all(tabs.map((withdrawal) => withdrawal.send({ type: 'password.confirm' })));
  for (const withdrawal of tabs) await withdrawal.is('submitted');
  await expectHeldOnce(world, account, before, amount);
});

test.describe('a server that dies', () => {
  test.use({ ownProcess: true });

  test('kill -9 of the server between commit and reply', async ({ app, world, demo, account }) => {
    const withdrawal = new WithdrawalPage(app);
    const before = await heldBy(account);
    await world.fault({ path: withdrawPath, fault: 'slow', ms: 60_000 });
    await begin(withdrawal, demo);
    await withdrawal.send({ type: 'password.confirm' });
    await expect.poll(async () => (await heldBy(account)).made).toBe(before.made + 1);
    await world.kill();
    await withdrawal.is('unsettled');
    await world.restart();
    await withdrawal.is('submitted');
    await expectHeldOnce(world, account, before, amount);
  });
});
