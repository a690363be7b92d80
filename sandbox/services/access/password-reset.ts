/** A new login password in place of a forgotten one, by a code (product 5.6). */
import { codes } from '#contract/codes.ts';
import type { registration } from '#contract/registration.ts';
import { isPassword as isAllowed } from '#domain/password.ts';
import type { AccountName } from '#domain/registration.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { recipientsOf } from './code-recipients.ts';
import { requireOtherThanFund } from './login-password.ts';
import { findByAccount, type Member } from '#sandbox/services/members/members.ts';
import { hashPassword, isPassword } from '#sandbox/services/members/passwords.ts';
import { signInSubject } from './known-places.ts';
import { countAttempt, endWaits, forgiveAttempt } from './sign-in-attempts.ts';
import { codeExpired, useCode, type TypedCode } from './verification-codes.ts';
import { isFresh, readAccount, sendTo } from './visitor-codes.ts';
import { tell } from '#sandbox/services/messages/tell.ts';

const purpose = 'loginPassword';

type Endpoints = Pick<typeof registration, 'resetCodeByPhone' | 'resetCodeByEmail' | 'resetPassword'>;

/** Members without a password are made up: nobody signs in as them. */
async function findReachable(context: ServedContext, name: AccountName): Promise<Member | null> {
  const member = await findByAccount(context, name);
  return member?.password_hash == null ? null : member;
}

async function send(context: ServedContext, name: AccountName, address: string) {
  const account = readAccount(name);
  const member = await findReachable(context, account);
  return sendTo(context, account, { purpose, isDecoy: member === null, address });
}

/** The new password, no session and no passkey left, and no wait at sign-in. @returns false when somebody was quicker with the code */
async function change(
  context: ServedContext,
  member: Member,
  { typed, hash, address }: { typed: TypedCode; hash: string; address: string },
): Promise<boolean> {
  const { db, clock } = context;
  return db.transaction().execute(async (trx) => {
    if (!(await useCode({ trx }, typed, clock.now()))) return false;
    await trx.updateTable('members').set({ password_hash: hash }).where('id', '=', member.id).execute();
    await trx.deleteFrom('sessions').where('member_id', '=', member.id).execute();
    // Whoever knew the old password may have added one.
    const passkeys = await trx.deleteFrom('passkeys').where('member_id', '=', member.id).returning('id').execute();
    for (const { recipient } of recipientsOf(member)) await endWaits(trx, signInSubject(recipient), address);
    const at = clock.now();
    await tell({ trx, at }, { memberId: member.id, subject: 'passwordChanged', about: at });
    if (passkeys.length > 0) await tell({ trx, at }, { memberId: member.id, subject: 'passkeysEnded', about: at });
    return true;
  });
}

/** @throws Refusal badInput, sameAsFundPassword */
async function requireNewOne(member: Member, password: string): Promise<void> {
  if (!isAllowed(password)) {
    throw new Refusal(codes.badInput, 'Not valid: password. 8 to 24 letters and digits, beginning with a letter');
  }
  await requireOtherThanFund(member, password);
}

export const passwordResetHandlers: VisitHandlers<Endpoints> = {
  resetCodeByPhone: (context, { input, address }) => send(context, { type: 'phone', ...input }, address),
  resetCodeByEmail: (context, { input, address }) => send(context, { type: 'email', ...input }, address),

  async resetPassword(context, { input, address }) {
    const account = readAccount(input);
    const { recipient } = account;
    const subject = `${purpose}:${recipient}`;
    await countAttempt(context, subject, address);
    const typed = { recipient, purpose, code: input.code } as const;
    const fresh = await isFresh(context, typed);
    const member = await findReachable(context, account);
    if (!member) throw codeExpired();
    if (fresh) {
      await forgiveAttempt(context, subject, address);
      await requireNewOne(member, input.password);
      const hash = await hashPassword(context.random, input.password);
      if (await change(context, member, { typed, hash, address })) return { data: {} };
    } else if (await isPassword(member.password_hash, input.password)) {
      // The same call again: its answer may have got lost.
      return { data: {} };
    }
    throw codeExpired();
  },
};
