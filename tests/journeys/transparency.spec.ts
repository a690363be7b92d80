/** What the book says, for everybody to see: figures, their file, and one's own balance proven to be in them. */
import { readFile } from 'node:fs/promises';
import { transparency } from '#contract/transparency.ts';
import { loadProduct } from '#api/products.ts';
import { loadOpenFigures } from '#api/transparency.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { toDecimal } from '#domain/money.ts';
import { owedTo } from '#domain/owed.ts';
import { loadWallet } from '#api/wallet.ts';
import { pathOf } from '../flows/money-paths.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { BalanceProofPage } from '../pages/balance-proof-page.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { alter, tellAnotherBalance, type Told } from '../walks/balance-proof.ts';

const here = '/index/transparency';

// What falls due between two reads is booked: figures of two instants differ.
test.beforeEach(({ world }) => world.pause());
test.afterEach(({ world }) => world.pause(false));

test('from a machine to its figures, and on to all of them', async ({ app, page, demo, account }) => {
  const { products, total } = valueOf(await loadOpenFigures(account.client));
  const own = products.find(({ id }) => id === demo.productId);
  if (!own) throw new Error('the demo product is open to everybody');
  await app.open(`/index/detail?productId=${demo.productId}`);
  await settled(page);
  await app.text('All the facts').click();
  await page.getByRole('link', { name: "The machine's figures in the book" }).click();
  await app.shows('index/transparency');
  await settled(page);
  expect(await shownAmount(page.locator('[data-escrow]'))).toBe(asShown(own.escrow));
  const { fullDays, countedDays, escrow } = valueOf(await loadProduct(account.client, demo.productId));
  expect(own).toMatchObject({ daysInFull: fullDays, daysDue: countedDays, escrow });
  await page.getByRole('link', { name: 'All machines' }).click();
  await app.isAt(here);
  await settled(page);
  expect(await shownAmount(page.locator('[data-escrow]'))).toBe(asShown(total.escrow));
  const row = page.locator(`[data-machine-row="${demo.productId}"]`);
  await row.scrollIntoViewIfNeeded();
  expect(await shownAmount(row)).toBe(asShown(own.escrow));
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: own.name })).toBeVisible();
  // Back to the list that it was opened from.
  await app.follow(here);
  await app.isAt(here);
});

test('earnings in against income out, for 30 days and for 90', async ({ app, page }) => {
  await app.open(here);
  await settled(page);
  await app.follow(`${here}?days=90`);
  await settled(page);
  await page.locator('figure summary').click();
  await expect(page.locator('figure tbody tr')).toHaveCount(90);
  await app.follow(`${here}?days=30`);
  await settled(page);
  await page.locator('figure summary').click();
  await expect(page.locator('figure tbody tr')).toHaveCount(30);
});

test('the file has a row for each machine and one for all, as the book has them', async ({ app, page, account }) => {
  const { products, total, entryId, bookHash } = valueOf(await loadOpenFigures(account.client));
  await app.open(here);
  await settled(page);
  const saving = page.waitForEvent('download');
  await page.locator('a[download]').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`dayrent-transparency-${entryId}.csv`);
  const [head = '', ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.pop()).toBe('');
  const names = head.replace('\uFEFF', '').split(',');
  // No name of the demo world has a comma.
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index], cell])));
  expect(rows.map((row) => row['product'])).toEqual(['', ...products.map(({ id }) => id)]);
  for (const [index, figures] of [total, ...products].entries()) {
    expect(rows[index]).toMatchObject({
      row: index === 0 ? 'total' : 'product',
      sold_machines: String(figures.sold),
      stock_machines: String(figures.stock),
      escrow_play_usdt: toDecimal(figures.escrow),
      earned_play_usdt: toDecimal(figures.earned),
      income_out_play_usdt: toDecimal(figures.paid),
      shortfall_play_usdt: toDecimal(figures.shortfall),
      days_due: String(figures.daysDue),
      days_paid_in_full: String(figures.daysInFull),
      book_entry: entryId,
      book_hash: bookHash,
    });
  }
});

