/** A session that ends in the middle of something, in other tabs, and late. */
import type { Request, Route } from '@playwright/test';
import { headers } from '#domain/headers.ts';
import { person } from '#contract/person.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { unit } from '#domain/money.ts';
import { pathOf, withdrawPath } from '../flows/money-paths.ts';
import { App } from '../pages/app.ts';
import { SessionPage } from '../pages/app-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { keptDrafts } from '../support/kept-drafts.ts';
import { keptIntent } from '../support/kept-intent.ts';
import { awayAndBack, swapSession } from '../support/kept-session.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { expectHeldOnce, expectNothingHeld, heldBy } from '../support/withdrawing.ts';

test.use({ ownWorld: true });

const profilePath = pathOf(person.profile);

test('a session that ends in mid-withdrawal: back in it, the same amount, the same intent, one withdrawal', async ({
  app,
  page,
  world,
  account,
  demo,
}) => {
  const [withdrawal, login] = [new WithdrawalPage(app), new LoginPage(page, app.words)];
  for (const call of [withdrawals.quoteWithdrawal, withdrawals.authoriseWithdrawal]) world.faulted.add(pathOf(call));
  const before = await heldBy(account);
  await withdrawal.open('usdt');
  await withdrawal.send({ type: 'payee.choose', payeeId: demo.addressId });
  await withdrawal.send({ type: 'amount.type', text: '20' });
  const intentId = await keptIntent(page, 'withdrawUsdt');

  const isBack = async () => {
    await app.shows('user/login');
    // Of who typed it, and nothing secret.
    const drafts = await keptDrafts(page);
    expect(Object.values(drafts)).toEqual([{ payeeId: demo.addressId, entry: { text: '20', exact: null } }]);
    expect(JSON.stringify(drafts)).not.toContain(demo.fundPassword);
    expect(await swapSession(page, null)).toBeNull();
    await login.signIn(demo);
    await app.isAt('/user/withdraw');
    expect(await keptIntent(page, 'withdrawUsdt')).toBe(intentId);
    await account.signIn();
  };
  const isForm = async () => {
    await withdrawal.is('deciding.idle');
    await expect(withdrawal.amount).toHaveValue('20');
    await expect(withdrawal.frame.locator(`input[name="payee"][value="${demo.addressId}"]`)).toBeChecked();
  };

  await test.step('at the form', async () => {
    await world.revoke(demo.phone);
    await withdrawal.send({ type: 'review.open' });
    await isBack();
    await isForm();
  });
  await test.step('at the review', async () => {
    await withdrawal.send({ type: 'review.open' });
    await withdrawal.is('review');
    await world.revoke(demo.phone);
    await withdrawal.agree(demo.fundPassword);
    await withdrawal.send({ type: 'password.confirm' });
    await isBack();
    await isForm();
    await expectNothingHeld(world, account, before);
  });
  await test.step('when it is sent', async () => {
    await withdrawal.send({ type: 'review.open' });
    await withdrawal.agree(demo.fundPassword);
    await world.fault({ path: withdrawPath, fault: 'unauthorized' });
    await withdrawal.send({ type: 'password.confirm' });
    await isBack();
    await withdrawal.is('unsent');
    await withdrawal.send({ type: 'move.resend' });
    await withdrawal.is('submitted');
    await expectHeldOnce(world, account, before, 20n * unit);
    expect(await keptDrafts(page)).toEqual({});
  });
});

test('what one member typed is gone when another one signs in', { tag: gate }, async ({ app, page, world, demo }) => {
  const [withdrawal, login] = [new WithdrawalPage(app), new LoginPage(page, app.words)];
  world.faulted.add(pathOf(withdrawals.quoteWithdrawal));
  await withdrawal.open('usdt');
  await withdrawal.send({ type: 'payee.choose', payeeId: demo.addressId });
  await withdrawal.send({ type: 'amount.type', text: '20' });
  await world.revoke(demo.phone);
  await withdrawal.send({ type: 'review.open' });
  await app.shows('user/login');
  expect(Object.keys(await keptDrafts(page))).toHaveLength(1);
  await login.signIn({ phone: demo.emptyPhone, password: demo.password });
  await app.isAt('/user/withdraw');
  await expect.poll(() => keptDrafts(page)).toEqual({});
});

