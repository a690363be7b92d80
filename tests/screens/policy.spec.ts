/** What a page may run and show (product 19.10). Every browser test fails where a page breaks its own policy: here it is seen to. */
import { report } from '#api/moderation.ts';
import { sendRegisterCode } from '#api/registration.ts';
import { startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

/** What somebody who got a text into the page would try; each throws, or is left out. */
const attempts: Record<string, () => unknown> = {
  'an inline style': () => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  },
  'a style in an attribute': () => document.body.setAttribute('style', 'display: none'),
  'a text as markup': () => (document.body.innerHTML = '<p>Send your play money here</p>'),
  'a text as a script': () => setTimeout('document.title = "taken"' as unknown as () => void),
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken"';
    document.body.append(script);
  },
  'a script of another site': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/x.js';
    document.body.append(script);
  },
  'a frame of another site': () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.example/';
    document.body.append(frame);
  },
  'a call to another site': () => fetch('https://evil.example/'),
};

test('a page that breaks its policy is stopped, and fails its test', async ({ app, page, guard }) => {
  await app.open('/index');
  await startedAll(page);
  const title = await page.title();
  expect(guard.take()).toEqual([]);
  for (const [name, attempt] of Object.entries(attempts)) {
    await page.evaluate(attempt).catch(() => undefined);
    await expect.poll(() => guard.take().join('\n'), name).toMatch(/Content Security Policy|TrustedHTML|TrustedScript/);
    await expect(app.screen('index'), name).toBeVisible();
  }
  expect(await page.title()).toBe(title);
});

test.describe('the panel', () => {
  test.use({ ownWorld: true, member: null });

  test('works by its own files alone, and shows the app in its phone', async ({ page, world }) => {
    await page.goto('/sandbox');
    const phone = page.frameLocator('#app');
    await expect(phone.locator('[data-screen="user/login"]')).toBeVisible();
    const time = page.locator('[data-fact="time"]');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('❚❚ Pause').click();
    await expect(page.locator('[data-fact="state"]')).toHaveText('❚❚ stands still');
    const before = await time.textContent();
    await button('+ 31 min').click();
    await expect(time).not.toHaveText(before ?? '');
    // The answer was put into the page, which was not left for it.
    expect(new URL(page.url()).search).toBe('');
    await expect(phone.locator('[data-screen="user/login"]')).toBeVisible();
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).not.toContain('Times');
    await world.expectVerified();
  });

  test('shows by itself what happened elsewhere, and keeps what is being filled in', async ({ page, world }) => {
    await page.goto('/sandbox');
    const link = page.locator('#customer-service input');
    await link.fill('https://half.example');
    await page.locator('h1').click();
    await expect(page.locator('#faults')).toContainText('None wait.');
    await expect(page.locator('#book [data-book="mark"]')).toContainText('every check holds');
    await world.fault({ path: '/api/messages/sys/info', fault: 'slow', ms: 10 });
    await expect(page.locator('#faults')).toContainText('/api/messages/sys/info');
    await expect(link).toHaveValue('https://half.example');
  });

  test('shows what came before its first look', async ({ page, account }) => {
    const [looks, look] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/sandbox/facts', async (route) => {
      looks.resolve();
      await look.promise;
      await route.continue();
    });
    await page.goto('/sandbox');
    await looks.promise;
    await sendRegisterCode(account.client, { type: 'phone', country: 'IN', account: '9876500003' });
    look.resolve();
    await expect(page.locator('#codes')).toContainText('9876500003');
  });

  test('shows a part that was in use once it is left', async ({ page, world }) => {
    await page.goto('/sandbox');
    const faults = page.locator('#faults');
    await faults.locator('input[name="times"]').focus();
    await expect(page.locator('#book [data-book="mark"]')).toContainText('every check holds');
    const [looked] = await Promise.all([
      page.waitForResponse((reply) => new URL(reply.url()).pathname === '/sandbox'),
      world.fault({ path: '/api/messages/sys/info', fault: 'slow', ms: 10 }),
    ]);
    await looked.finished();
    await expect(faults).toContainText('None wait.');
    await page.locator('h1').click();
    await expect(faults).toContainText('/api/messages/sys/info');
  });

  test('leaves the focus where it is while it shows more, also with a clock that stands still', async ({
    page,
    world,
    account,
  }) => {
    await world.pause();
    await page.goto('/sandbox');
    const order = page.locator('#recharges').getByRole('button').first();
    await order.focus();
    await expect(page.locator('#book [data-book="mark"]')).toContainText('every check holds');
    for (const phone of ['9876500001', '9876500002']) {
      await sendRegisterCode(account.client, { type: 'phone', country: 'IN', account: phone });
      await expect(page.locator('#codes')).toContainText(phone);
    }
    // Its buttons come before the one that is held.
    const reports = page.locator('#reports');
    await expect(reports.getByRole('button')).toHaveCount(0);
    await report(account.client, { kind: 'post', id: 'post-040', about: 'words', reason: 'spam', note: '' });
    await expect(reports.getByRole('button')).not.toHaveCount(0);
    await expect(order).toBeFocused();
  });
});
