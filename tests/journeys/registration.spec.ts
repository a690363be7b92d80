/** Becoming a member by an invite link, up to the first free income; what is refused on the way; a forgotten password. */
import type { Failure } from '#domain/failure.ts';
import { welcomeAmounts } from '#domain/limits.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { IncomePage } from '../pages/income-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { ResetPasswordPage } from '../pages/reset-password-page.ts';
import { Account } from '../support/account.ts';
import { begunAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ member: null, ownWorld: true });

const phone = '9876543210';
const password = 'Ravi2026new';
const bonuses = welcomeAmounts.welcomeBonus + welcomeAmounts.registrationGift;

test('who goes back to the form goes on with the code that is out', async ({ app, world }) => {
  const register = new RegisterPage(app);
  await app.open(`/user/login/register?invite=${demoMember.inviteCode}`);
  await register.ask({ phone, password });
  const code = await world.codeFor(phone);
  await register.send({ type: 'form.open' });
  await register.ask({ password: 'Ravi2026other' });
  await register.enter(code);
  await register.is('welcome');
  await expect(Account.of(world, phone, 'Ravi2026other')).resolves.toBeDefined();
});

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'follow an invite link, register, see who paid what, receive the first free income',
      { tag: gate },
      async ({ app, page, world }) => {
        const [register, income] = [new RegisterPage(app), new IncomePage(app)];
        await app.open(`/user/login/register?invite=${demoMember.inviteCode}`);
        await register.is('form');
        await expect(page.locator('html')).toHaveAttribute('dir', lang === 'ar' ? 'rtl' : 'ltr');
        await expect(register.frame.locator('[name="inviteCode"]')).toHaveValue(demoMember.inviteCode);
        await expect(register.frame.locator('[name="phone"]')).toBeFocused();
        await register.ask({ phone, password });
        await register.enter(await world.codeFor(phone));

        await register.is('welcome');
        expect(await shownAmount(register.frame.locator('[data-credited]'))).toBe(bonuses);
        const credits = register.frame.locator('[data-credit]');
        await expect(credits).toHaveCount(3);
        expect(await shownAmount(credits.nth(0))).toBe(welcomeAmounts.welcomeBonus);
        expect(await shownAmount(credits.nth(1))).toBe(welcomeAmounts.registrationGift);
        for (const credit of await credits.all()) {
          await expect(credit).toContainText(app.words('Credited'));
          await expect(credit).toContainText(app.words('Paid by: Promotion budget'));
        }
        await register.send({ type: 'welcome.close' });
        await app.isAt('/index');
        await app.shows('index');

        const member = await Account.of(world, phone, password);
        expect(await member.standing()).toEqual({ usdt: bonuses, inr: 0n, due: 0n, arriving: 0n, orders: 1 });
        await app.open('/user/record?type=5');
        await page.locator('a[href^="#/user/record?id="]').first().click();
        await expect(page.locator('[data-source]')).toHaveText('promo:budget');
        await app.open('/user/myorder');
        await expect(page.locator('a[href^="#/user/orders?id="]')).toHaveCount(1);

        await world.advance({ hours: 26 });
        const { due } = await member.standing();
        expect(due).toBeGreaterThan(0n);
        await app.open('/user/receiveincome');
        await income.is('deciding.idle');
        await income.send({ type: 'income.take' });
        await income.finish();
        expect(await shownAmount(income.taken)).toBe(asShown(due));

        await world.advance({ minutes: 31 });
        expect((await member.standing()).usdt).toBe(bonuses + due);
        await app.open('/projects');
        await expect.poll(() => shownAmount(page.locator('[data-balance="USDT"]'))).toBe(asShown(bonuses + due));
        await app.open('/user/receiveincome?show=taken');
        await page.locator('a[href^="#/user/record?id="]').first().click();
        await expect(page.locator('[data-source]')).toHaveText(/^product:.+:revenue$/);
        await world.expectVerified();
      },
    );
  });
}

