/** The login password, asked for again by somebody who is signed in, or changed by them. */
import { codes } from '#contract/codes.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { security } from '#contract/security.ts';
import { isPassword as isAllowed } from '#domain/password.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { findById, type Member } from '#sandbox/services/members/members.ts';
import { hashPassword, isPassword } from '#sandbox/services/members/passwords.ts';
import { endOtherSessions } from './sessions.ts';
import { countedLook, forgiveAttempt } from './sign-in-attempts.ts';
import { tell } from '#sandbox/services/messages/tell.ts';

export const wrongPassword = () => new Refusal(codes.wrongPassword, 'Wrong login password');

interface Holder {
  id: string;
  password_hash: string | null;
}

/**
 * Wrong ones count on the member alone: nobody else who calls from there, or guesses at their account, keeps them from it.
 * @throws Refusal wrongPassword; tooManyAttempts with the time to wait
 */
export async function requireLoginPassword(context: ServedContext, member: Holder, password: string): Promise<void> {
  const subject = `member:${member.id}`;
  const look = () => isPassword(member.password_hash, password);
  if (!(await countedLook(context, subject, null, look))) throw wrongPassword();
  await forgiveAttempt(context, subject, null);
}

/** @throws Refusal sameAsFundPassword: the two differ (product 5.3) */
export async function requireOtherThanFund(
  { fund_password_hash: fund }: Pick<Member, 'fund_password_hash'>,
  password: string,
): Promise<void> {
  if (fund !== null && (await isPassword(fund, password))) {
    throw new Refusal(codes.sameAsFundPassword, 'Choose a password other than your fund password');
  }
}

export const securityHandlers: VisitHandlers<typeof security> = {
  async updatePassword(context, { caller, input, token }) {
    if (!isAllowed(input.password)) {
      throw new Refusal(codes.badInput, 'Not valid: password. 8 to 24 letters and digits, beginning with a letter');
    }
    const member = await findById(context, caller.id);
    await requireLoginPassword(context, member, input.current);
    if (input.password === input.current) {
      throw new Refusal(codes.samePassword, 'This is already your login password');
    }
    await requireOtherThanFund(member, input.password);
    const hash = await hashPassword(context.random, input.password);
    const at = context.clock.now();
    const ended = await context.db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('members')
        .set({ password_hash: hash })
        .where('id', '=', member.id)
        // Not over one that was set meanwhile.
        .where('password_hash', '=', member.password_hash)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw wrongPassword();
      await tell({ trx, at }, { memberId: member.id, subject: 'passwordChanged', about: at });
      return endOtherSessions({ ...context, db: trx }, member.id, token);
    });
    return { data: { ended } };
  },
};
