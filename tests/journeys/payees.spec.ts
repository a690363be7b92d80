/** Where withdrawals go: addresses and bank accounts added, edited, removed, and a removal undone. */
import { loadAddresses, loadBanks, saveAddress } from '#api/payees.ts';
import { payees } from '#contract/payees.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { maskAccount, shortenAddress } from '#domain/payee.ts';
import { addAddressPath, pathOf } from '../flows/money-paths.ts';
import { PayeeBookPage } from '../pages/payee-book-page.ts';
import { PayeeFormPage } from '../pages/payee-form-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { keptDrafts } from '../support/kept-drafts.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

const whole = `0x${'ab12'.repeat(10)}`;
const other = `0x${'cd34'.repeat(10)}`;

test(
  'an address: added over a server that fails, edited, removed, brought back',
  { tag: gate },
  async ({ app, page, world, demo, account }) => {
    const [book, form] = [new PayeeBookPage(app), new PayeeFormPage(app)];
    const known = async () => valueOf(await loadAddresses(account.client)).map(({ address }) => address);
    const [bound] = await known();
    await app.open('/user/address');
    await book.is('full');
    await expect(book.row(demo.addressId)).toContainText(shortenAddress(bound ?? ''));
    await expect(book.row(demo.addressId)).toContainText('Used before');

    await app.follow('/user/addAddress');
    await form.is('form');
    await form.send({ type: 'form.submit' });
    await expect(form.field('chain')).toHaveAccessibleDescription(/Choose a chain first/);
    await form.fill({ currency: 'USDT', chain: 'BEP20', address: whole.slice(0, -1) });
    await form.send({ type: 'form.submit' });
    await expect(form.field('address')).toHaveAccessibleDescription(/An address has 42 characters. Entered: 41/);
    await form.send({ type: 'field.change', field: 'address', value: whole });
    await expect(form.frame.locator('[data-address]')).toHaveText(whole);
    await world.fault({ path: addAddressPath, fault: 'error-before' });
    await form.send({ type: 'form.submit' });
    await expect(app.text("Saving again won't create a duplicate.")).toBeVisible();
    await expect(form.field('address')).toHaveValue(whole);
    expect(await known()).toEqual([bound]);
    await form.send({ type: 'form.submit' });

    await book.is('full');
    await expect(book.rows).toHaveCount(2);
    // The last used one stays first.
    expect(await known()).toEqual([bound, whole]);
    const id = (await book.rows.last().getAttribute('data-payee')) ?? '';
    await expect(book.row(id)).toContainText('0xab12ab12ab12a…12ab12');
    await expect(book.row(id)).toContainText('Not used yet');

    await app.follow(`/user/addAddress?id=${id}`);
    await form.is('form');
    await expect(form.field('address')).toHaveValue(whole);
    await form.send({ type: 'field.change', field: 'address', value: other });
    await form.send({ type: 'form.submit' });
    await expect(book.row(id)).toContainText(shortenAddress(other));
    expect(await known()).toEqual([bound, other]);

    // Pressed, it keeps the focus.
    await world.fault({ path: pathOf(payees.removeAddress), fault: 'error-before' });
    await book.send({ type: 'payee.remove', id });
    await expect(book.frame.getByRole('alert')).toBeVisible();
    await expect(book.row(id).getByRole('button')).toBeFocused();
    await book.send({ type: 'payee.remove', id });
    await expect(book.row(id)).toHaveCount(0);
    await expect(app.button('Undo')).toBeFocused();
    expect(await known()).toEqual([bound]);
    await book.send({ type: 'removal.undo' });
    await expect(book.row(id)).toContainText(shortenAddress(other));
    await book.send({ type: 'payee.remove', id });
    await expect(book.row(id)).toHaveCount(0);
    await page.reload();
    await book.is('full');
    await expect(book.rows).toHaveCount(1);
  },
);

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(
      'a label: typed, kept over a reload, and shown wherever the address is chosen',
      { tag: gate },
      async ({ app, page, demo, account }) => {
        const [book, form] = [new PayeeBookPage(app), new PayeeFormPage(app)];
        const label = { type: 'field.change', field: 'payeeLabel' } as const;
        await saveAddress(account.client, '', { currency: 'USDT', chain: 'BEP20', address: other, payeeLabel: '' });
        await app.open(`/user/addAddress?id=${demo.addressId}`);
        await form.is('form');
        await form.send({ ...label, value: 'x'.repeat(31) });
        await form.send({ type: 'form.submit' });
        await expect(form.field('payeeLabel')).toHaveAccessibleDescription(/30/);
        await form.send({ ...label, value: 'Home محفظة' });
        await expect.poll(async () => JSON.stringify(await keptDrafts(page))).toContain('Home محفظة');
        await page.reload();
        await form.is('form');
        await expect(form.field('payeeLabel')).toHaveValue('Home محفظة');
        await form.send({ type: 'form.submit' });

        // The same address as before, and the last used one is first.
        await book.is('full');
        await expect(book.rows.first()).toContainText('Home محفظة');
        await expect(book.rows.first()).toContainText(app.words('Used before'));
        await expect(book.rows.first()).toHaveAttribute('data-payee', demo.addressId);

        const withdrawal = new WithdrawalPage(app);
        await withdrawal.open('usdt');
        await expect(withdrawal.frame).toContainText('Home محفظة');
      },
    );
  });
}

