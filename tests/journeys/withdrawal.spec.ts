/** Play money out, from an empty account to the postings: what stands in the way, what it costs, and each way it ends. */
import { saveAddress } from '#api/payees.ts';
import { loadWithdrawal } from '#api/withdrawal.ts';
import { recharges } from '#contract/recharge.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { hour } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { asShown, shownAmount } from '../pages/amounts.ts';
import { FundPasswordPage } from '../pages/fund-password-page.ts';
import { PayeeFormPage } from '../pages/payee-form-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { Account } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { journeyLanguages } from '../support/words.ts';
import { expectHeldOnce, expectNothingHeld, heldBy, lastWithdrawal, withdraw } from '../support/withdrawing.ts';

test.use({ ownWorld: true });

const minute = hour / 60;
const addresses = [`0x${'a1'.repeat(20)}`, `0x${'0123456789'.repeat(4)}`] as const;
const fundPassword = 'Noor2026fund';

for (const { lang, tag } of journeyLanguages) {
  test.describe(lang, () => {
    test.use({ lang, member: 'empty' });

    test(
      'mend what stands in the way, review, withdraw, follow it until it arrives',
      { tag },
      async ({ app, page, world, demo }) => {
        const [withdrawal, password, form] = [
          new WithdrawalPage(app),
          new FundPasswordPage(app),
          new PayeeFormPage(app),
        ];
        const noor = await Account.of(world, demo.emptyPhone, demo.password);
        await noor.move(recharges.createRecharge, { method: 'usdt', channelId: '', amount: 50n * unit });
        await world.advance({ minutes: 3 });

        await app.open('/user/allExtract');
        await app.shows('user/allExtract');
        const obstacles = page.locator('[data-obstacle]');
        await expect(obstacles).toHaveCount(5);
        expect(await obstacles.evaluateAll((all) => all.map((one) => one.getAttribute('data-obstacle')))).toEqual([
          'payee',
          'fundPassword',
          'payee',
          'fundPassword',
          'balance',
        ]);
        await app.follow('/user/withdraw');
        await withdrawal.is('blocked');
        await expect(withdrawal.obstacle('payee')).toContainText(app.words('Add a withdrawal address first'));
        await app.follow('/user/fundPwd?then=/user/withdraw');
        await password.ask(fundPassword);
        await password.enter(await world.codeFor(demo.emptyPhone));
        await password.is('changed');
        await app.follow('/user/withdraw');
        await withdrawal.is('blocked');
        await expect(withdrawal.obstacle('fundPassword')).toContainText(app.words('Fund password is set'));
        await app.follow('/user/addAddress?then=/user/withdraw');
        await form.fill({ currency: 'USDT', chain: 'BEP20', address: addresses[0] });
        await form.send({ type: 'form.submit' });

        await withdrawal.is('deciding.idle');
        await expect(withdrawal.frame.locator('input[name="payee"]')).toBeChecked();
        await withdrawal.send({ type: 'amount.type', text: '50.01' });
        await expect(withdrawal.error).toContainText(app.words('More than your available balance'));
        await withdrawal.send({ type: 'amount.fill' });
        expect(await shownAmount(withdrawal.fact('You receive'))).toBe((475n * unit) / 10n);
        await withdrawal.send({ type: 'amount.type', text: '12,5' });
        expect(await shownAmount(withdrawal.frame.locator('output'))).toBe((125n * unit) / 10n);

        // Away to add another one, and back with what was typed.
        await app.follow('/user/addAddress?then=/user/withdraw');
        await form.fill({ currency: 'USDT', chain: 'BEP20', address: ` ${addresses[1]} ` });
        await form.send({ type: 'form.submit' });
        await withdrawal.is('deciding.idle');
        await expect(withdrawal.amount).toHaveValue('12,5');
        await withdrawal.send({ type: 'review.open' });
        await withdrawal.is('review');
        expect(await shownAmount(withdrawal.fact('Amount'))).toBe((125n * unit) / 10n);
        await expect(withdrawal.frame.locator('dt', { hasText: /5\s?%|%5/ })).toContainText('0.625');
        expect(await shownAmount(withdrawal.net)).toBe(asShown((11_875n * unit) / 1_000n));
        await expect(withdrawal.address).toHaveText(addresses[1]);
        await expect(app.text('Check its first and last characters against your source.')).toBeVisible();
        await expect(withdrawal.fact('Arrives between')).toHaveText(/\d/);

        const before = await heldBy(noor);
        await withdrawal.agree('Wrong2026one');
        await withdrawal.send({ type: 'password.confirm' });
        // How many tries are left is said in every language (product 5.14).
        await expect(withdrawal.error).toContainText(app.words("That isn't your fund password"));
        await expect(withdrawal.error).toContainText('4');
        await withdrawal.is('password');
        await expect(withdrawal.frame.locator('input[name="fundPassword"]')).toBeFocused();
        await expectNothingHeld(world, noor, before);
        await withdrawal.send({ type: 'password.type', text: fundPassword });
        await withdrawal.send({ type: 'password.confirm' });
        await withdrawal.is('submitted');
        // It came with its words: screen readers are told of it by what was there before.
        await expect(app.voice).toContainText(app.words('Your withdrawal is on its way'));
        await expect(app.text('Your withdrawal is on its way')).toBeVisible();
        await expect(withdrawal.address).toHaveText(addresses[1]);
        await expectHeldOnce(world, noor, before, (125n * unit) / 10n);

        const { id, recordId, processingAt } = await lastWithdrawal(noor);
        await app.follow(`/user/withrecord?id=${id}`);
        await expect(app.text('Pending')).toBeVisible();
        // Rounded figures need not add up: the whole ones stand beside them.
        await expect(page.locator('[data-figure]').filter({ hasText: /\.\d{3,}$/ })).toHaveText(['11.875', '0.625']);
        const step = page.locator('[aria-current="step"]');
        await expect(step).toContainText(app.words('Waiting to be processed'));
        await world.advance({ minutes: Math.ceil((processingAt - (await world.now())) / minute) + 1 });
        await page.reload();
        await expect(app.text('Processing')).toBeVisible();
        await expect(step).toContainText(app.words('Arrives'));
        await world.advance({ days: 4 });
        await page.reload();
        await expect(app.text('Arrived')).toHaveCount(2);
        await expect(step).toHaveCount(0);
        expect((await heldBy(noor)).wallet).toEqual({ ...before.wallet, usdt: (375n * unit) / 10n });

        await app.follow(`/user/record?id=${recordId}`);
        await app.shows('user/record');
        for (const rule of ['withdrawalHold', 'withdrawalPayout', 'withdrawalFee']) {
          await expect(page.locator('ol li').filter({ hasText: `${rule} · #` })).toHaveCount(1);
        }
        await world.expectVerified();
      },
    );
  });
}

