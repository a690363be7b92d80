/** What members set for themselves: the login password, how the app looks and counts, whom to ask, whom to invite. */
import { loadProfile } from '#api/person.ts';
import { security } from '#contract/security.ts';
import { regionOf } from '#domain/regions.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CustomerServicePage } from '../pages/customer-service-page.ts';
import { LetterPage } from '../pages/letter-page.ts';
import { LoginPasswordPage } from '../pages/login-password-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegionPage } from '../pages/region-page.ts';
import { SharePage } from '../pages/share-page.ts';
import { UpdatePage } from '../pages/update-page.ts';
import { layersGone } from '../support/layers-gone.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.describe('the login password', () => {
  test.use({ ownWorld: true });

  test(
    'is changed once, whatever answer is lost; other sessions end, this one stays',
    { tag: gate },
    async ({ app, page, world, account, demo }) => {
      const form = new LoginPasswordPage(app);
      const login = new LoginPage(page, app.words);
      await app.open('/user/loginPwd');
      await form.is('form');

      await form.change('Notmine2026', 'Solarmill2027');
      await expect(form.frame.locator('input[name="current"]')).toHaveAccessibleDescription(
        new RegExp(app.words("That isn't your old password")),
      );

      // The request did not get through: the old one still holds, and what was typed is there.
      await world.fault({ path: pathOf(security.updatePassword), fault: 'error-before' });
      await form.change(demo.password, 'Solarmill2027');
      await form.is('unsettled');
      await form.send({ type: 'outcome.check' });
      await form.is('form');
      await expect(form.frame).toContainText(app.words('Your login password is unchanged.'));
      expect((await loadProfile(account.client)).at).toBeGreaterThan(0);

      await form.send({ type: 'form.submit' });
      await form.is('changed');
      await expect(form.frame).toContainText(/signed out/);
      await expect(loadProfile(account.client)).rejects.toMatchObject({ kind: 'unauthorized' });

      await app.goTo('/mine');
      await app.shows('mine');
      await settled(page);
      await app.button('Log out').click();
      await app.shows('user/login');
      await login.signIn(demo);
      await expect(page.getByText(app.words('Phone, e-mail or password is not right'))).toBeVisible();
      await login.signIn({ ...demo, password: 'Solarmill2027' });
      await app.shows('index');
    },
  );
});

test('theme and sales unit are kept, and followed by every tab', async ({ app, page, context }) => {
  const root = page.locator('html');
  const select = (name: string) => page.locator(`select[name="${name}"]`);
  await app.open('/user/system');
  const other = await context.newPage();
  await other.goto('/#/index');
  await settled(other);

  const colour = () => other.evaluate(() => getComputedStyle(document.body).color);
  const before = await colour();
  await select('theme').selectOption('dark');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(colour).not.toBe(before);

  await select('unit').selectOption('INR');
  await expect(other.getByText(/≈/).first()).toBeVisible();

  await page.reload();
  await expect(select('theme')).toHaveValue('dark');
  await expect(select('unit')).toHaveValue('INR');
});

test.describe('another region', () => {
  test.use({ ownWorld: true });

  test('is asked for twice, kept with the account, and followed by every tab', async ({ app, page, context }) => {
    const region = new RegionPage(app);
    await app.open('/user/system');
    const other = await context.newPage();
    await other.goto('/#/user/system');
    await settled(other);

    await region.send({ type: 'region.choose', region: regionOf('DE') });
    await expect(region.frame).toContainText(/\d\d\.\d\d\.\d{4} - \d\d:\d\d/);
    await region.send({ type: 'question.close' });
    await expect(region.field).toHaveValue(String(regionOf('IN')));
    await region.send({ type: 'region.choose', region: regionOf('DE') });
    await region.send({ type: 'region.move' });
    await expect(region.frame).toHaveAttribute('data-state', 'ready');
    await expect(region.field).toHaveValue(String(regionOf('DE')));
    await expect(other.locator('select[name="region"]')).toHaveValue(String(regionOf('DE')));

    await page.reload();
    await expect(region.field).toHaveValue(String(regionOf('DE')));
  });
});