test('tabs follow each other: out, in, and to another member', async ({ app, page, context, world, demo }) => {
  const other = new App(await context.newPage(), app.lang, app.words);
  const tabs = [app, other];
  const otherState = new SessionPage(other).frame;
  const phoneIn = ({ page: tab }: App) => tab.locator('[data-screen="mine"]').getByText(demo.phone);
  for (const tab of tabs) {
    await tab.open('/mine');
    await expect(phoneIn(tab)).toBeVisible();
  }

  await test.step('signing out', async () => {
    await app.button('Log out').click();
    await expect(otherState).toHaveAttribute('data-state', 'visitor');
    await expect(other.screen('user/login')).toBeVisible();
    await expect(phoneIn(other)).toHaveCount(0);
    for (const tab of tabs) await tab.isAt('/user/login');
  });

  await test.step('signing in, as somebody else', async () => {
    await new LoginPage(page, app.words).signIn({ phone: demo.emptyPhone, password: demo.password });
    await expect(other.screen('index')).toBeVisible();
    for (const tab of tabs) {
      await tab.goTo('/mine');
      await expect(tab.screen('mine').getByText(demo.emptyPhone)).toBeVisible();
    }
  });

  await test.step('another member’s session in the place of this one', async () => {
    const shown = await page.evaluateHandle(() => document.querySelector('[data-screen="mine"]'));
    const kept = await swapSession(page, null);
    expect(kept).not.toBeNull();
    // The other tab has nothing to go by but the device.
    await awayAndBack(other.page, () => Promise.resolve());
    await other.shows('user/login');
    await new LoginPage(other.page, other.words).signIn(demo);
    await expect(phoneIn(app)).toBeVisible();
    await expect(app.screen('mine').getByText(demo.emptyPhone)).toHaveCount(0);
    // Not the same screen with other figures: it was made anew.
    expect(await shown.evaluate((node) => node?.isConnected)).toBe(false);
  });

  await test.step('a session that ends', async () => {
    for (const tab of tabs) await tab.goTo('/index/language');
    await other.shows('index/language');
    await world.revoke(demo.phone);
    await app.goTo('/mine');
    await expect(otherState).toHaveAttribute('data-state', 'visitor');
    await app.shows('user/login');
  });
});

test('a page that comes back from the cache after a sign-out shows login and asks nothing', async ({ app, page }) => {
  await app.open('/mine');
  await app.shows('mine');
  await settled(page);
  const calls: string[] = [];
  await awayAndBack(page, async () => {
    await expect(page.locator('body')).toBeHidden();
    await swapSession(page, null);
    page.on('request', (request) => calls.push(request.url()));
  });
  await app.shows('user/login');
  await expect(app.screen('mine')).toHaveCount(0);
  expect(calls.filter((url) => url.includes(profilePath))).toEqual([]);
});

test('late refusals of an old token end no newer session', async ({ app, page, world, demo }) => {
  const held: Route[] = [];
  const isHeld = (request: Request) => held.some((route) => route.request() === request);
  let [old, over, refused] = ['', 0, 0];
  page.on('response', (response) => {
    if (!isHeld(response.request())) return;
    over += 1;
    // Some calls need no session.
    refused += Number(response.status() === 401);
  });
  // What a busy machine held back longer than the client waits is not asked any more.
  page.on('requestfailed', (request) => (over += Number(isHeld(request))));
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const token = request.headers()[headers.token.toLowerCase()] ?? '';
    old ||= token;
    const isLet = token !== old || token === '' || new URL(request.url()).pathname === profilePath;
    if (isLet || held.length >= 8) return route.continue();
    // Let go after the session was ended: the server refuses it then.
    held.push(route);
  });
  await app.open();
  for (const address of ['/projects', '/user/record?type=1', '/user/address', '/user/withdraw', '/index', '/user/earn'])
    if (held.length < 8) {
      await app.goTo(address);
      await app.shows(address.slice(1).split('?')[0] ?? '');
    }
  await expect.poll(() => held.length).toBe(8);
  world.faulted.add('*');
  await world.revoke(demo.phone);
  await app.goTo('/mine');
  await app.shows('user/login');
  await new LoginPage(page, app.words).signIn(demo);
  await app.isAt('/mine');
  await app.shows('mine');
  for (const route of held) await route.continue();
  await expect.poll(() => over).toBe(8);
  expect(refused).toBeGreaterThan(0);
  await expect(new SessionPage(app).frame).toHaveAttribute('data-state', 'member');
  await app.goTo('/projects');
  await app.shows('projects');
  expect((await swapSession(page, null))?.token).not.toBe(old);
});
