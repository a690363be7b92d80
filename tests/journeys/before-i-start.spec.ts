/** What a member looks up before they begin: fees and limits from each form, what a withdrawal costs, and finding things again. */
import { loadFees } from '#api/fees.ts';
import { allRecords, loadRecords } from '#api/wallet.ts';
import { assets } from '#contract/assets.ts';
import { recharges } from '#contract/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import { formatInstant } from '#domain/time.ts';
import { pathOf } from '../flows/money-paths.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { Account } from '../support/account.ts';
import { kept } from '../support/kept.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { keptOnDevice } from '../support/traces.ts';

/** The demo member's. */
const region = 1;

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('fees, limits and times stand one tap from each form, its own first, as the server has them', async ({
      app,
      page,
      account,
      demo,
    }) => {
      const { withdrawal, exchange } = valueOf(await loadFees(account.client));
      const forms = {
        recharge: '/user/recharge',
        withdrawal: '/user/withdraw',
        exchange: '/user/fund',
        redeem: '/user/reward',
        rent: `/index/detail?productId=${demo.productId}`,
      };
      for (const [topic, address] of Object.entries(forms)) {
        await app.open(address);
        await app.follow(`/user/fees?of=${topic}`);
        await app.shows('user/fees');
        await settled(page);
        await expect(page.locator('[data-topic]')).toHaveCount(5);
        await expect(page.locator('[data-topic]').first()).toHaveAttribute('data-topic', topic);
      }
      const part = (topic: string) => page.locator(`[data-topic="${topic}"]`);
      const { window } = withdrawal.options;
      const turnsAt = window.isOpen ? window.closesAt : window.opensAt;
      await expect(part('withdrawal')).toContainText('5%');
      await expect(part('withdrawal')).toContainText(formatInstant(turnsAt, region));
      await expect(part('withdrawal')).toContainText(formatInstant(withdrawal.limitResetsAt, region));
      expect(await shownAmount(page.locator('[data-left="USDT"]'))).toBe(asShown(withdrawal.options.usdt.left));
      await expect(part('exchange')).toContainText(formatInstant(exchange.quote.rateAt, region));
      await page.goBack();
      await app.shows('index/detail');
    });

    test('machines and records are found by what the address says, and nothing found leads out', async ({
      app,
      page,
      account,
    }) => {
      await app.open('/index/machines');
      await settled(page);
      const tiles = page.locator('[data-machine-tile]');
      const machines = await account.products();
      await expect(tiles).toHaveCount(machines.length);
      await page.locator('select[name="sort"]').selectOption('paid');
      await app.isAt('/index/machines?show=all&sort=paid');
      const counted = machines.filter(({ countedDays }) => countedDays > 0);
      expect(counted.length).toBeGreaterThan(1);
      await expect(tiles.locator('[data-full-days]')).toHaveCount(counted.length);
      const shares = counted.map(({ fullDays, countedDays }) => fullDays / countedDays).toSorted((a, b) => b - a);
      const best = machines.find(
        ({ id }) => id === counted.find((one) => one.fullDays / one.countedDays === shares[0])?.id,
      );
      await expect(tiles.first().locator('h3')).toHaveText(best?.name ?? '');

      await page.locator('input[name="find"]').fill('CRANE');
      await page.locator('input[name="find"]').press('Enter');
      await app.isAt('/index/machines?show=all&sort=paid&find=CRANE');
      await settled(page);
      const found = machines.filter(({ name }) => /crane/i.test(name));
      await expect(tiles).toHaveCount(found.length);
      await page.locator('input[name="find"]').fill('100%_nothing');
      await app.button('Search').click();
      await expect(app.heading('Nothing found')).toBeVisible();
      await page.getByRole('link', { name: app.words('Clear search') }).click();
      await app.isAt('/index/machines?show=all&sort=paid');
      await expect(tiles).toHaveCount(machines.length);

      const sought = { ...allRecords, find: 'crane', least: '1.00', who: 'escrow' } as const;
      const expected = valueOf(await loadRecords(account.client, sought, 1));
      expect(expected.total).toBeGreaterThan(0);
      await app.open('/user/record?type=1');
      await settled(page);
      const search = page.getByRole('search');
      await page.locator('details > summary').click();
      await search.locator('input[name="find"]').fill(' Crane ');
      await search.locator('input[name="least"]').fill('5');
      await search.locator('input[name="most"]').fill('2');
      await expect(app.text("The largest amount can't be below the smallest.")).toBeVisible();
      await search.locator('input[name="least"]').fill('1');
      await search.locator('input[name="most"]').fill('');
      await search.locator('select[name="who"]').selectOption('escrow');
      await search.locator('button[type="submit"]').click();
      await app.isAt('/user/record?type=1&find=Crane&least=1.00&who=escrow');
      await settled(page);
      await expect(page.locator('main a[href^="#/user/record?id="]')).toHaveCount(expected.list.length);
      await expect(search.locator('input[name="find"]')).toHaveValue('Crane');

      await app.goTo('/user/record?type=5&find=%25_%25');
      await expect(app.heading('Nothing found')).toBeVisible();
      await page.getByRole('link', { name: app.words('Clear search') }).click();
      await app.isAt('/user/record?type=5');
      await settled(page);
      await expect(page.locator('main a[href^="#/user/record?id="]').first()).toBeVisible();
    });

    test('news and posts are found, and a search that fails can be tried again', async ({ app, page, world }) => {
      for (const [address, path] of [
        ['/news', '/api/messages/news/list'],
        ['/dynamic', '/api/square/square/list'],
      ] as const) {
        await app.open(address);
        await settled(page);
        await page.locator('input[name="find"]').fill('no-such-text');
        await world.fault({ path, fault: 'error-before' });
        await page.locator('input[name="find"]').press('Enter');
        await app.isAt(`${address}?find=no-such-text`);
        await app.button('Try again').click();
        await expect(app.heading('Nothing found')).toBeVisible();
        await page.getByRole('link', { name: app.words('Clear search') }).click();
        await app.isAt(address);
        await settled(page);
        await expect(app.heading('Nothing found')).toHaveCount(0);
      }
    });
  });
}

