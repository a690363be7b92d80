/** The address book and the bank accounts (product 15.8). */
import { payees } from '#contract/payees.ts';
import type { AddressDraft, BankDraft } from '#domain/payee.ts';
import { toFresh, type Client } from './client.ts';

export const loadAddresses = async (client: Client) => toFresh(await client.call(payees.addresses, {}));

/** @param addressId empty for a new one */
export const saveAddress = async (client: Client, addressId: string, draft: AddressDraft) =>
  (addressId === ''
    ? await client.call(payees.addAddress, draft)
    : await client.call(payees.editAddress, { addressId, ...draft })
  ).value;

export const removeAddress = async (client: Client, addressId: string): Promise<void> => {
  await client.call(payees.removeAddress, { addressId });
};

export const restoreAddress = async (client: Client, addressId: string): Promise<void> => {
  await client.call(payees.restoreAddress, { addressId });
};

export const loadBanks = async (client: Client) => toFresh(await client.call(payees.banks, {}));

/** @param bankId empty for a new one */
export const saveBank = async (client: Client, bankId: string, draft: BankDraft) =>
  (await client.call(payees.modifyBank, { bankId, ...draft })).value;

export const removeBank = async (client: Client, bankId: string): Promise<void> => {
  await client.call(payees.removeBank, { bankId });
};

export const restoreBank = async (client: Client, bankId: string): Promise<void> => {
  await client.call(payees.restoreBank, { bankId });
};