test('mend what is refused, and register by e-mail with the invite of the demo member', async ({
  app,
  page,
  world,
  demo,
}) => {
  const register = new RegisterPage(app);
  const field = (name: string) => register.frame.locator(`[name="${name}"]`);
  await app.open('/user/login');
  await begunAll(page);
  await app.follow('/user/login/register');
  await register.is('form');

  await register.send({ type: 'form.submit' });
  await expect(register.error).toHaveCount(3);
  await expect(field('phone')).toBeFocused();
  await expect(app.text('Please enter the password')).toBeVisible();
  await register.send({ type: 'field.change', field: 'password', value: 'short' });
  await register.send({ type: 'demo.fill' });
  await expect(field('inviteCode')).toHaveValue(demoMember.inviteCode);
  await register.send({ type: 'field.change', field: 'phone', value: demo.phone });
  await register.send({ type: 'form.submit' });
  await expect(register.error).toContainText(app.words('8 to 24 letters and digits, beginning with a letter'));

  // Only who has the code of a number learns that it is taken.
  await register.ask({ password });
  await register.enter(await world.codeFor(demo.phone));
  await register.is('form');
  await expect(app.text('You already have an account. Sign in, or reset your password')).toBeVisible();
  await expect(register.frame.locator('a[href="#/user/login/forgetPassword"]')).toBeVisible();
  await expect(field('password')).toHaveValue(password);

  const email = 'Ravi.K@Example.org';
  await register.send({ type: 'way.choose', way: 'email' });
  await register.send({ type: 'field.change', field: 'email', value: email });
  await register.send({ type: 'field.change', field: 'inviteCode', value: 'NOBODY99' });
  await register.send({ type: 'form.submit' });
  // Found before a code is spent on it.
  await expect(register.error).toContainText(
    app.words('Unknown invite code. Check it with the member who invited you'),
  );
  await register.ask({ inviteCode: demoMember.inviteCode });
  const code = await world.codeFor(email.toLowerCase());
  await register.enter(code === '000000' ? '111111' : '000000');
  await register.is('code');
  await expect(register.error).toContainText(app.words("That isn't the code we sent last"));
  await expect(register.error).toContainText('4 tries left.');
  await expect(field('code')).toBeFocused();
  await expect(field('code')).toHaveValue('');
  await register.enter(code);
  await register.is('welcome');
  await page.reload();
  await register.is('form');
  await app.goTo('/user/login');
  await new LoginPage(page, app.words).signIn({ phone: email, password });
  await app.isAt('/index');
  await world.expectVerified();
});

test(
  'choose a new password: the old one is worth nothing, other devices are signed out',
  { tag: gate },
  async ({ app, page, world, demo, account }) => {
    const [reset, login] = [new ResetPasswordPage(app), new LoginPage(page, app.words)];
    await account.standing();
    await app.open('/user/login');
    await app.follow('/user/login/forgetPassword');
    await reset.is('form');
    for (const [field, value] of [
      ['phone', demo.phone],
      ['password', password],
      ['again', `${password}x`],
    ] as const)
      await reset.send({ type: 'field.change', field, value });
    await reset.send({ type: 'form.submit' });
    await expect(page.getByText(app.words("The passwords don't match"))).toBeVisible();

    await reset.ask({ phone: demo.phone, password });
    await reset.enter(await world.codeFor(demo.phone));
    await reset.is('changed');
    await expect(account.standing()).rejects.toMatchObject({ kind: 'unauthorized' } satisfies Partial<Failure>);

    await page.locator('a[href^="#/user/login?"]').click();
    await login.is('form');
    await expect(login.frame.locator('[name="phone"]')).toHaveValue(demo.phone);
    await login.send({ type: 'field.change', field: 'password', value: demo.password });
    await login.send({ type: 'form.submit' });
    await expect(app.text('Phone, e-mail or password is not right')).toBeVisible();
    await login.send({ type: 'field.change', field: 'password', value: password });
    await login.send({ type: 'form.submit' });
    await app.isAt('/index');
    await world.expectVerified();
  },
);

test.describe('de', () => {
  test.use({ lang: 'de' });

  test('who signs in with wrong passwords is told when to try again', async ({ app, page, demo }) => {
    const login = new LoginPage(page, app.words);
    await app.open('/user/login');
    for (let attempt = 0; attempt < 6; attempt += 1) await login.signIn({ ...demo, password: 'Wrong2026x' });
    await expect(login.frame).toContainText(/Versuch es in \d+ Sekunden noch einmal/);
  });
});
