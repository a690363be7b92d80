/** Links that set the sandbox up: asked about first, then applied; and the one that the error screen writes. */
import { parseScenario } from '#domain/scenario.ts';
import { buyPath, priceOf } from '../flows/money-paths.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { ScenarioPage } from '../pages/scenario-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true });

test('a new world is made when the member says so, and login leads to the address', async ({
  app,
  page,
  world,
  demo,
}) => {
  const scenario = new ScenarioPage(app);
  await scenario.open('/user/record?type=1&scenario=seed.other,deposit.partial');
  await expect(scenario.fact('World')).toContainText('other');
  await expect(scenario.fact('Next recharge')).toHaveText('is paid in part');
  await expect(app.text('This deletes the current world')).toBeVisible();
  expect(await world.readScenario()).not.toContain('seed.other');
  // With the world all sessions end: what was on its way is refused.
  world.hasRevoked = true;
  await scenario.apply();

  await app.isAt(`/user/login?from=${encodeURIComponent('/user/record?type=1')}`);
  expect(parseScenario(await world.readScenario())).toMatchObject({ seed: 'other', deposit: 'partial' });
  await new LoginPage(page, app.words).signIn(demo);
  await app.isAt('/user/record?type=1');
  await app.shows('user/record');
});

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('left as it is: nothing is sent, and the address is shown to whom it was for', async ({
      app,
      page,
      world,
    }) => {
      const scenario = new ScenarioPage(app);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
      const before = parseScenario(await world.readScenario());
      await scenario.open('/user/allExtract?scenario=empty-revenue');
      await scenario.send({ type: 'scenario.dismiss' });
      await app.isAt('/user/allExtract');
      await app.shows('user/allExtract');
      expect(sent.filter((call) => call.includes('/sandbox'))).toEqual([]);
      expect(parseScenario(await world.readScenario())?.seed).toBe(before?.seed);
      // The way back does not lead to the question again.
      await app.goTo('/mine');
      await page.goBack();
      await app.isAt('/user/allExtract');
    });
  });
}

test('a text that is no scenario is said, and changes nothing', async ({ app, page }) => {
  const scenario = new ScenarioPage(app);
  await app.open('/index?scenario=seed.a,%3Cimg%20src=x%3E');
  await scenario.is('unreadable');
  await expect(scenario.said).toHaveText('seed.a,<img src=x>');
  await expect(app.button('Set it up')).toHaveCount(0);
  await scenario.send({ type: 'scenario.dismiss' });
  await app.isAt('/index');
  await expect(page.locator('[data-screen="index"]')).toBeVisible();
});

test.describe('a visitor', () => {
  test.use({ member: null });

  test('decides before signing in; a scenario that is behind is refused with its reason', async ({ app, world }) => {
    const scenario = new ScenarioPage(app);
    await world.advance({ days: 1 });
    world.faulted.add('/sandbox/scenario');
    await scenario.open('/mine?scenario=forward.1m');
    await scenario.send({ type: 'scenario.apply' });
    await scenario.is('failed');
    await expect(app.text('The sandbox refused. Nothing was changed.')).toBeVisible();
    await scenario.send({ type: 'scenario.dismiss' });
    await app.isAt(`/user/login?from=${encodeURIComponent('/mine')}`);
  });
});

test('a lost reply by its name: the purchase settles once', async ({ app, world, demo, account }) => {
  const scenario = new ScenarioPage(app);
  const purchase = new PurchasePage(app);
  const [before, price] = [await account.standing(), await priceOf(account, demo.productId)];
  await scenario.open(`/index/detail?productId=${demo.productId}&scenario=lost-reply`);
  await expect(app.text('The current world')).toBeVisible();
  world.faulted.add(buyPath);
  await scenario.apply();
  await app.isAt(`/index/detail?productId=${demo.productId}`);
  await purchase.review();
  await purchase.send({ type: 'order.confirm' });
  await purchase.is('purchased');
  await account.expectBoughtOnce(before, price);
});

test('the error screen writes a link that leads back to this world', async ({ app, page, world, guard }) => {
  const scenario = new ScenarioPage(app);
  await world.payNext('over');
  await world.endNextWithdrawal('overdue');
  const before = parseScenario(await world.readScenario());
  guard.broken = 'broken on purpose';
  await page.route(/\/assets\/language-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `chunk([], (require, exports) => { exports.default = () => { throw new Error('${guard.broken}'); }; });`,
    }),
  );
  await app.open('/index/language');
  const link = page.locator('[data-link-to-copy]');
  await expect(link).toContainText('scenario=');
  const address = new URL((await link.textContent()) ?? '').hash.slice(1);
  expect(address).toMatch(/^\/index\/language\?scenario=/);
  expect(parseScenario(address.split('scenario=')[1] ?? '')).toMatchObject({
    seed: before?.seed,
    deposit: 'over',
    withdrawal: 'overdue',
  });
  await page.unrouteAll();
  await scenario.open(address);
  await expect(scenario.fact('World')).toContainText(before?.seed ?? '');
  await expect(scenario.fact('Next withdrawal')).toHaveText(app.words('is overdue'));
});
