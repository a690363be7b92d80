/** The two kinds of payees, for `payeeBookActor` and `payeeFormActor`: addresses and bank accounts. */
import {
  loadAddresses,
  loadBanks,
  removeAddress,
  removeBank,
  restoreAddress,
  restoreBank,
  saveAddress,
  saveBank,
} from '#api/funds.ts';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
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
import type { Book } from './payee-book.ts';
import type { PayeeKind } from './payee-form.ts';

export const addressBook: Book<PayoutAddress> = {
  load: loadAddresses,
  remove: removeAddress,
  restore: restoreAddress,
};

export const bankBook: Book<BankAccount> = { load: loadBanks, remove: removeBank, restore: restoreBank };

/** @throws Failure rejected with `notFound` */
function findIn<T extends { id: string }>(book: Fresh<readonly T[]>, payeeId: string): T {
  const found = valueOf(book).find(({ id }) => id === payeeId);
  if (!found) throw new Failure('rejected', codes.notFound);
  return found;
}

export const addressKind: PayeeKind<AddressDraft> = {
  name: 'address',
  problemsOf: (draft) => addressProblems(tidyAddress(draft)),
  load: async (client, payeeId) =>
    payeeId === ''
      ? // One currency can be withdrawn to an address; its chain is for the member to name.
        { currency: 'USDT', chain: '', address: '' }
      : tidyAddress(findIn(await loadAddresses(client), payeeId)),
  save: (client, payeeId, draft) => saveAddress(client, payeeId, tidyAddress(draft)),
};

export const bankKind: PayeeKind<BankDraft> = {
  name: 'bank',
  problemsOf: (draft) => bankProblems(tidyBank(draft)),
  load: async (client, payeeId) =>
    payeeId === ''
      ? { bank: '', payee: '', account: '', realName: '', ifsc: '' }
      : tidyBank(findIn(await loadBanks(client), payeeId)),
  save: (client, payeeId, draft) => saveBank(client, payeeId, tidyBank(draft)),
};
