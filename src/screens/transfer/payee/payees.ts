/** The two kinds of payees, for `payeeBookActor` and `payeeFormActor`: addresses and bank accounts. */
import type { Book } from '#actors/payee-book.ts';
import type { PayeeKind } from '#actors/payee-form.ts';
import {
  loadAddresses,
  loadBanks,
  removeAddress,
  removeBank,
  restoreAddress,
  restoreBank,
  saveAddress,
  saveBank,
} from '#api/payees.ts';
import {
  addressProblems,
  bankProblems,
  tidyAddress,
  tidyBank,
  type AddressDraft,
  type BankAccount,
  type BankDraft,
  type PayoutAddress,
} from '#domain/payee.ts';

export const addressBook: Book<PayoutAddress> = {
  load: loadAddresses,
  remove: removeAddress,
  restore: restoreAddress,
};

export const bankBook: Book<BankAccount> = { load: loadBanks, remove: removeBank, restore: restoreBank };

export const addressKind: PayeeKind<AddressDraft> = {
  name: 'address',
  problemsOf: (draft) => addressProblems(tidyAddress(draft)),
  // One currency can be withdrawn to an address; its chain is for the member to name.
  empty: { currency: 'USDT', chain: '', address: '', payeeLabel: '' },
  load: loadAddresses,
  tidy: tidyAddress,
  save: (client, payeeId, draft) => saveAddress(client, payeeId, tidyAddress(draft)),
};

export const bankKind: PayeeKind<BankDraft> = {
  name: 'bank',
  problemsOf: (draft) => bankProblems(tidyBank(draft)),
  empty: { bank: '', payee: '', account: '', realName: '', ifsc: '', payeeLabel: '' },
  load: loadBanks,
  tidy: tidyBank,
  save: (client, payeeId, draft) => saveBank(client, payeeId, tidyBank(draft)),
};
