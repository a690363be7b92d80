/** The fund password, the address book and the bank accounts, of the user backend (product 15.8). */
import * as v from 'valibot';
import type { BankAccount, PayoutAddress } from '#domain/payee.ts';
import type { CodeTarget } from '#domain/verification.ts';
import { endpoint } from './endpoint.ts';
import { channel, sentCode, typedCode } from './sent-code.ts';
import { id, nothing, text } from './wire.ts';

/** A new or known password on its way in. */
const secret = v.pipe(v.string(), v.maxLength(200));
const typed = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const address = v.pipe(
  v.object({ addressId: id, currency: text, chain: text, address: text, used: v.boolean() }),
  v.transform(({ addressId, used, ...wire }): PayoutAddress => ({ ...wire, id: addressId, isUsed: used })),
);

const bank = v.pipe(
  v.object({
    bankId: id,
    bank: text,
    payee: text,
    account: text,
    realName: text,
    ifsc: text,
    used: v.boolean(),
  }),
  v.transform(({ bankId, used, ...wire }): BankAccount => ({ ...wire, id: bankId, isUsed: used })),
);

const addressFields = { currency: typed, chain: typed, address: typed };
const ofAddress = v.object({ addressId: id });
const ofBank = v.object({ bankId: id });

export const funds = {
  hasPayPassword: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'user/has-paypass',
    auth: 'member',
    input: nothing,
    reply: v.object({
      hasPaypass: v.boolean(),
      /** Where a code can go, masked. */
      channels: v.pipe(
        v.array(v.object({ channel, to: text })),
        v.transform((list): readonly CodeTarget[] => list),
      ),
    }),
    about: 'Whether a fund password is set, and where a code for changing it can go.',
    origin: 'spec',
  }),
  payCodeByPhone: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/paypwd-code',
    auth: 'member',
    input: nothing,
    reply: sentCode,
    about: "Sends a code for the fund password to the member's phone.",
    origin: 'spec',
  }),
  payCodeByEmail: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/paypwd-emailcode',
    auth: 'member',
    input: nothing,
    reply: sentCode,
    about: "Sends a code for the fund password to the member's e-mail address.",
    origin: 'spec',
  }),
  updatePayPassword: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/update-paypwd-eop',
    auth: 'member',
    input: v.object({
      channel,
      code: typedCode,
      password: secret,
      /** The old fund password; empty where there is none or it is forgotten. */
      current: v.optional(secret, ''),
      /** In place of a forgotten one: withdrawals then rest for a day. */
      loginPassword: v.optional(secret, ''),
    }),
    reply: nothing,
    about: 'Sets or changes the fund password, with a code and the old one (or the login password in its place).',
    origin: 'spec',
  }),
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
    about: 'The address book, newest first.',
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
    about: 'Changes an address: it counts as a new one, with a first use to come.',
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
    about: 'The bank accounts, newest first.',
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
      payee: typed,
      account: typed,
      realName: typed,
      ifsc: typed,
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
