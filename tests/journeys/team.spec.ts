/** An invitation from the link to its bonus: who came, what it brought, who paid it; and what leaves the app on the way. */
import { loadTeamPage } from '#api/team.ts';
import { assets } from '#contract/assets.ts';
import { recharges } from '#contract/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { referralBonus } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import { socialHosts, socialPlaces } from '#domain/social-share.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { App } from '../pages/app.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { SharePage } from '../pages/share-page.ts';
import { Account } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import type { World } from '../support/world.ts';

test.use({ ownWorld: true });

const phone = '9876501234';
const password = 'Leela2026new';
const price = parseDecimal('100.00');

/** Recharges and buys, as the new member would. */
async function buyFirstOrder(world: World, member: Account): Promise<void> {
  const asked = { method: 'usdt', channelId: '', amount: 2n * price } as const;
  const { id } = await member.move(recharges.createRecharge, asked);
  await world.pay(id);
  await world.advance({ minutes: 5 });
  await expect.poll(async () => (await member.standing()).usdt).toBeGreaterThan(price);
  const affordable = (await member.products()).find(
    ({ status, terms, sold, stock }) => status === 'onSale' && terms && terms.price <= price && sold < stock,
  );
  const product = await member.product(affordable?.id ?? '');
  const { id: productId, terms, agreementVersion } = product;
  if (!terms) throw new Error('the demo world sells something for less than 100');
  await member.move(assets.createOrder, { productId, couponId: '', ...terms, agreementVersion });
}

test(
  'copy the link, see who came by it, and the bonus with its payer',
  { tag: gate },
  async ({ app, page, context, browser, world, account }) => {
    const share = new SharePage(app);
    const team = async () => valueOf(await loadTeamPage(account.client));
    const before = await team();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await app.open('/index');
    await app.follow('/index/friend');
    await app.shows('index/friend');
    await app.follow('/index/shareLink');
    await app.shows('index/shareLink');
    await share.send({ type: 'link.copy' });
    await expect(app.text('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${world.url}/#/user/login/register?invite=${before.share.inviteCode}`);

    const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const visitor = await elsewhere.newPage();
    const register = new RegisterPage(new App(visitor, 'en', app.words));
    await visitor.goto(link);
    await expect(register.frame.locator('[name="inviteCode"]')).toHaveValue(before.share.inviteCode);
    await register.ask({ phone, password });
    await register.enter(await world.codeFor(phone));
    await register.is('welcome');
    await elsewhere.close();

    const level = page.locator('a[href="#/index/lowerincome?level=B"]');
    await app.goTo('/index/lowerincome');
    await app.shows('index/lowerincome');
    const newest = page.locator('[data-machine="paging"] li').first();
    await expect(newest).toContainText('98•••34');
    await expect(newest).toContainText(app.words('Not active'));
    await expect(newest).toContainText(app.words('No bonus yet'));
    await expect(page.locator('body')).not.toContainText(phone);

    await buyFirstOrder(world, await Account.of(world, phone, password));
    await world.advance({ hours: 26 });
    const after = await team();
    const gained = after.figures.levels.B;
    expect(gained.credited - before.figures.levels.B.credited).toBe(referralBonus.B);
    await app.goTo('/index/friend');
    await expect(level).toContainText(String(before.share.levels.B + 1));
    await level.click();
    const brought = page.locator('a[href^="#/user/record?id="]').filter({ hasText: '98•••34' });
    await expect(brought).toContainText(app.words('Active'));
    expect(await shownAmount(brought)).toBe(asShown(referralBonus.B));
    await brought.click();
    await app.shows('user/record');
    await expect(page.locator('[data-source]')).toHaveText('promo:budget');
    await world.expectVerified();
  },
);

test('nothing of another host is asked for before its name was shown, and Cancel stays', async ({
  app,
  page,
  world,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== world.url) elsewhere.push(request.url());
  });
  await app.open('/index/shareLink');
  await app.shows('index/shareLink');
  const names = ['WhatsApp', 'Telegram', 'X', 'Facebook'];
  for (const [index, place] of socialPlaces.entries()) {
    await page.getByRole('button', { name: names[index] ?? '', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText(socialHosts[place]);
    const out = sheet.locator('a[target="_blank"]');
    await expect(out).toHaveAttribute('rel', 'noopener noreferrer');
    expect(new URL((await out.getAttribute('href')) ?? '').host).toBe(socialHosts[place]);
    await sheet.getByRole('button', { name: app.words('Cancel'), exact: true }).click();
    await expect(sheet).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
});

test.describe('a member who invited nobody', () => {
  test.use({ member: 'empty' });

  test('sees what would be there', async ({ app }) => {
    await app.open('/index/friend');
    await expect(app.text('0 members')).toBeVisible();
    await app.goTo('/index/lowerincome');
    await expect(app.text('No members yet')).toBeVisible();
    await app.goTo('/index/lowerincome?level=D');
    await expect(app.text("The level above hasn't invited anyone.")).toBeVisible();
  });
});
