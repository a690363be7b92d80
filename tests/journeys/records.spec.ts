/** What moved, and what there is: records by kind and day, their sums, their file, where each came from, and the figures. */
import { readFile } from 'node:fs/promises';
import { loadDocument } from '#api/content.ts';
import { loadHoldings } from '#api/orders.ts';
import { allRecords, loadIncomeSeries, loadRecord, loadRecords, loadRecordTotals, loadWallet } from '#api/wallet.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { toDecimal } from '#domain/money.ts';
import { isoDay } from '#domain/time.ts';
import { recordGroups, type MoneyRecord, type RecordFilter } from '#domain/wallet.ts';
import { withdrawalIdOf } from '#domain/withdrawal.ts';
import type { Page } from '@playwright/test';
import { asShown, shownAmount } from '../pages/amounts.ts';
import type { Account } from '../support/account.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

/** The demo member's. */
const region = 1;
const currencies = ['USDT', 'INR'] as const;

async function everyRecord({ client }: Account, filter: RecordFilter): Promise<readonly MoneyRecord[]> {
  const rows: MoneyRecord[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = valueOf(await loadRecords(client, filter, pageNum));
    rows.push(...list);
    if (rows.length >= total || list.length === 0) return rows;
  }
}

/** What the rows lead to: a record, or a withdrawal. */
const idsShown = (page: Page): Promise<string[]> =>
  page
    .locator('main a:is([href^="#/user/record?id="], [href^="#/user/withrecord?id="])')
    .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href')?.split('?id=')[1] ?? '')));

