/**
 * Another phone number or e-mail address (product 5.16): a code to the old one, then a code to the new one, then one
 * transaction. Whether the new one is another member's is told to who has the code that went there, and to nobody else
 * (product 5.13). The same call again answers the same: its answer may have got lost.
 */
import { codes } from '#contract/codes.ts';
import type { contact } from '#contract/contact.ts';
import type { Answers, Asked } from '#contract/endpoint.ts';
import { proofOf } from '#domain/contact.ts';
import { contactProofLifetime } from '#domain/limits.ts';
import type { CodeChannel } from '#domain/verification.ts';
import type { Context } from '#sandbox/context.ts';
import { deleteExpired } from '#sandbox/db/expired-rows.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { findByAccount, findById, type Member } from '#sandbox/services/members/members.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { recipientsOf, type Recipient } from './code-recipients.ts';
import { endOtherSessions } from './sessions.ts';
import { countCodeRequest } from './code-requests.ts';
import { countAttempt, forgiveAttempt } from './sign-in-attempts.ts';
import { checkCode, codeExpired, sendCode, useCode, type TypedCode } from './verification-codes.ts';
import { isFresh, readAccount, sendTo, type VisitorAccount } from './visitor-codes.ts';

type Changed = Answers<typeof contact.changeContact>;
type Form = Asked<typeof contact.changeContact>;
type ProofForm = Asked<typeof contact.proveContact>;
interface Change {
  member: Member;
  account: VisitorAccount;
  form: Form;
  token: string;
}

const subjectOf = ({ id }: Member): string => `contact:${id}`;
const proofExpired = () => new Refusal(codes.proofExpired, 'This took too long. Please start again');
const sameContact = () => new Refusal(codes.sameContact, 'You already use this one');
const taken = () => new Refusal(codes.accountExists, 'Another account uses this');

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

const recipientBy = (member: Member, channel: CodeChannel): Recipient | undefined =>
  recipientsOf(member).find((one) => one.channel === channel);

/** Changes that have begun: the old contact is proven. */
const openOf = ({ db, clock }: Context, memberId: string, type: CodeChannel) =>
  db
    .selectFrom('contact_changes')
    .select(['id', 'expires_at'])
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('changed_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .execute();

/** What the same call was answered before; null: it has not happened. */
async function answered({ db }: Pick<Context, 'db'>, { member, account, form }: Change): Promise<Changed | null> {
  const row = await db
    .selectFrom('contact_changes')
    .select(['new_recipient', 'ended'])
    .where('member_id', '=', member.id)
    .where('id', '=', form.changeId)
    .where('changed_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  if (row.new_recipient !== account.recipient) throw codeExpired();
  return { to: account.to, ended: row.ended };
}

/**
 * Keeps that the old one is proven, and uses its code up; a change that has happened stays as it is.
 * @returns until when; null when the code was used meanwhile, or the change has happened
 */
async function prove({ db, clock }: Context, { id: member_id }: Member, form: ProofForm, typed: TypedCode) {
  const { changeId: id, type } = form;
  const now = clock.now();
  await deleteExpired(db, 'contact_changes', now);
  const proven = { type, expires_at: now + contactProofLifetime };
  return db.transaction().execute(async (trx) => {
    if (!(await useCode({ trx }, typed, now))) return null;
    const row = await trx
      .insertInto('contact_changes')
      .values({ member_id, id, ...proven, changed_at: null })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'id']).doUpdateSet(proven).where('contact_changes.changed_at', 'is', null),
      )
      .returning('expires_at')
      .executeTakeFirst();
    return row?.expires_at ?? null;
  });
}