test(
  'my balance is proven to be in the totals, and a proof of another balance is refused',
  { tag: gate },
  async ({ app, page, account }) => {
    const { published } = valueOf(await loadOpenFigures(account.client));
    const owed = owedTo(valueOf(await loadWallet(account.client)));
    const proof = new BalanceProofPage(app);
    await app.open('/projects');
    await settled(page);
    const chip = page.locator('[data-proof]');
    await expect(chip).toHaveText(app.words('Check balance'));
    await chip.click();
    await app.shows('index/proof');
    await settled(page);
    await proof.send({ type: 'proof.start' });
    await expect(proof.frame).toHaveAttribute('data-state', 'proven');
    const notice = proof.frame.getByRole('status');
    await expect(notice).toContainText('Your balance is counted');
    expect(await shownAmount(notice)).toBe(asShown(owed.USDT));
    expect(await proof.brokenAmounts()).toEqual([]);
    await proof.showSteps();
    await expect(proof.frame.getByText(published.root, { exact: true })).toHaveCount(2);

    await tellAnotherBalance(page);
    await proof.send({ type: 'proof.start' });
    await expect(proof.frame).toHaveAttribute('data-state', 'refuted');
    await expect(proof.frame.getByRole('alert')).toContainText('The totals count a different balance');
    await expect(proof.frame.getByRole('alert')).toContainText("This shouldn't happen");
    await page.goBack();
    await expect(chip).toHaveAttribute('data-proof', 'refuted');
    await chip.click();
    await proof.send({ type: 'proof.start' });
    await expect(proof.frame).toHaveAttribute('data-state', 'proven');
    await page.goBack();
    await expect(chip).toHaveText(/^Verified \d\d:\d\d$/);
  },
);

test.describe('in Arabic', () => {
  test.use({ lang: 'ar' });

  test('the proof reads from left to right, the words around it do not', async ({ app, page }) => {
    const proof = new BalanceProofPage(app);
    await app.open('/index/proof');
    await settled(page);
    await proof.send({ type: 'proof.start' });
    await expect(proof.frame).toHaveAttribute('data-state', 'proven');
    await proof.showSteps();
    const hash = proof.frame.locator('details bdi.font-mono').first();
    await expect(hash).toHaveAttribute('dir', 'ltr');
    await expect(hash).toHaveText(/^[0-9a-f]{64}$/);
  });
});

test.describe('a member who owns nothing', () => {
  test.use({ member: 'empty' });

  test('sees the same totals', async ({ app, page, account }) => {
    const { total } = valueOf(await loadOpenFigures(account.client));
    await app.open(here);
    await settled(page);
    expect(await shownAmount(page.locator('[data-escrow]'))).toBe(asShown(total.escrow));
    await page.getByRole('link', { name: 'Check my balance' }).click();
    await app.shows('index/proof');
    const proof = new BalanceProofPage(app);
    await proof.send({ type: 'proof.start' });
    await expect(proof.frame).toHaveAttribute('data-state', /^(uncounted|proven)$/);
  });
});

test('a machine that is none says so, and leads to all', async ({ app, page }) => {
  await app.open(`${here}?productId=no-such`);
  await expect(app.text('No such machine')).toBeVisible();
  await page.getByRole('link', { name: 'All machines' }).click();
  await app.isAt(here);
});

test('a thousand machines stay a few rows of the document', async ({ app, page }) => {
  await alter(page, pathOf(transparency.openFigures), 1, (data) => {
    const [first] = data['products'] as Told[];
    return {
      ...data,
      products: Array.from({ length: 1_000 }, (_, index) => ({ ...first, productId: `machine-${index}` })),
    };
  });
  await app.open(here);
  await settled(page);
  await expect(page.locator('[data-machine-row]').first()).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-machine-row="machine-999"]')).toBeVisible();
  expect(await page.locator('[data-machine-row]').count()).toBeLessThanOrEqual(60);
});