/** Of a long list the first rows are in the document. */
async function expectListed(page: Page, records: readonly MoneyRecord[]): Promise<void> {
  await expect(async () => {
    const shown = await idsShown(page);
    const ids = records.slice(0, shown.length).map((record) => withdrawalIdOf(record) ?? record.id);
    expect(shown).toEqual(ids);
    expect(shown.length > 0).toBe(records.length > 0);
  }).toPass({ timeout: 20_000 });
}

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('the filter that was chosen stands in sight, and the page where it was', async ({ app, page }) => {
      await app.open(`/user/record?type=${recordGroups.income}`);
      const chosen = page.locator('main nav a[aria-current="page"]').first();
      await expect(chosen).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test('by kind: each lists its own, and their sums are the balance', async ({ app, page, account }) => {
  const standing = await account.standing();
  const sums = { USDT: 0n, INR: 0n };
  await app.open('/user/record?type=1');
  for (const type of Object.values(recordGroups)) {
    await app.follow(`/user/record?type=${type}`);
    await app.isAt(`/user/record?type=${type}`);
    await settled(page);
    const filter = { ...allRecords, type };
    const { list } = valueOf(await loadRecords(account.client, filter, 1));
    await expectListed(page, list);
    for (const { currency, in: came, out } of valueOf(await loadRecordTotals(account.client, filter))) {
      const total = page.locator(`[data-total="${currency}"]`);
      expect(await shownAmount(total), `${type}, ${currency}`).toBe(asShown(came - out));
      if (type !== recordGroups.all) sums[currency] += came - out;
    }
  }
  expect(sums).toEqual({ USDT: standing.usdt, INR: standing.inr });
  await app.follow('/user/record?type=1');
  await expect(app.text('Your balance, from all records')).toBeVisible();
  for (const currency of currencies) {
    const balance = currency === 'USDT' ? standing.usdt : standing.inr;
    expect(await shownAmount(page.locator(`[data-total="${currency}"]`))).toBe(asShown(balance));
  }
});

test('a filter that is pressed before the last one is drawn is added to it', async ({ app, page }) => {
  await app.open('/user/record?type=1');
  const links = [`?type=${recordGroups.income}`, '&currency=INR'].map((end) => `main a[href$="${end}"]`);
  await page.locator(links.at(-1) ?? '').waitFor({ state: 'attached' });
  await page.evaluate((all) => all.map((link) => document.querySelector<HTMLElement>(link)?.click()), links);
  const both = `/user/record?type=${recordGroups.income}&currency=INR`;
  await app.isAt(both);
  await expect(page.locator(`main a[aria-current][href="#${both}"]`)).toHaveCount(2);
  // Nothing of it is in the demo, and a zero has the currency that was asked for.
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', 'INR');
});

test('by days: what fell into them in the region of the member, and the same as a CSV file', async ({
  app,
  page,
  account,
}) => {
  const incomes = await everyRecord(account, { ...allRecords, type: recordGroups.income });
  const days = [...new Set(incomes.map(({ at }) => isoDay(at, region)))];
  // Before the newest, so that both ends cut something off.
  const [to, from] = [days[1], days[2]];
  if (to === undefined || from === undefined) throw new Error('the demo has too few days of income');
  const expected = incomes.filter(({ at }) => [from, to].includes(isoDay(at, region)));
  expect(expected.length).toBeGreaterThan(1);

  await app.open('/user/record?type=7');
  await page.locator('details:has(input[name="from"]) > summary').click();
  await page.locator('input[name="from"]').fill(from);
  await page.locator('input[name="to"]').fill(to);
  await app.button('Show these days').click();
  await app.isAt(`/user/record?type=7&from=${from}&to=${to}`);
  await settled(page);
  await expectListed(page, expected);

  await app.button('Export as CSV').click();
  await expect(page.locator('[data-machine="recordExport"]')).toBeFocused();
  const saving = page.waitForEvent('download');
  await page.locator('[data-machine="recordExport"] a[download]').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^dayrent-records-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.shift()).toBe('\uFEFFtime,type,status,amount,currency,about,record');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(expected.length);
  for (const [index, { at, type, status, amount, currency, id }] of expected.entries()) {
    const facts = [new Date(at).toISOString(), type, status, toDecimal(amount), `play ${currency}`].join(',');
    expect(lines[index]?.startsWith(`${facts},`), lines[index]).toBe(true);
    expect(lines[index]?.endsWith(`,${id}`), lines[index]).toBe(true);
  }

  // The address alone brings the filter back; days without any say so and lead out.
  await app.open(`/user/record?type=7&from=${from}&to=${to}`);
  await settled(page);
  await expectListed(page, expected);
  await app.goTo('/user/record?type=7&from=2020-01-01&to=2020-01-02');
  await expect(app.heading('No records in these days')).toBeVisible();
  await page.getByRole('link', { name: 'Show all days' }).click();
  await app.isAt('/user/record?type=7');
});

test(
  'one record opens to who paid, the rule and the postings, and leads to what it tells of',
  { tag: gate },
  async ({ app, page, account }) => {
    const screens = { orderId: 'user/orders', rechargeId: 'user/recharge', withdrawalId: 'user/withrecord' } as const;
    const groups = { orderId: recordGroups.income, rechargeId: recordGroups.recharge, withdrawalId: '3' } as const;
    for (const key of ['orderId', 'rechargeId', 'withdrawalId'] as const) {
      const filter: RecordFilter = { ...allRecords, type: groups[key], currency: 'USDT' };
      const [newest] = (await everyRecord(account, filter)).filter(({ status }) => status !== 'notReceived');
      if (!newest) throw new Error(`the demo has no record with ${key}`);
      const record = valueOf(await loadRecord(account.client, newest.id));
      await app.open(`/user/record?id=${encodeURIComponent(record.id)}`);
      await expect(page.locator('[data-source]')).toHaveText(record.source);
      expect(await shownAmount(page.locator('main [data-play]').first())).toBe(asShown(record.amount));
      await app.text('Details').click();
      // In words: the rule's own name is only beside its posting.
      await expect(page.locator('dl > div').filter({ hasText: 'Rule' }).locator('dd')).not.toHaveText(record.rule);
      const postings = page.locator('[data-postings] > li');
      await expect(postings).toHaveCount(record.postings.length);
      for (const [index, { from, to, amount, entryId }] of record.postings.entries()) {
        const posting = postings.nth(index);
        await expect(posting).toContainText(`${from} → ${to}`);
        await expect(posting).toContainText(`#${entryId}`);
        expect(await shownAmount(posting.locator('[data-figure]').first())).toBe(asShown(amount));
      }
      const id = record[key];
      if (id === null) throw new Error(`${record.id} has no ${key}`);
      await app.follow(`/${screens[key]}?id=${encodeURIComponent(id)}`);
      await app.shows(screens[key]);
      await settled(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

test('balances, machines and revenue are those of the account; documents are whole', async ({
  app,
  page,
  demo,
  account,
}) => {
  const wallet = valueOf(await loadWallet(account.client));
  const { usdt, inr, due, arriving, hold, escrow, escrowPromotion } = wallet;
  await app.open('/user/balance');
  const own = escrow - escrowPromotion;
  const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'All your USDT' }) });
  expect(await shownAmount(card)).toBe(asShown(usdt + due + arriving + hold + own));
  expect(await shownAmount(page.locator('main a[href="#/user/fund"]'))).toBe(asShown(inr));
  for (const [href, amount] of [
    ['#/user/receiveincome', due],
    ['#/user/receiveincome?show=taken', arriving],
    ['#/user/myorder', own],
  ] as const) {
    const part = card.locator(`a[href="${href}"]`);
    if (amount > 0n) expect(await shownAmount(part), href).toBe(asShown(amount));
  }

  await app.goTo('/user/stock');
  const { list } = valueOf(await loadHoldings(account.client, 1));
  expect(list.reduce((sum, holding) => sum + holding.escrow, 0n)).toBe(own);
  for (const { name, valid, escrow: held, paid } of list) {
    const holding = page.locator('main a').filter({ has: page.getByRole('heading', { name, exact: true }) });
    expect(await shownAmount(holding), name).toBe(asShown(paid));
    const inEscrow = holding.locator('dl > div').filter({ hasText: 'In escrow' });
    if (valid > 0) expect(await shownAmount(inEscrow), name).toBe(asShown(held));
    else await expect(inEscrow).toHaveCount(0);
  }

  for (const days of [30, 7] as const) {
    await app.goTo(`/user/earn?days=${days}`);
    await settled(page);
    const points = valueOf(await loadIncomeSeries(account.client, days));
    const paid = points.reduce((sum, point) => sum + point.paid, 0n);
    expect(await shownAmount(page.locator('[data-paid]')), `${days} days`).toBe(asShown(paid));
  }

  for (const doc of ['wallet', 'cooperation'] as const) {
    await app.goTo(`/user/pdf?doc=${doc}${doc === 'wallet' ? '' : `&productId=${demo.productId}`}`);
    const { title, blocks } = valueOf(await loadDocument(account.client, doc, doc === 'wallet' ? '' : demo.productId));
    await settled(page);
    for (const { text } of blocks) await expect(page.locator('article').getByText(text, { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article').getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
