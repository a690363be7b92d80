/** A newcomer's first days by taps alone, with the phone's Back at each step: it undoes one step, and loses nothing. */
import { welcomeAmounts } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { DepositPage } from '../pages/deposit-page.ts';
import { FundPasswordPage } from '../pages/fund-password-page.ts';
import { IncomePage } from '../pages/income-page.ts';
import { PayeeFormPage } from '../pages/payee-form-page.ts';
import { PurchasePage } from '../pages/purchase-page.ts';
import { RechargePage } from '../pages/recharge-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { Account } from '../support/account.ts';
import { startedAll } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

const phone = '9876543211';
const password = 'Meera2026new';
const fundPassword = 'Meera2026fund';
const bonuses = welcomeAmounts.welcomeBonus + welcomeAmounts.registrationGift;

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, member: null, ownWorld: true });

    test(
      'register, recharge, rent, collect, withdraw',
      { tag: lang === 'en' ? [gate] : [] },
      async ({ app, page, world, demo }) => {
        const [register, recharge, deposit] = [new RegisterPage(app), new RechargePage(app), new DepositPage(app)];
        const [purchase, income, withdrawal] = [new PurchasePage(app), new IncomePage(app), new WithdrawalPage(app)];
        const tab = (address: string) => page.getByRole('navigation').locator(`a[href="#${address}"]`).click();

        await app.open('/user/login');
        await app.follow('/user/login/register');
        await register.is('form');
        await page.goBack();
        await app.shows('user/login');
        await app.follow('/user/login/register');
        await register.is('form');
        await register.send({ type: 'field.change', field: 'inviteCode', value: demoMember.inviteCode });
        await register.ask({ phone, password });
        await expect(register.frame.locator('input[name="code"]')).toBeFocused();
        await page.goBack();
        await register.is('form');
        await expect(register.frame.locator('[name="phone"]')).toHaveValue(phone);
        // Another code to the same number goes out after a minute.
        await world.advance({ minutes: 1 });
        await register.ask({});
        await register.enter(await world.codeFor(phone));
        await register.is('welcome');
        await register.send({ type: 'welcome.close' });
        await app.shows('index');
        // A member has no way back to the sign-in.
        await page.goBack();
        await app.shows('index');
        const member = await Account.of(world, phone, password);
        await startedAll(page);

        await tab('/projects');
        await app.shows('projects');
        await app.follow('/user/newrecharge');
        await app.shows('user/newrecharge');
        await app.follow('/user/recharge');
        await recharge.is('deciding.idle');
        await page.goBack();
        await app.shows('user/newrecharge');
        await app.follow('/user/recharge');
        await recharge.is('deciding.idle');
        await recharge.ask('500');
        await deposit.is('unpaid');
        await page.goBack();
        await app.shows('user/newrecharge');
        await page.goBack();
        await app.shows('projects');
        await world.advance({ minutes: 3 });
        expect((await member.standing()).usdt).toBe(bonuses + 500n * unit);

        await tab('/index');
        await app.shows('index');
        await app.follow(`/index/detail?productId=${demo.productId}`);
        await purchase.is('deciding.idle');
        await page.goBack();
        await app.shows('index');
        await app.follow(`/index/detail?productId=${demo.productId}`);
        await purchase.is('deciding.idle');
        await purchase.send({ type: 'review.open' });
        await purchase.is('review.summary');
        await purchase.send({ type: 'agreement.open' });
        await purchase.is('review.agreement');
        await page.goBack();
        await purchase.is('review.summary');
        await purchase.send({ type: 'agreement.open' });
        await purchase.send({ type: 'agreement.agree' });
        await page.goBack();
        await purchase.is('deciding.idle');
        await purchase.send({ type: 'review.open' });
        await purchase.is('review.summary');
        await expect(purchase.agree).toBeChecked();
        await purchase.send({ type: 'order.confirm' });
        await purchase.is('purchased');
        await page.goBack();
        await app.shows('index');
        expect((await member.standing()).orders).toBe(2);

        await world.advance({ hours: 26 });
        const { due } = await member.standing();
        await tab('/projects');
        await app.shows('projects');
        await tab('/index');
        await app.shows('index');
        expect(
          await shownAmount(page.getByRole('button', { name: app.words('Collect <0/>').split('<')[0] ?? '' })),
        ).toBe(asShown(due));
        await tab('/projects');
        await app.shows('projects');
        await app.follow('/user/receiveincome');
        await income.is('deciding.idle');
        await page.goBack();
        await app.shows('projects');
        await app.follow('/user/receiveincome');
        await income.is('deciding.idle');
        await income.send({ type: 'income.take' });
        await income.is('taken');
        const moment = page.getByRole('dialog');
        await expect(moment).toContainText(app.words('Your income is on its way'));
        await page.goBack();
        await expect(moment).toHaveCount(0);
        await income.is('taken');
        expect(await shownAmount(income.taken)).toBe(asShown(due));
        await page.goBack();
        await app.shows('projects');

        await app.follow('/user/allExtract');
        await app.shows('user/allExtract');
        await app.follow('/user/withdraw');
        await withdrawal.is('blocked');
        await app.follow('/user/fundPwd?then=/user/withdraw');
        const codes = new FundPasswordPage(app);
        await codes.is('form');
        await page.goBack();
        await withdrawal.is('blocked');
        await app.follow('/user/fundPwd?then=/user/withdraw');
        await codes.ask(fundPassword);
        await expect(codes.frame.locator('input[name="code"]')).toBeFocused();
        await page.goBack();
        await codes.is('form');
        await world.advance({ minutes: 1 });
        await codes.ask(fundPassword);
        await codes.enter(await world.codeFor(phone));
        await codes.is('changed');
        await page.goBack();
        await withdrawal.is('blocked');
        await expect(withdrawal.obstacle('fundPassword')).toContainText(app.words('Fund password is set'));
        await app.follow('/user/addAddress?then=/user/withdraw');
        const form = new PayeeFormPage(app);
        await form.is('form');
        await page.goBack();
        await withdrawal.is('blocked');
        await app.follow('/user/addAddress?then=/user/withdraw');
        await form.fill({ currency: 'USDT', chain: 'BEP20', address: `0x${'0123456789'.repeat(4)}` });
        await form.send({ type: 'form.submit' });
        await withdrawal.is('deciding.idle');
        await withdrawal.send({ type: 'amount.type', text: '20' });
        await withdrawal.send({ type: 'review.open' });
        await withdrawal.is('review');
        await page.goBack();
        await withdrawal.is('deciding.idle');
        await expect(withdrawal.amount).toHaveValue('20');
        await withdrawal.send({ type: 'review.open' });
        await withdrawal.is('review');
        await expect(withdrawal.frame.locator('h2').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await withdrawal.is('deciding.idle');
        await withdrawal.send({ type: 'review.open' });
        await withdrawal.is('review');
        await withdrawal.send({ type: 'review.confirm' });
        await withdrawal.is('password');
        await expect(withdrawal.frame.locator('input[name="fundPassword"]')).toBeFocused();
        await page.goBack();
        await withdrawal.is('review');
        await withdrawal.agree(fundPassword);
        await withdrawal.send({ type: 'password.confirm' });
        await withdrawal.is('submitted');
        await expect(withdrawal.frame.locator('h2').first()).toBeFocused();
        // One step back is where the withdrawal began, and one more the wallet: nothing of its steps is left.
        await page.goBack();
        await app.shows('user/allExtract');
        await page.goBack();
        await app.shows('projects');
        await world.expectVerified();
      },
    );
  });
}
