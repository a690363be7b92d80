/** Whom a member blocked: they are no longer shown what those write (product 13.15). */
import { sql, type RawBuilder } from 'kysely';
import type { moderation } from '#contract/moderation.ts';
import { codes } from '#contract/codes.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { othersWords } from './others-words.ts';

/** @param author a column */
export const isBlocked = (memberId: string, author: string): RawBuilder<boolean> =>
  sql`exists (select from blocks where blocks.member_id = ${memberId} and blocks.blocked_id = ${sql.ref(author)})`;

export const blockHandlers: Pick<VisitHandlers<typeof moderation>, 'block' | 'blocks' | 'unblock'> = {
  async block({ db, clock, random }, { caller, input: { kind, wordsId } }) {
    const { authorId } = await othersWords(db, caller.id, { kind, id: wordsId });
    if (authorId === caller.id) throw new Refusal(codes.badInput, 'These are your own words');
    await db
      .insertInto('blocks')
      .values({ id: `block-${random.hex(12)}`, member_id: caller.id, blocked_id: authorId, at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { data: {} };
  },

  async blocks({ db }, { caller, input: { pageNum, pageSize } }) {
    const own = db.selectFrom('blocks').where('blocks.member_id', '=', caller.id);
    const { total } = await own.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .innerJoin('members', 'members.id', 'blocks.blocked_id')
      .select(['blocks.id', 'members.name', 'members.avatar', 'blocks.at'])
      .orderBy('blocks.at', 'desc')
      .orderBy('blocks.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute();
    const list = rows.map(({ id, name, avatar, at }) => ({
      blockId: id,
      username: name,
      headUrl: avatar,
      createTime: at,
    }));
    return { data: { total: Number(total), list } };
  },

  async unblock({ db }, { caller, input: { blockId } }) {
    const ended = await db
      .deleteFrom('blocks')
      .where('id', '=', blockId)
      .where('member_id', '=', caller.id)
      .returning('id')
      .execute();
    return { data: { removed: ended.length } };
  },
};
