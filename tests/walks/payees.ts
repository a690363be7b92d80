/** Where withdrawals go: the address book, and the form of one address. */
import { loadAddresses, removeAddress, restoreAddress, saveAddress } from '#api/payees.ts';
import { payees } from '#contract/payees.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { payeeBookWalk } from '#machines/payee-book/payee-book.walk.ts';
import { payeeFormWalk } from '#machines/payee-form/payee-form.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { PayeeBookPage } from '../pages/payee-book-page.ts';
import { PayeeFormPage } from '../pages/payee-form-page.ts';
import type { Account } from '../support/account.ts';
import { networkReturns } from './network.ts';
import { playbookOf } from './playbook.ts';
import { keptByDevice } from './reads.ts';
import { quiet } from './sign-in.ts';

const spare = `0x${'ab12'.repeat(10)}`;

async function removeAll({ client }: Account, kept: string | null): Promise<void> {
  for (const { id } of valueOf(await loadAddresses(client))) if (id !== kept) await removeAddress(client, id);
}

export const payeeBookBook = playbookOf<PayeeBookPage>(payeeBookWalk, {
  machine: 'payeeBook',
  address: () => '/user/address',
  page: (app) => new PayeeBookPage(app),
  // One to remove, and one that stays; the screen is left.
  ready: async ({ app, account: { client }, demo }) => {
    await app.goTo(quiet);
    await app.shows('index/language');
    await restoreAddress(client, demo.addressId);
    await saveAddress(client, '', { currency: 'USDT', chain: 'BEP20', address: spare, payeeLabel: '' });
  },
  ports: {
    loadBook: pathOf(payees.addresses),
    remove: pathOf(payees.removeAddress),
    restore: pathOf(payees.restoreAddress),
  },
  outcomes: {
    // The one on the screen is removed there.
    'loadBook done: none': async ({ app, account, demo }) =>
      removeAll(account, (await new PayeeBookPage(app).frame.isVisible()) ? demo.addressId : null),
  },
  gestures: {
    'payee.remove: the first': ({ demo }) => ({ type: 'payee.remove', id: demo.addressId }),
  },
  facts: { 'network.returned': networkReturns },
  unplayable: { 'loadBook done: kept by the device': keptByDevice },
  unseen: { choice: 'left at once' },
});

export const payeeFormBook = playbookOf<PayeeFormPage>(payeeFormWalk, {
  machine: 'payeeForm',
  // One that is edited: a new one asks the server nothing before it is saved.
  address: ({ demo }) => `/user/addAddress?id=${demo.addressId}`,
  page: (app) => new PayeeFormPage(app),
  ports: {
    loadDraft: pathOf(payees.addresses),
    save: pathOf(payees.editAddress),
  },
  outcomes: {
    'save done':
      async ({ app }) =>
      () =>
        app.isAt('/user/address'),
    // As the walk's own draft: nothing is filled in yet.
    'loadDraft done':
      async ({ app }) =>
      async () => {
        const page = new PayeeFormPage(app);
        await page.send({ type: 'field.change', field: 'address', value: '' });
        await page.send({ type: 'field.change', field: 'chain', value: '' });
      },
  },
  gestures: {
    'field.change: address': () => ({ type: 'field.change', field: 'address', value: spare }),
  },
  unseen: { saved: 'the list follows in the same step' },
});
