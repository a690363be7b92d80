/**
 * Setting and changing the fund password: a code, and the old one where there is one. A member who forgot it gives the
 * login password instead, and withdrawals rest for a day (product 5.9).
 */
import { codes } from '#contract/codes.ts';
import type { fundPassword } from '#contract/fund-password.ts';
import type { Asked } from '#contract/endpoint.ts';
import { fundPasswordRest } from '#domain/limits.ts';
import { isPassword as isAllowed } from '#domain/password.ts';
import type { CodeChannel } from '#domain/verification.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { recipientsOf, type Recipient } from './code-recipients.ts';
import { replaceFundPassword, requireFundPassword, requireFundPasswordOf } from './fund-password.ts';
import { requireLoginPassword } from './login-password.ts';
import { findById, type Member } from '#sandbox/services/members/members.ts';
import { hashPassword, isPassword } from '#sandbox/services/members/passwords.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { codeExpired, isUsedCode, sendCode, useCode, type TypedCode } from './verification-codes.ts';
import { isFresh } from './visitor-codes.ts';

type Endpoints = Pick<
  typeof fundPassword,
  'hasPayPassword' | 'payCodeByPhone' | 'payCodeByEmail' | 'updatePayPassword'
>;

type Form = Asked<Endpoints['updatePayPassword']>;

const purpose = 'fundPassword';

const oldOneMissing = () => new Refusal(codes.wrongPassword, 'Enter your old fund password');

function recipientBy(member: Member, channel: CodeChannel): Recipient {
  const found = recipientsOf(member).find((one) => one.channel === channel);
  if (!found) throw new Refusal(codes.channelMissing, 'We have no contact of yours for this');
  return found;
}

async function sendBy(context: Context, memberId: string, channel: CodeChannel) {
  const member = await findById(context, memberId);
  const { recipient, to } = recipientBy(member, channel);
  const recipients = recipientsOf(member).map((one) => one.recipient);
  const { sentAt, retryAt, expiresAt } = await sendCode(context, { recipient, purpose, recipients });
  return { data: { channel, to, sendTime: sentAt, retryTime: retryAt, expireTime: expiresAt } };
}

/**
 * Who changes a fund password that is set knows it, or knows the login password.
 * @returns whether withdrawals rest after the change
 */
async function requireOldOne(
  context: ServedContext,
  member: Member,
  { current, loginPassword }: Form,
): Promise<boolean> {
  if (member.fund_password_hash === null) return false;
  if (current === '' && loginPassword === '') {
    throw oldOneMissing();
  }
  if (current === '') {
    await requireLoginPassword(context, member, loginPassword);
    return true;
  }
  try {
    await requireFundPasswordOf(context, member, current);
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.wrongFundPassword) {
      throw new Refusal(codes.wrongPassword, error.message);
    }
    throw error;
  }
  return false;
}

/**
 * The same call again: its answer may have got lost. Who asks with another password is guessing, which is counted.
 * @throws Refusal codeExpired, tooManyAttempts
 */
async function again(context: ServedContext, memberId: string, password: string): Promise<void> {
  try {
    await requireFundPassword(context, memberId, password);
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.wrongFundPassword) throw codeExpired();
    throw error;
  }
}

interface Change {
  typed: TypedCode;
  hash: string;
  restsUntil: number | null;
}

/**
 * @returns false when the code was used meanwhile
 * @throws Refusal wrongPassword when the old one, or the login password in its place, was replaced meanwhile
 */
async function change({ db, clock }: ServedContext, member: Member, given: Change): Promise<boolean> {
  const { id: memberId, fund_password_hash: before } = member;
  const loginHash = given.restsUntil === null ? null : member.password_hash;
  const { typed, hash, restsUntil } = given;
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    if (!(await useCode({ trx }, typed, at))) return false;
    const passkeys = await replaceFundPassword({ trx }, { memberId, hash, before, loginHash, restsUntil });
    if (passkeys === null) throw oldOneMissing();
    await tell({ trx, at }, { memberId, subject: 'fundPasswordChanged', about: at });
    if (passkeys > 0) await tell({ trx, at }, { memberId, subject: 'passkeysOnlySignIn', about: at });
    return true;
  });
}

/** @returns false when the code was used meanwhile */
async function changeOnce(context: ServedContext, member: Member, form: Form, typed: TypedCode): Promise<boolean> {
  const rests = await requireOldOne(context, member, form);
  if (!(await isFresh(context, typed))) return false;
  // Told to nobody without a code: it would be a way to guess login passwords.
  if (await isPassword(member.password_hash, form.password)) {
    throw new Refusal(codes.sameAsLoginPassword, 'Choose a password other than your login password');
  }
  const hash = await hashPassword(context.random, form.password);
  const restsUntil = rests ? context.clock.now() + fundPasswordRest : null;
  return change(context, member, { typed, hash, restsUntil });
}

export const fundPasswordHandlers: VisitHandlers<Endpoints> = {
  async hasPayPassword(context, { caller }) {
    const member = await findById(context, caller.id);
    return {
      data: {
        hasPaypass: member.fund_password_hash !== null,
        channels: recipientsOf(member).map(({ channel, to }) => ({ channel, to })),
      },
    };
  },

  payCodeByPhone: (context, { caller }) => sendBy(context, caller.id, 'phone'),

  payCodeByEmail: (context, { caller }) => sendBy(context, caller.id, 'email'),

  async updatePayPassword(context, { caller, input }) {
    if (!isAllowed(input.password)) {
      throw new Refusal(codes.badInput, 'Not valid: password. 8 to 24 letters and digits, beginning with a letter');
    }
    const member = await findById(context, caller.id);
    const { recipient } = recipientBy(member, input.channel);
    const typed = { recipient, purpose, code: input.code } as const;
    // Looked at first: for the same call again, the old password is another one by now.
    const isChanged = !(await isUsedCode(context, typed)) && (await changeOnce(context, member, input, typed));
    if (!isChanged) await again(context, member.id, input.password);
    return { data: {} };
  },
};
