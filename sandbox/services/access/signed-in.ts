/** Where a member is signed in, and how they end it there (product 5.10). */
import { codes } from '#contract/codes.ts';
import type { sessions } from '#contract/sessions.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { endOtherSessions, endSession, endSessionById, hashOf, idleLifetime } from './sessions.ts';

const lastingOf = ({ db, wallClock }: ServedContext, memberId: string) =>
  db
    .selectFrom('sessions')
    .where('member_id', '=', memberId)
    .where('expires_at', '>', wallClock.now())
    .where('last_seen_at', '>', wallClock.now() - idleLifetime);

export const signedInHandlers: VisitHandlers<typeof sessions> = {
  async sessions(context, { caller, token, input: { pageNum, pageSize } }) {
    const all = lastingOf(context, caller.id);
    const { total } = await all.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .selectAll()
      .select((eb) => eb('token_hash', '=', hashOf(token)).as('isThis'))
      .orderBy('isThis', 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute();
    // Sessions live in real time, members in the sandbox's: as long ago there as here.
    const ahead = context.clock.now() - context.wallClock.now();
    return {
      data: {
        total: Number(total),
        list: rows.map((row) => ({
          sessionId: row.id,
          browser: row.browser,
          system: row.system,
          country: row.place,
          createTime: row.created_at + ahead,
          // This one is used now, whether that is written yet or not.
          lastTime: row.isThis === true ? context.clock.now() : row.last_seen_at + ahead,
          current: row.isThis === true,
        })),
      },
    };
  },

  async endSession(context, { caller, token, input: { sessionId } }) {
    const own = await lastingOf(context, caller.id)
      .select('id')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (own?.id === sessionId) throw new Refusal(codes.badInput, 'This is the session that asks: log out instead');
    return { data: { ended: await endSessionById(context, caller.id, sessionId) } };
  },

  async endOtherSessions(context, { caller, token }) {
    return { data: { ended: await endOtherSessions(context, caller.id, token) } };
  },

  async logoutEverywhere(context, { caller, token }) {
    const others = await endOtherSessions(context, caller.id, token);
    await endSession(context, token);
    return { data: { ended: others + 1 } };
  },
};
