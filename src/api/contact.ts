/** The member's phone number and e-mail address, changed by codes (product 5.16). */
import { contact } from '#contract/contact.ts';
import type { ContactChanged } from '#domain/contact.ts';
import type { AccountName } from '#domain/registration.ts';
import type { CodeChannel, SentCode } from '#domain/verification.ts';
import type { Client } from './client.ts';

/** @throws Failure rejected with `codeTooSoon` or `tooManyAttempts` */
export const sendOldContactCode = async (client: Client, channel: CodeChannel): Promise<SentCode> =>
  (await client.call(contact.oldContactCode, { channel })).value;

/** @throws Failure rejected with `codeWrong` or `codeExpired` */
export const proveContact = async (
  client: Client,
  proof: { changeId: string; type: CodeChannel; code: string },
): Promise<void> => {
  await client.call(contact.proveContact, { ...proof });
};

/** @throws Failure rejected with `codeTooSoon`, `tooManyAttempts`, `sameContact` or `proofExpired` */
export const sendNewContactCode = async (client: Client, account: AccountName): Promise<SentCode> =>
  (await client.call(contact.newContactCode, { ...account })).value;

/** @throws Failure rejected with `codeWrong`, `codeExpired`, `proofExpired` or `accountExists` */
export const changeContact = async (
  client: Client,
  account: AccountName,
  rest: { changeId: string; code: string },
): Promise<ContactChanged> => (await client.call(contact.changeContact, { ...account, ...rest })).value;
