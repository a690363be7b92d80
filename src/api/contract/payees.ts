/** The address book and the bank accounts, of the user backend (product 15.8). */
import * as v from 'valibot';
import type { BankAccount, PayoutAddress } from '#domain/payee.ts';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { id, nothing, text } from './wire.ts';

const typed = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What the member calls one; empty: nothing. Replies that a device kept before have none. */
const payeeLabel = v.optional(secret('realName', v.pipe(v.string(), v.maxLength(200))), '');

const address = v.pipe(
  v.object({
    addressId: id,
    currency: text,
    chain: text,
    address: secret('address', text),
    payeeLabel,
    used: v.boolean(),
  }),
  v.transform(({ addressId, used, ...wire }): PayoutAddress => ({ ...wire, id: addressId, isUsed: used })),
);

const bank = v.pipe(
  v.object({
    bankId: id,
    bank: text,
    payee: secret('realName', text),
    account: secret('account', text),
    realName: secret('realName', text),
    ifsc: secret('ifsc', text),
    payeeLabel,
    used: v.boolean(),
  }),
  v.transform(({ bankId, used, ...wire }): BankAccount => ({ ...wire, id: bankId, isUsed: used })),
);

const addressFields = { currency: typed, chain: typed, address: secret('address', typed), payeeLabel };
const ofAddress = v.object({ addressId: id });
const ofBank = v.object({ bankId: id });

export const payees = {
  addresses: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/address/list',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.array(address),
      v.transform((list): readonly PayoutAddress[] => list),
    ),
    about: 'The address book: the last used first, then the newest.',
    origin: 'ours',
  }),
  addAddress: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/address/add',
    auth: 'member',
    input: v.object(addressFields),
    reply: address,
    about: 'Adds an address; one that is there already is answered as it is.',
    origin: 'ours',
  }),
  editAddress: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/address/edit',
    auth: 'member',
    input: v.object({ addressId: id, ...addressFields }),
    reply: address,
    about:
      'Changes an address: it counts as a new one, with a first use to come. Another label alone changes nothing else.',
    origin: 'ours',
  }),
  removeAddress: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/address/remove',
    auth: 'member',
    input: ofAddress,
    reply: nothing,
    about: 'Takes an address out of the book; withdrawals on their way are not touched.',
    origin: 'ours',
  }),
  restoreAddress: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/address/restore',
    auth: 'member',
    input: ofAddress,
    reply: address,
    about: 'Undoes a removal.',
    origin: 'ours',
  }),
  banks: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'user/bank/list',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.array(bank),
      v.transform((list): readonly BankAccount[] => list),
    ),
    about: 'The bank accounts: the last used first, then the newest.',
    origin: 'ours',
  }),
  modifyBank: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/bank/modify',
    auth: 'member',
    input: v.object({
      /** Empty: a new one. */
      bankId: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      bank: typed,
      payee: secret('realName', typed),
      account: secret('account', typed),
      realName: secret('realName', typed),
      ifsc: secret('ifsc', typed),
      payeeLabel,
    }),
    reply: bank,
    about: 'Adds a bank account or changes one; a new one that is there already is answered as it is.',
    origin: 'spec',
  }),
  removeBank: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/bank/remove',
    auth: 'member',
    input: ofBank,
    reply: nothing,
    about: 'Removes a bank account; withdrawals on their way are not touched.',
    origin: 'ours',
  }),
  restoreBank: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/bank/restore',
    auth: 'member',
    input: ofBank,
    reply: bank,
    about: 'Undoes a removal.',
    origin: 'ours',
  }),
};
