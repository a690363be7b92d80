/** The app on the home screen: what an installer reads, the offer, the badge, shortcuts, and what other apps share. */
import type { Page } from '@playwright/test';
import { IncomePage } from '../pages/income-page.ts';
import { InstallPage } from '../pages/install-page.ts';
import { LetterPage } from '../pages/letter-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { kept } from '../support/kept.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { endPrompt, offerPrompt } from '../walks/install.ts';

interface SharedFile {
  name: string;
  bytes: Buffer;
}

/** As the system does it for an installed app: a navigation that posts a form. */
async function share(page: Page, fields: Readonly<Record<string, string>>, files: readonly SharedFile[] = []) {
  const plain = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  const loaded = page.waitForEvent('load');
  await page.evaluate(
    ([texts, pictures]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: './share', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(texts)) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      const input = Object.assign(document.createElement('input'), { name: 'pictures', type: 'file', multiple: true });
      const list = new DataTransfer();
      for (const { name, base64 } of pictures) {
        list.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name));
      }
      input.files = list.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [fields, plain] as const,
  );
  await loaded;
}

test.describe('in Arabic', () => {
  test.use({ lang: 'ar', member: null });

  test('the page leads to the manifest of its language, before anybody signs in', async ({ app, page }) => {
    await app.open('/user/login');
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveAttribute('href', './manifest-ar.webmanifest');
    const reply = await page.request.get('/manifest-ar.webmanifest');
    expect(reply.headers()['content-type']).toBe('application/manifest+json');
    expect(await reply.json()).toMatchObject({ lang: 'ar', dir: 'rtl', id: './' });
    await app.goTo('/index/language');
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(link).toHaveAttribute('href', './manifest.webmanifest');
    expect((await page.request.get('/manifest.webmanifest')).ok()).toBe(true);
  });
});

test('a shortcut opens its screen with the one above it behind it', async ({ app, page, context }) => {
  await app.open('/index');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('./#/user/receiveincome', '_blank', 'noopener'));
  const fresh = await opened;
  await expect(fresh.locator('[data-screen="user/receiveincome"]')).toBeVisible();
  await expect.poll(() => fresh.evaluate(() => history.length)).toBe(2);
  await fresh.goBack();
  await expect(fresh.locator('[data-screen="projects"]')).toBeVisible();
});

test.describe('after a first success', () => {
  test.use({ ownWorld: true });

  test(
    'installing is offered, once; a refusal holds, and the settings have it',
    { tag: gate },
    async ({ app, page }) => {
      const income = new IncomePage(app);
      const install = new InstallPage(app);
      await income.open();
      await offerPrompt(page);
      await income.send({ type: 'income.take' });
      await income.finish();
      await install.is('offered');
      await install.send({ type: 'install.refuse' });
      await expect(install.frame).toHaveCount(0);
      expect(
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('dayrent-device');
              opening.onsuccess = () => {
                const reading = opening.result.transaction('entries').objectStore('entries').get('install.v1');
                reading.onsuccess = () => {
                  opening.result.close();
                  resolve(reading.result);
                };
              };
            }),
        ),
      ).toBe('offered');

      await app.goTo('/user/system');
      await install.is('available');
      await endPrompt(page, 'accepted');
      await install.send({ type: 'install.start' });
      await install.is('installed');
    },
  );
});

test.describe('the badge', () => {
  // Its member signs out.
  test.use({ ownWorld: true });

  test('what is unread is on the icon, and gone with the member', async ({ app, page, world }) => {
    await page.addInitScript(() => {
      const told: number[] = [];
      Object.assign(window, { badges: told });
      Object.assign(Navigator.prototype, {
        setAppBadge: (count: number) => Promise.resolve(void told.push(count)),
        clearAppBadge: () => Promise.resolve(void told.push(0)),
      });
    });
    const last = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
    await world.announce('message', 'A word', 'to the demo member');
    await app.open('/index');
    await expect.poll(last).toBeGreaterThan(0);
    await app.goTo('/mine');
    await settled(page);
    await app.button('Log out').click();
    await app.shows('user/login');
    await expect.poll(last).toBe(0);
  });
});

test.describe('what another app shares', () => {
  test.use({ serviceWorkers: 'allow', ownWorld: true });

  test('becomes a draft behind what was there, without its server, and junk is named', async ({ app, page, world }) => {
    const letter = new LetterPage(app);
    await app.open('/user/addynamic');
    await letter.is('form');
    await letter.send({ type: 'text.type', text: 'Half a post' });
    await kept(page);
    await world.kill();
    await share(page, { title: 'A mill', text: 'It runs', url: 'https://example.org/mill' }, [
      { name: 'mill.jpg', bytes: await photoWithPlace() },
      { name: 'film.jpg', bytes: Buffer.from('no picture') },
    ]);
    await letter.is('form');
    await expect(letter.text).toHaveValue('Half a post\n\nA mill\nIt runs\nhttps://example.org/mill');
    await expect(letter.pictures).toHaveCount(1);
    await expect(letter.refused).toContainText('film.jpg');
    await expect(letter.refused).not.toContainText('mill.jpg');
    await expect(letter.frame).toContainText(app.words('Shared content added'));
    // It is taken once.
    await page.reload();
    await letter.is('form');
    await expect(letter.text).toHaveValue('Half a post\n\nA mill\nIt runs\nhttps://example.org/mill');
    await expect(letter.pictures).toHaveCount(1);

    await share(page, { title: '' });
    await expect(app.text("This can't be posted")).toBeVisible();
    await expect(letter.pictures).toHaveCount(1);
  });

  test.describe('to nobody', () => {
    test.use({ member: null });

    test('waits until somebody signs in', async ({ app, page, demo }) => {
      await app.open('/user/login');
      await kept(page);
      await share(page, { text: 'It runs' });
      await app.shows('user/login');
      await new LoginPage(page, app.words).signIn(demo);
      const letter = new LetterPage(app);
      await letter.is('form');
      await expect(letter.text).toHaveValue('It runs');
    });
  });
});

test('without a worker a share ends in words, not in a page that is missing', async ({ app, page }) => {
  await app.open('/user/addynamic');
  await settled(page);
  await share(page, { text: 'It runs' });
  await app.shows('user/addynamic');
  await expect(app.text("What you shared didn't arrive")).toBeVisible();
  expect((await page.request.post('/share', { maxRedirects: 0, data: 'x' })).status()).toBe(303);
});
