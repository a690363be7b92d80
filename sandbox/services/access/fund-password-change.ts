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
import { requireFundPassword, setFundPassword } from './fund-password.ts';
import { requireLoginPassword } from './login-password.ts';
import { findById, type Member } from '#sandbox/services/members/members.ts';
import { isPassword } from '#sandbox/services/members/passwords.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { checkCode, sendCode, takeCode } from './verification-codes.ts';

type Endpoints = Pick<
  typeof fundPassword,
  'hasPayPassword' | 'payCodeByPhone' | 'payCodeByEmail' | 'updatePayPassword'
>;

const purpose = 'fundPassword';

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
  { current, loginPassword }: Asked<Endpoints['updatePayPassword']>,
): Promise<boolean> {
  if (member.fund_password_hash === null) return false;
  if (current === '' && loginPassword === '') {
    throw new Refusal(codes.wrongPassword, 'Enter your old fund password');
  }
  if (current === '') {
    await requireLoginPassword(context, member, loginPassword);
    return true;
  }
  try {
    await requireFundPassword(context, member.id, current);
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.wrongFundPassword) {
      throw new Refusal(codes.wrongPassword, error.message);
    }
    throw error;
  }
  return false;
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
    const rests = await requireOldOne(context, member, input);
    const typed = { recipient, purpose, code: input.code } as const;
    if (await isPassword(member.password_hash, input.password)) {
      // Told to nobody without a code: it would be a way to guess login passwords.
      await checkCode(context, typed);
      throw new Refusal(codes.sameAsLoginPassword, 'Choose a password other than your login password');
    }
    await takeCode(context, typed);
    const at = context.clock.now();
    await setFundPassword(context, member.id, input.password, rests ? at + fundPasswordRest : null);
    await tell({ trx: context.db, at }, { memberId: member.id, subject: 'fundPasswordChanged', about: at });
    return { data: {} };
  },
};