/** @throws Refusal codeExpired when the code or the proof was used meanwhile; then nothing has happened */
async function change(context: ServedContext, given: Change, typed: TypedCode): Promise<Changed> {
  const { member, account, form, token } = given;
  const { type } = account;
  const at = context.clock.now();
  return context.db.transaction().execute(async (trx) => {
    // Of two changes of one member the second waits here, and finds no proof of what is no longer theirs.
    const before = await trx
      .selectFrom('members')
      .selectAll()
      .where('id', '=', member.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const old = recipientBy(before, type);
    const claimed = await trx
      .updateTable('contact_changes')
      .set({ changed_at: at, old_recipient: old?.recipient ?? '', new_recipient: account.recipient })
      .where('member_id', '=', member.id)
      .where('id', '=', form.changeId)
      .where('type', '=', type)
      .where('changed_at', 'is', null)
      .where('expires_at', '>', at)
      .returning('id')
      .executeTakeFirst();
    if (!claimed || !(await useCode({ trx }, typed, at))) throw codeExpired();
    await trx
      .updateTable('members')
      .set(type === 'phone' ? { phone: account.account, country: account.country } : { email: account.account })
      .where('id', '=', member.id)
      .execute();
    await trx
      .deleteFrom('contact_changes')
      .where('member_id', '=', member.id)
      .where('changed_at', 'is', null)
      .execute();
    const ended = await endOtherSessions({ ...context, db: trx }, member.id, token);
    await trx
      .updateTable('contact_changes')
      .set({ ended })
      .where('member_id', '=', member.id)
      .where('id', '=', form.changeId)
      .execute();
    await tell(
      { trx, at },
      {
        memberId: member.id,
        subject: old ? 'contactChanged' : 'contactAdded',
        about: form.changeId,
        details: { to: account.to, ...(old && { from: old.to }) },
      },
    );
    return { to: account.to, ended };
  });
}

/** @throws Refusal codeWrong, codeExpired, proofExpired; accountExists to who has the code */
async function changeOnce(context: ServedContext, given: Change): Promise<Changed> {
  const { member, account, form } = given;
  const open = await openOf(context, member.id, form.type);
  if (!open.some(({ id }) => id === form.changeId)) throw proofExpired();
  if (recipientBy(member, form.type)?.recipient === account.recipient) throw sameContact();
  await countAttempt(context, subjectOf(member), null);
  const typed = { recipient: account.recipient, purpose: 'newContact', code: form.code } as const;
  await checkCode(context, typed);
  await forgiveAttempt(context, subjectOf(member), null);
  if (await findByAccount(context, account)) throw taken();
  try {
    return await change(context, given, typed);
  } catch (error) {
    throw isTaken(error) ? taken() : error;
  }
}

export const contactHandlers: VisitHandlers<typeof contact> = {
  async oldContactCode(context, { caller, input: { channel }, address }) {
    const member = await findById(context, caller.id);
    const target = recipientBy(member, channel);
    if (!target) throw new Refusal(codes.channelMissing, 'We have no contact of yours for this');
    await countCodeRequest(context, { recipient: target.recipient, address, memberId: member.id });
    const { sentAt, retryAt, expiresAt } = await sendCode(context, { ...target, purpose: 'oldContact' });
    return { data: { channel, to: target.to, sendTime: sentAt, retryTime: retryAt, expireTime: expiresAt } };
  },

  async proveContact(context, { caller, input: form }) {
    const { changeId, type, code } = form;
    const member = await findById(context, caller.id);
    const target = proofOf(recipientsOf(member), type);
    if (!target) throw new Refusal(codes.channelMissing, 'We have no contact of yours for this');
    await countAttempt(context, subjectOf(member), null);
    const typed = { recipient: target.recipient, purpose: 'oldContact', code } as const;
    const fresh = await isFresh(context, typed);
    await forgiveAttempt(context, subjectOf(member), null);
    const expireTime = fresh ? await prove(context, member, form, typed) : null;
    if (expireTime !== null) return { data: { expireTime } };
    // The same call again, or twice at once.
    const open = (await openOf(context, member.id, type)).find(({ id }) => id === changeId);
    if (!open) throw codeExpired();
    return { data: { expireTime: open.expires_at } };
  },

  async newContactCode(context, { caller, input, address }) {
    const member = await findById(context, caller.id);
    const account = readAccount(input);
    if ((await openOf(context, member.id, input.type)).length === 0) throw proofExpired();
    if (recipientBy(member, input.type)?.recipient === account.recipient) throw sameContact();
    return sendTo(context, account, { purpose: 'newContact', isDecoy: false, address, memberId: member.id });
  },

  async changeContact(context, { caller, input: form, token }) {
    const member = await findById(context, caller.id);
    const account = readAccount(form);
    const given = { member, account, form, token };
    const before = await answered(context, given);
    if (before) return { data: before };
    try {
      return { data: await changeOnce(context, given) };
    } catch (error) {
      // Asked for afterwards: the same call may have done it meanwhile.
      const meanwhile = await answered(context, given);
      if (meanwhile) return { data: meanwhile };
      throw error;
    }
  },
};