test(
  'one fails and comes back whole, one is overdue and says so',
  { tag: gate },
  async ({ app, page, world, demo, account }) => {
    const before = await heldBy(account);
    await world.endNextWithdrawal('fails');
    const failing = await withdraw(account, demo, 30n * unit);
    await world.endNextWithdrawal('overdue');
    const late = await withdraw(account, demo, 20n * unit);
    await world.advance({ days: 3, hours: 1 });

    await app.open(`/user/withrecord?id=${failing.id}`);
    await expect(app.text('Came back to your balance')).toBeVisible();
    expect(await shownAmount(page.locator('main p', { hasText: '30' }).first())).toBe(30n * unit);
    const { reason } = valueOf(await loadWithdrawal(account.client, failing.id));
    expect(reason).not.toBe('');
    await expect(app.text(reason)).toBeVisible();

    await app.goTo(`/user/withrecord?id=${late.id}`);
    await expect(app.text('Overdue').first()).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText('Your withdrawal should have arrived by');
    expect((await heldBy(account)).wallet.usdt).toBe(before.wallet.usdt - 20n * unit);
    await world.advance({ days: 4 });
    await page.reload();
    await expect(app.text('Arrived').first()).toBeVisible();
    expect((await heldBy(account)).wallet.hold).toBe(0n);
    await world.expectVerified();
  },
);

test('a choice that is missing is marked, and has the focus', async ({ app, account }) => {
  const withdrawal = new WithdrawalPage(app);
  await saveAddress(account.client, '', { currency: 'USDT', chain: 'BEP20', address: addresses[0], payeeLabel: '' });
  await withdrawal.open('usdt');
  await withdrawal.send({ type: 'amount.type', text: '20' });
  await withdrawal.send({ type: 'review.open' });
  const choice = withdrawal.frame.getByRole('radiogroup');
  await expect(choice).toHaveAttribute('aria-invalid', 'true');
  await expect(choice).toHaveAccessibleDescription(/Choose an address/);
  await expect(choice.getByRole('radio').first()).toBeFocused();
});

