/** Amounts that are not for other eyes, and amounts as they are typed. */
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Page } from '@playwright/test';
import { shownAmount } from '../pages/amounts.ts';
import { RechargePage } from '../pages/recharge-page.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** Every screen that has amounts of the member. */
const addressesOf = ({ productId, recordId, orderId, rechargeId, withdrawalId }: DemoFacts): readonly string[] => [
  '/index',
  `/index/detail?productId=${productId}`,
  '/projects',
  '/user/balance',
  '/user/stock',
  '/index/friend',
  '/index/lowerincome',
  '/user/earn',
  '/user/myorder',
  `/user/orders?id=${orderId}`,
  '/user/receiveincome',
  '/user/record?type=1',
  `/user/record?id=${recordId}`,
  '/user/recordU',
  `/user/recharge?id=${rechargeId}`,
  '/user/withrecord',
  `/user/withrecord?id=${withdrawalId}`,
  '/user/allExtract',
  '/user/reward',
];

/** What eyes and screen readers get as an amount; the rate of the sandbox is no one's. */
async function amountsOn(page: Page): Promise<readonly string[]> {
  const body = page.locator('body');
  const [seen, heard] = [await body.innerText(), await body.ariaSnapshot()];
  return `${seen}\n${heard}`.replaceAll(/₹[\d.,]+/g, '').match(/\d[\d,]*\.\d{2}\b/g) ?? [];
}

test('one tap hides every amount on every screen and in every tab; it is remembered; one tap shows them', async ({
  app,
  page,
  context,
  demo,
}) => {
  const eye = (tab: Page) => tab.getByRole('button', { name: app.words('Hide amounts') });
  const other = await context.newPage();
  await other.goto('/#/user/balance');
  await settled(other);
  expect(await amountsOn(other)).not.toEqual([]);

  await app.open('/projects');
  await settled(page);
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await amountsOn(page)).not.toEqual([]);
  await eye(page).click();
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(eye(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await amountsOn(other)).toEqual([]);

  await page.reload();
  await settled(page);
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'true');
  for (const address of addressesOf(demo)) {
    await app.linkTo(address);
    await app.shows(address.slice(1).split('?')[0] ?? '');
    await settled(page);
    await expect(page.locator('[data-figure]').first(), address).toBeAttached();
    const closed = page.locator('main details:not([open]) > summary').filter({ visible: true });
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await amountsOn(page), address).toEqual([]);
  }

  // What is being decided on stays, what there is doesn't.
  await app.goTo('/user/fund');
  await settled(page);
  await expect(page.locator('[data-balance] [data-figure]')).toBeHidden();
  await expect(page.locator('[data-yield] [data-figure]')).toBeVisible();

  await app.goTo('/user/balance');
  await settled(page);
  await eye(page).click();
  await expect(eye(other)).toHaveAttribute('aria-pressed', 'false');
  expect(await amountsOn(page)).not.toEqual([]);
  expect(await amountsOn(other)).not.toEqual([]);
});

test('an amount is understood in any script, or refused in words; its echo is never hidden', async ({ app }) => {
  const recharge = new RechargePage(app);
  await app.open('/projects');
  await app.button('Hide amounts').click();
  await app.goTo('/user/recharge');
  await recharge.is('deciding.idle');
  const echo = recharge.frame.locator('output');
  for (const [typed, amount] of [
    ['007.5', '7.5'],
    ['1234,56', '1234.56'],
    ['1,234.50', '1234.5'],
    ['١٢٫٥', '12.5'],
    ['१५००', '1500'],
  ] as const) {
    await recharge.send({ type: 'amount.type', text: typed });
    await expect(echo, typed).toContainText('You entered');
    await expect(echo.locator('[data-figure]')).toBeVisible();
    expect(await shownAmount(echo), typed).toBe(parseDecimal(amount));
  }
  for (const [typed, words] of [
    ['1,500', 'Write it without marks between thousands'],
    ['12.345', 'Write it without marks between thousands'],
    ['0.123', 'Write at most two decimals'],
    ['₹12', 'Write digits only'],
    ['-5', 'Write the amount without plus or minus'],
  ] as const) {
    await recharge.send({ type: 'amount.type', text: typed });
    await expect(echo, typed).toContainText(words);
    await recharge.send({ type: 'recharge.confirm' });
    await recharge.is('deciding.idle');
    await expect(recharge.amount, typed).toHaveAccessibleDescription(new RegExp(words));
    await expect(recharge.amount, typed).toHaveAttribute('aria-invalid', 'true');
  }
  await recharge.ask('0');
  await expect(recharge.amount).toHaveAccessibleDescription(/Enter an amount greater than 0/);
});
