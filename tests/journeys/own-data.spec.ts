/** What is kept about a member, as a file; then the account goes, and its number is free (product 5.17, 5.18). */
import { readFile } from 'node:fs/promises';
import { ownData } from '#contract/own-data.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { pathOf } from '../flows/money-paths.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ member: null, ownWorld: true });

const phone = '9876543219';
const password = 'Ravi2026new';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'register, save all of it, delete the account, register the number again',
      { tag: gate },
      async ({ app, page, world }) => {
        const register = new RegisterPage(app);
        const join = async (): Promise<void> => {
          await app.open(`/user/login/register?invite=${demoMember.inviteCode}`);
          await register.is('form');
          await register.ask({ phone, password });
          await register.enter(await world.codeFor(phone));
          await register.is('welcome');
          await register.send({ type: 'welcome.close' });
          await app.isAt('/index');
        };
        await join();

        await app.goTo('/user/data');
        await app.button('Get the file').click();
        const saved = page.waitForEvent('download');
        await page.locator('[data-machine="dataFile"] a[download]').click();
        const file = await saved;
        expect(file.suggestedFilename()).toMatch(/^dayrent-\d{4}-\d{2}-\d{2}\.json$/);
        const text = await readFile(await file.path(), 'utf8');
        expect(JSON.parse(text)).toMatchObject({ profile: { members: [{ phone }] } });
        expect(text).not.toContain(password);

        await app.button('Delete account').click();
        await expect(app.text('You give up')).toBeVisible();
        await app.button('Continue').click();
        await page.locator('[name="password"]').fill('Wrong2026x');
        await app.button('Delete for good').click();
        await expect(app.text("That isn't your login password")).toBeVisible();
        await app.button('Try again').click();
        await page.locator('[name="password"]').fill(password);
        await app.button('Delete for good').click();
        await app.isAt('/user/login');
        await world.expectVerified();

        // A code went out a moment ago.
        await world.advance({ minutes: 2 });
        await join();
        await app.goTo('/user/myorder');
        await expect(page.locator('a[href^="#/user/orders?id="]')).toHaveCount(1);
        await world.expectVerified();
      },
    );
  });
}

test.describe('a member', () => {
  test.use({ member: 'demo' });

  test('what can be pressed stays where it is while the counts come', async ({ app, page, world }) => {
    await world.fault({ path: pathOf(ownData.ownData), fault: 'slow', ms: 2_000 });
    await app.open('/user/data');
    const top = async () => (await app.button('Get the file').boundingBox())?.y;
    const before = await top();
    await expect(page.locator('[data-machine="resource"]')).toHaveAttribute('data-state', 'loading');
    await settled(page);
    expect(await top()).toBe(before);
  });
});