test('outside the hours: says when they begin, and opens by itself then', async ({ app, page, world }) => {
  const withdrawal = new WithdrawalPage(app);
  await world.advance({ days: 5 });
  await page.clock.install();
  await app.open('/user/withdraw');
  await withdrawal.is('blocked');
  await expect(withdrawal.obstacle('window')).toContainText(/Closed until .* 09:00/);
  await world.advance({ days: 2 });
  await page.clock.fastForward('47:00:00');
  await withdrawal.is('deciding.idle');
});

test('the terms run out during the review: nothing is withdrawn before the new ones are seen', async ({
  app,
  world,
  demo,
  account,
}) => {
  const withdrawal = new WithdrawalPage(app);
  const before = await heldBy(account);
  await withdrawal.open('usdt');
  await withdrawal.review(demo.addressId, '20');
  await world.advance({ minutes: 3 });
  await withdrawal.agree(demo.fundPassword);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('expired');
  await expectNothingHeld(world, account, before);
  await withdrawal.send({ type: 'quote.renew' });
  await withdrawal.is('review');
  await expect(app.text('New terms')).toBeVisible();
  await withdrawal.agree(demo.fundPassword);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('submitted');
  await expectHeldOnce(world, account, before, 20n * unit);
});

test('what is left of the limit was taken elsewhere meanwhile: says so, and when the limit resets', async ({
  app,
  world,
  demo,
  account,
}) => {
  const withdrawal = new WithdrawalPage(app);
  await account.move(recharges.createRecharge, { method: 'usdt', channelId: '', amount: 1_100n * unit });
  await world.advance({ minutes: 3 });
  await withdrawal.open('usdt');
  await withdrawal.review(demo.addressId, '20');
  await withdraw(account, demo, 990n * unit);
  await withdrawal.agree(demo.fundPassword);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('refused');
  await expect(app.text("More than what's left of today's limit")).toBeVisible();
  await expect(withdrawal.frame).toContainText(/The limit resets .* 00:00/);
});

test('a receipt that is open says what came back where it fails', async ({ app, world, demo }) => {
  const withdrawal = new WithdrawalPage(app);
  await world.endNextWithdrawal('fails');
  await withdrawal.open('usdt');
  await withdrawal.review(demo.addressId, '20');
  await withdrawal.agree(demo.fundPassword);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('submitted');
  expect(await shownAmount(withdrawal.net)).toBe(19n * unit);
  await world.advance({ days: 3, hours: 1 });
  await expect(app.text('Your withdrawal failed')).toBeVisible();
  expect(await shownAmount(withdrawal.net)).toBe(20n * unit);
  await expect(withdrawal.frame).toContainText(app.words('Came back to your balance'));
  await expect(withdrawal.frame).not.toContainText(app.words('Arrives between'));
});

test('rupees to a new bank account', async ({ app, world, demo, account }) => {
  const [withdrawal, form] = [new WithdrawalPage(app), new PayeeFormPage(app)];
  const { wallet } = await heldBy(account);
  await withdrawal.open('cash');
  await withdrawal.send({ type: 'amount.type', text: '99.99' });
  await app.follow('/user/CaddAddress?then=/user/cashwithdraw');
  const bank = { bank: 'Play Lantern Bank', payee: 'Asha Nair', account: '9876543210', realName: 'Asha Nair' };
  await form.fill({ ...bank, ifsc: 'plln 1000567' });
  await form.send({ type: 'form.submit' });
  await expect(form.field('ifsc')).toHaveAccessibleDescription(/The fifth character is a zero/);
  await form.send({ type: 'field.change', field: 'ifsc', value: 'plln 0000567' });
  await form.send({ type: 'form.submit' });
  await withdrawal.is('deciding.idle');
  await withdrawal.send({ type: 'review.open' });
  await expect(withdrawal.error).toContainText('Withdraw at least');
  await withdrawal.send({ type: 'amount.type', text: '150' });
  await withdrawal.send({ type: 'review.open' });
  await withdrawal.is('review');
  await expect(withdrawal.address).toHaveText(bank.account);
  await expect(withdrawal.frame).toContainText(`${bank.bank} · PLLN0000567 · ${bank.payee}`);
  await withdrawal.agree(demo.fundPassword);
  await withdrawal.send({ type: 'password.confirm' });
  await withdrawal.is('submitted');
  expect(await shownAmount(withdrawal.net)).toBe((1_425n * unit) / 10n);
  expect((await heldBy(account)).wallet).toEqual({ ...wallet, inr: wallet.inr - 150n * unit, holdInr: 150n * unit });
  await world.advance({ days: 4 });
  expect((await heldBy(account)).wallet.holdInr).toBe(0n);
  await world.expectVerified();
});