test.describe('who has no address yet', () => {
  test.use({ member: 'empty', ownWorld: true });

  test('tries what a withdrawal costs, and finds the amount again in the form', async ({ app, page, world, demo }) => {
    const noor = await Account.of(world, demo.emptyPhone, demo.password);
    await noor.move(recharges.createRecharge, { method: 'usdt', channelId: '', amount: 50n * unit });
    await world.advance({ minutes: 3 });
    const withdrawal = new WithdrawalPage(app);
    await app.open('/user/withdraw');
    await withdrawal.is('blocked');
    await withdrawal.send({ type: 'amount.type', text: '12.50' });
    const costs = page.locator('[data-costs]');
    await expect(costs).toContainText('0.625');
    await expect(costs).toContainText('11.875');
    await app.follow('/user/fees?of=withdrawal');
    await app.shows('user/fees');
    await page.goBack();
    await withdrawal.is('blocked');
    await expect(withdrawal.amount).toHaveValue('12.50');
  });
});

test.describe('without a server', () => {
  test.use({ ownWorld: true, serviceWorkers: 'allow' });

  test('machines on the device are searched, records need a connection, and each says so', async ({
    app,
    page,
    world,
  }) => {
    await app.open('/index/machines');
    await kept(page);
    // They were read before there was a worker.
    await expect.poll(() => keptOnDevice(page)).toContain(pathOf(assets.products));
    await world.kill();
    await page.reload();
    await app.shows('index/machines');
    await expect(app.text("You're offline. Only machines on this device are searched.")).toBeVisible();
    await page.locator('input[name="find"]').fill('crane');
    await app.button('Search').click();
    await app.isAt('/index/machines?show=all&sort=offered&find=crane');
    await expect(page.locator('[data-machine-tile]')).toHaveCount(1);
    await expect(page.locator('[data-stale]').first()).toBeVisible();
    await app.goTo('/user/record?type=1&find=crane');
    await app.shows('user/record');
    await expect(app.text("You're offline. Searching needs a connection.")).toBeVisible();
    await expect(app.button('Search')).toHaveAttribute('aria-disabled', 'true');
    await world.restart();
    await expect(app.button('Search')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('main a[href^="#/user/record?id="]').first()).toBeVisible();
  });
});