test(
  'a bank account: the rules of an IFSC, edited, removed, brought back',
  { tag: gate },
  async ({ app, demo, account }) => {
    const [book, form] = [new PayeeBookPage(app), new PayeeFormPage(app)];
    const known = async () => valueOf(await loadBanks(account.client)).map(({ bank, ifsc }) => ({ bank, ifsc }));
    const [bound] = await known();
    const bank = { bank: 'Play Lantern Bank', payee: 'Asha Nair', account: '9876543210', realName: 'Asha Nair' };
    await app.open('/user/Caddress');
    await book.is('full');
    await app.follow('/user/CaddAddress');
    const refusals = [
      ['PLLN00005', 'An IFSC has 11 characters. Entered: 9'],
      ['PL1N0000567', 'It begins with four letters'],
      ['PLLNO000567', 'The fifth character is a zero'],
      ['PLLN0-00567', 'It ends with six letters or digits'],
    ] as const;
    await form.fill({ ...bank, account: '12345', ifsc: '' });
    for (const [ifsc, words] of refusals) {
      await form.send({ type: 'field.change', field: 'ifsc', value: ifsc });
      await form.send({ type: 'form.submit' });
      await expect(form.field('ifsc')).toHaveAccessibleDescription(new RegExp(words));
    }
    await expect(form.field('account')).toHaveAccessibleDescription(/Enter 6 to 18 digits/);
    await form.fill({ ...bank, ifsc: ' plln 0000 567' });
    await form.send({ type: 'form.submit' });

    await book.is('full');
    await expect(book.frame).toContainText(maskAccount(bank.account));
    await expect(book.frame).not.toContainText(bank.account);
    expect(await known()).toEqual([{ bank: bank.bank, ifsc: 'PLLN0000567' }, bound]);

    await book.frame.getByRole('link', { name: bank.bank }).click();
    await app.shows('user/bank');
    await app.button('Show full number').click();
    await expect(book.frame.locator('[data-address]')).toHaveText(bank.account);
    await app.screen('user/bank').getByRole('link', { name: 'Edit', exact: true }).click();
    await form.is('form');
    await expect(form.field('account')).toHaveValue(bank.account);
    await form.send({ type: 'field.change', field: 'bank', value: 'Play Tide Bank' });
    await form.send({ type: 'form.submit' });
    await expect(book.frame).toContainText('Play Tide Bank');

    await app.follow(`/user/bank?id=${demo.bankId}`);
    await app.shows('user/bank');
    await book.is('full');
    await book.send({ type: 'payee.remove', id: demo.bankId });
    await expect(app.text("This bank account isn't in your list")).toBeVisible();
    expect(await known()).toEqual([{ bank: 'Play Tide Bank', ifsc: 'PLLN0000567' }]);
    await book.send({ type: 'removal.undo' });
    await expect(app.screen('user/bank').getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    expect(await known()).toContainEqual(bound);
  },
);
