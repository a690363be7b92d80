/** What is kept about the member, and the deletion of the account (product 5.17, 5.18). */
import { assets } from '#contract/assets.ts';
import { ownData } from '#contract/own-data.ts';
import type { DeletionTerms, OwnDataFile } from '#domain/own-data.ts';
import { toFresh, type Client } from './client.ts';

export const loadOwnData = async (client: Client) => toFresh(await client.call(ownData.ownData, {}));

export const loadDataFile = async (client: Client): Promise<OwnDataFile> =>
  (await client.call(ownData.ownDataFile, {})).value;

export const loadDeletionTerms = async (client: Client): Promise<DeletionTerms> =>
  (await client.call(ownData.deletionTerms, {})).value;

/** @throws Failure rejected with `wrongPassword`, `termsChanged`, `accountShared` or `tooManyAttempts` */
export const deleteAccount = async (
  client: Client,
  { intentId, password, given }: { intentId: string; password: string; given: DeletionTerms['given'] },
): Promise<void> => {
  await client.call(ownData.deleteAccount, { intentId, password, usdt: given.USDT, inr: given.INR });
};

/** Whether an account was deleted by this intent; asked without a session. */
export const isDeletedBy = async (client: Client, intentId: string): Promise<boolean> =>
  (await client.call(ownData.deletionOutcome, { intentId })).value.deleted;

/** From then on it deletes nothing, should a copy of it still be on its way. */
export const closeDeletion = async (client: Client, intentId: string): Promise<void> => {
  await client.call(assets.cancelIntent, { intentId });
};
