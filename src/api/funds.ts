/** The fund password, the address book and the bank accounts (product 15.8). */
import type { Asks } from '#contract/endpoint.ts';
import { funds } from '#contract/funds.ts';
import type { AddressDraft, BankDraft } from '#domain/payee.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { toFresh, type Client } from './client.ts';

export const loadFundPassword = async (client: Client) => toFresh(await client.call(funds.hasPayPassword, {}));

/** @throws Failure rejected with `codeTooSoon` or `channelMissing` */
export const sendFundPasswordCode = async (client: Client, channel: CodeChannel) =>
  (await client.call(channel === 'phone' ? funds.payCodeByPhone : funds.payCodeByEmail, {})).value;

/** @throws Failure rejected with `codeWrong`, `codeExpired`, `wrongPassword` or `wrongFundPassword` */
export const changeFundPassword = async (client: Client, body: Asks<typeof funds.updatePayPassword>): Promise<void> => {
  await client.call(funds.updatePayPassword, body);
};

export const loadAddresses = async (client: Client) => toFresh(await client.call(funds.addresses, {}));

/** @param addressId empty for a new one */
export const saveAddress = async (client: Client, addressId: string, draft: AddressDraft) =>
  (addressId === ''
    ? await client.call(funds.addAddress, draft)
    : await client.call(funds.editAddress, { addressId, ...draft })
  ).value;

export const removeAddress = async (client: Client, addressId: string): Promise<void> => {
  await client.call(funds.removeAddress, { addressId });
};

export const restoreAddress = async (client: Client, addressId: string): Promise<void> => {
  await client.call(funds.restoreAddress, { addressId });
};

export const loadBanks = async (client: Client) => toFresh(await client.call(funds.banks, {}));

/** @param bankId empty for a new one */
export const saveBank = async (client: Client, bankId: string, draft: BankDraft) =>
  (await client.call(funds.modifyBank, { bankId, ...draft })).value;

export const removeBank = async (client: Client, bankId: string): Promise<void> => {
  await client.call(funds.removeBank, { bankId });
};

export const restoreBank = async (client: Client, bankId: string): Promise<void> => {
  await client.call(funds.restoreBank, { bankId });
};