test.describe('a language that no native speaker has read', () => {
  test.use({ lang: 'ta' });

  test('says so, and takes what is wrong with its own name and the screen one came from', async ({ app, page }) => {
    const letter = new LetterPage(app);
    await app.open('/user/system');
    await app.follow('/index/language');
    await app.follow(`/user/feedback?about=${encodeURIComponent('ta /user/system')}`);
    await letter.is('form');
    await expect(letter.text).toHaveValue('ta /user/system: ');
    await letter.send({ type: 'text.type', text: 'ta /user/system: the word for region is another one here' });
    await letter.send({ type: 'letter.send' });
    await letter.is('sent');

    await app.goTo('/index/language');
    // It is checked once its words are there.
    await page.locator('input[name="language"][value="en"]').click();
    await expect(page.locator('a[href*="about="]')).toHaveCount(0);
  });
});

test.describe('customer service', () => {
  test.use({ ownWorld: true });

  test('opens only https and the app’s own pages; anything else is text, too short is none', async ({
    app,
    page,
    world,
  }) => {
    const service = new CustomerServicePage(app);
    const link = service.dialog.getByRole('link');
    const open = async (appUrl: string) => {
      await world.customerLink(appUrl);
      await app.button('Customer service').click();
    };
    await app.open('/user/manager');

    await open('https://help.example.org/chat');
    await expect(service.dialog).toContainText('help.example.org');
    await expect(link).toHaveAttribute('href', 'https://help.example.org/chat');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
    await service.send({ type: 'dialog.close' });

    for (const hostile of ['javascript:alert(1)', 'http://example.org', 'https://asha@example.org/help']) {
      await open(hostile);
      await expect(service.dialog).toContainText(hostile);
      await expect(link).toHaveCount(0);
      await service.send({ type: 'dialog.close' });
    }

    await open('short');
    await expect(service.dialog).toContainText(app.words('There is currently no online customer service'));
    // Gone by itself, after 4 seconds.
    await expect(service.dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: app.words('Customer service') })).toBeFocused();
  });
});

test('a team is created with a code, and the invite is one tap further', async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open('/mine');
  await settled(page);
  await app.button('Create a team').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: app.words('Copy code') }).click();
  await expect(dialog.getByRole('button', { name: app.words('Copied') })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog).toContainText(code);
  await app.follow('/index/shareLink');
  await app.shows('index/shareLink');
  await expect(new SharePage(app).link).toHaveText(new RegExp(`/#/user/login/register\\?invite=${code}$`));
});

test.describe('a newer release', () => {
  test.use({ ownWorld: true });

  test('is offered by itself, put off once, and offered to who asks; a compulsory one has no cancel', async ({
    app,
    page,
    world,
  }) => {
    const update = new UpdatePage(app);
    const newer = { code: 52, name: '0.5.2', downUrl: 'javascript:alert(1)', extra: '<b>Faster</b>' };
    await world.release(newer);
    await app.open('/index');
    await expect(update.dialog).toContainText('<b>Faster</b>');
    await expect(update.dialog).toContainText('javascript:alert(1)');
    await expect(update.dialog.getByRole('link')).toHaveCount(0);
    await update.send({ type: 'release.postpone' });
    await expect(update.dialog).toHaveCount(0);

    const asked = page.waitForResponse((response) => response.url().includes('/app/version/update'));
    await page.reload();
    await asked;
    await settled(page);
    await expect(update.dialog).toHaveCount(0);
    await app.goTo('/index/about');
    await app.button('Check for an update').click();
    await expect(update.dialog).toContainText('0.5.2');
    await page.keyboard.press('Escape');
    await expect(update.dialog).toHaveCount(0);

    await world.release({ ...newer, code: 53, downUrl: 'https://example.org/dayrent', compulsory: true });
    await layersGone(page);
    await app.goTo('/index');
    // It is looked for at the start, on a look at the page and hourly, not with each visit of home.
    await page.reload();
    await expect(update.dialog.getByRole('link')).toHaveAttribute('href', 'https://example.org/dayrent');
    await expect(update.dialog.getByRole('button', { name: app.words('Cancel') })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(update.dialog).toBeVisible();
  });
});
