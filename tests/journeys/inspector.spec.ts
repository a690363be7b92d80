/** Looking into the running app: what its flows do, and that nothing private is in it. */
import { InspectorPage } from '../pages/inspector-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ExchangePage } from '../pages/exchange-page.ts';
import { axeProblems } from '../support/axe.ts';
import { layoutProblems } from '../support/layout.ts';
import { kept } from '../support/kept.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test('shows an exchange beside its screen, and takes it to the review', async ({ app, page }) => {
      const [inspector, exchange] = [new InspectorPage(app), new ExchangePage(app)];
      await app.open('/user/system');
      await inspector.turn(true);
      await app.goTo('/user/fund');
      await exchange.is('deciding.idle');
      await inspector.unfold();
      await inspector.isLit('deciding.idle');
      await inspector.event('amount.fill').click();
      await inspector.event('review.open').click();
      await exchange.is('review');
      await inspector.isLit('review');
      expect([...(await layoutProblems(page)), ...(await axeProblems(page))]).toEqual([]);

      await test.step('step back, and to now again', async () => {
        await inspector.dock.getByRole('button', { name: app.words('Step back') }).click();
        await inspector.isLit('quoting');
        await exchange.is('review');
        await inspector.dock.getByRole('button', { name: app.words('Back to live') }).click();
        await inspector.isLit('review');
      });

      await test.step('the actors and the log', async () => {
        await inspector.show('Actors');
        for (const actor of ['app', 'session', 'exchange'])
          await expect(inspector.dock.locator(`[data-actor="${actor}"]`)).toHaveCount(1);
        await inspector.show('Log');
        await inspector.dock.getByRole('searchbox').fill('amount.fill');
        await expect(inspector.dock.locator('[data-log]')).toHaveCount(1);
        await inspector.dock.locator('[data-log="amount.fill"]').click();
        await inspector.show('State');
        await inspector.isLit('deciding.idle');
      });

      await test.step('the flow that was left is there as it was', async () => {
        await app.goTo('/dev/inspector');
        await inspector.isLit('review', inspector.screen);
        expect([...(await layoutProblems(page)), ...(await axeProblems(page))]).toEqual([]);
      });

      await inspector.turn(false);
      await app.goTo('/dev/inspector');
      await expect(app.text('Inspector is off')).toBeVisible();
    });
  });
}

test.describe('a visitor who signs in', () => {
  test.use({ member: null });

  test('leaves no password, phone or token in what is shown or saved', { tag: gate }, async ({ app, page, demo }) => {
    const [inspector, login] = [new InspectorPage(app), new LoginPage(page, app.words)];
    await page.goto('/?inspect#/user/login');
    const reply = page.waitForResponse(
      (response) => response.url().endsWith('/auth/logpe/pass') && response.request().method() === 'POST',
      { timeout: 60_000 },
    );
    await login.signIn(demo);
    const { msg: token } = (await (await reply).json()) as { msg: string };
    await app.shows('index');
    await app.goTo('/user/fundPwd');
    const fields = page.locator('[data-machine="fundPassword"] input[type="password"]');
    await fields.first().waitFor();
    for (const field of await fields.all()) await field.fill('Ledger4711');
    await app.goTo('/dev/inspector');
    await inspector.isLit('form', inspector.screen);
    const shown: string[] = [];
    for (const panel of ['State', 'Actors', 'Log', 'Recording']) {
      await inspector.show(panel, inspector.screen);
      shown.push(await inspector.screen.innerHTML());
    }
    await expect(app.text("Open Stately's inspector")).toBeVisible();
    shown.push(await inspector.saved('Save as JSON', inspector.screen));
    const recorded = await inspector.saved('Save as a Vitest file', inspector.screen);
    expect(recorded).toContain('statesOf(loginMachine');
    expect(recorded).toContain('statesOf(fundPasswordMachine');
    shown.push(recorded);
    expect(token.length).toBeGreaterThan(20);
    for (const secret of [token, demo.password, demo.phone, 'Ledger4711'])
      expect(shown.filter((text) => text.includes(secret))).toEqual([]);
  });
});

test.describe('without a network', () => {
  test.use({ ownWorld: true, serviceWorkers: 'allow' });

  test('the inspector opens and draws', async ({ app, page, world }) => {
    const inspector = new InspectorPage(app);
    await app.open('/user/system');
    await inspector.turn(true);
    await kept(page);
    await world.kill();
    await page.reload();
    await app.goTo('/projects');
    await app.shows('projects');
    await settled(page);
    await inspector.unfold();
    await inspector.show('Actors');
    await inspector.dock.locator('[data-actor="connectivity"]').click();
    await expect(inspector.lit()).toHaveAttribute('data-state-box', /^(?:offline|probing)$/);
  });
});
