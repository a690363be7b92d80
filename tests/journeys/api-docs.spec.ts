/** The API page: a call is tried as the demo member, and money moves with an intent that the page made. */
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true, member: null });

test('a call is read and tried', async ({ page, world, demo }) => {
  await page.goto('/api/docs');
  // Of all calls only those in sight are drawn.
  await page.getByPlaceholder('Filter').fill('assets');
  const tryOut = async (name: string) => {
    const call = page.locator(`#operations-assets-${name}`);
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Execute' }).click();
    return call.locator('.live-responses-table');
  };
  await expect(await tryOut('wallet')).toContainText('"usdt"');
  const bonus = await tryOut('takeDailyBonus');
  await expect(bonus).toContainText('"recordId"');
  await expect(bonus).toContainText(`dailyBonus-${demo.memberId}`);
  await world.expectVerified();
});

test('says that the demo member is refused, and asks once', async ({ page, world, guard }) => {
  const signIns: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/logpe/pass')) signIns.push(request.url());
  });
  await world.fault({ path: '/api/user/auth/logpe/pass', fault: 'unauthorized' });
  await page.goto('/api/docs');
  await page.getByPlaceholder('Filter').fill('assets');
  const call = page.locator('#operations-assets-wallet');
  await call.locator('.opblock-summary-control').click();
  for (const turn of [1, 2]) {
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.locator('.live-responses-table'), String(turn)).toContainText('401');
    await expect(page.getByRole('alert')).toContainText("demo member can't sign in");
  }
  expect(signIns).toHaveLength(1);
  // The browser tells of what went without a token.
  expect(guard.take().join('\n')).toContain('401');
});
