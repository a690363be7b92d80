/** The passkeys of a member: added after a password, named, removed (product 5.15). */
import { hash } from 'node:crypto';
import { codes } from '#contract/codes.ts';
import type { passkeys } from '#contract/passkeys.ts';
import { passkeyLimits } from '#domain/limits.ts';
import { isPasskeyName, tidyPasskeyName } from '#domain/passkey.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { requireFundPassword } from '#sandbox/services/access/fund-password.ts';
import { requireLoginPassword } from '#sandbox/services/access/login-password.ts';
import { accountOf, findById, type Member } from '#sandbox/services/members/members.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { endConfirmations } from '#sandbox/services/withdrawal/confirmations.ts';
import { challengeExpired, makeChallenge } from './challenges.ts';
import { siteOf, userIdOf, verifyNew, type PasskeyRow } from './verify.ts';

type Endpoints = Pick<typeof passkeys, 'passkeys' | 'offerPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'>;

const passkeysOf = ({ db }: Pick<Context, 'db'>, memberId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

/** Those that can confirm a withdrawal. */
export const confirmingOf = async (context: Pick<Context, 'db'>, memberId: string): Promise<PasskeyRow[]> =>
  (await passkeysOf(context, memberId)).filter(({ confirms }) => confirms);

function nameIn(typed: string): string {
  const name = tidyPasskeyName(typed);
  if (!isPasskeyName(name)) throw new Refusal(codes.badInput, 'Not valid: name. 1 to 30 characters');
  return name;
}

const full = () => new Refusal(codes.passkeysFull, 'You have as many passkeys as there may be');

/** A passkey confirms withdrawals: who adds one knows the password that it stands in for. */
const requirePassword = (context: ServedContext, member: Member, password: string): Promise<void> =>
  member.fund_password_hash === null
    ? requireLoginPassword(context, member, password)
    : requireFundPassword(context, member.id, password);

type Passwords = Pick<Member, 'password_hash' | 'fund_password_hash'>;

/** One of them was given for the offer, which is over as soon as either changes. */
const digestOf = ({ password_hash: login, fund_password_hash: fund }: Passwords): string =>
  hash('sha256', JSON.stringify([login, fund]), 'hex');

export const passkeyHandlers: VisitHandlers<Endpoints> = {
  async passkeys(context, { caller }) {
    const { fund_password_hash: hash } = await findById(context, caller.id);
    const list = await passkeysOf(context, caller.id);
    return {
      data: {
        list: list.map(({ id, name, added_at, used_at, confirms }) => ({
          passkeyId: id,
          passkeyName: name,
          createTime: added_at,
          lastTime: used_at,
          confirmsWithdrawals: confirms,
        })),
        most: passkeyLimits.most,
        hasPaypass: hash !== null,
      },
    };
  },

  async offerPasskey(context, { caller, input, origin }) {
    const member = await findById(context, caller.id);
    const known = await passkeysOf(context, member.id);
    if (known.length >= passkeyLimits.most) throw full();
    await requirePassword(context, member, input.password);
    return {
      data: {
        challenge: await makeChallenge(context, { purpose: 'add', holder: member.id, subject: digestOf(member) }),
        site: siteOf({ origin }),
        userId: userIdOf(member.id),
        account: accountOf(member),
        known: known.map(({ credential_id }) => credential_id),
      },
    };
  },

  async addPasskey(context, { caller, input, origin }) {
    const name = nameIn(input.passkeyName);
    const subject = digestOf(await findById(context, caller.id));
    const asked = { purpose: 'add', holder: caller.id, subject } as const;
    const made = await verifyNew(context, { origin }, asked, input.credential);
    const at = context.clock.now();
    const id = `passkey-${context.random.hex(12)}`;
    const confirms = await context.db.transaction().execute(async (trx) => {
      // One after the other: none gets past the count, nor past a change of a password.
      const member = await trx
        .selectFrom('members')
        .select(['password_hash', 'fund_password_hash'])
        .where('id', '=', caller.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (digestOf(member) !== subject) throw challengeExpired();
      const confirms = member.fund_password_hash !== null;
      const known = await passkeysOf({ db: trx }, caller.id);
      if (known.length >= passkeyLimits.most) throw full();
      const added = await trx
        .insertInto('passkeys')
        .values({ ...made, id, member_id: caller.id, name, added_at: at, used_at: null, confirms })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .execute();
      if (added.length === 0) throw new Refusal(codes.passkeyKnown, 'This device has a passkey here already');
      const told = confirms ? 'passkeyAdded' : 'signInPasskeyAdded';
      await tell({ trx, at }, { memberId: caller.id, subject: told, about: id, details: { name } });
      return confirms;
    });
    return {
      data: { passkeyId: id, passkeyName: name, createTime: at, lastTime: null, confirmsWithdrawals: confirms },
    };
  },

  async renamePasskey({ db }, { caller, input }) {
    const name = nameIn(input.passkeyName);
    const renamed = await db
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', input.passkeyId)
      .where('member_id', '=', caller.id)
      .returning('id')
      .execute();
    if (renamed.length === 0) throw new Refusal(codes.notFound, 'There is no such passkey');
    return { data: {} };
  },

  async removePasskey({ db, clock }, { caller, input }) {
    const at = clock.now();
    const removed = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .deleteFrom('passkeys')
        .where('id', '=', input.passkeyId)
        .where('member_id', '=', caller.id)
        .returning(['id', 'name'])
        .execute();
      for (const { id, name } of rows) {
        await tell({ trx, at }, { memberId: caller.id, subject: 'passkeyRemoved', about: id, details: { name } });
      }
      // It may have confirmed one.
      if (rows.length > 0) await endConfirmations({ trx }, caller.id);
      return rows.length;
    });
    return { data: { removed } };
  },
};
