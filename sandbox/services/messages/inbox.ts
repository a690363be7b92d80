/** Messages to a member, notices to all with read marks, and how many are unread (product 13.2). */
import { sql, type Kysely, type Selectable } from 'kysely';
import { codes } from '#contract/codes.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { inbox } from '#contract/inbox.ts';
import { linkOf, wordsOf } from '#sandbox/content/message-texts.ts';
import type { Context } from '#sandbox/context.ts';
import type { MessagesTable } from '#sandbox/db/tables-content.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { bulletinsIn } from './bulletin-words.ts';

/** Characters that a list shows of a message. */
const summaryLength = 140;

/** A message in words: as it was written, or by its subject in the language of who reads it. */
export function messageWords(row: Selectable<MessagesTable>, language: string) {
  if (row.subject === '') return { title: row.title, content: row.content, link: null };
  const details = JSON.parse(row.details) as Record<string, string>;
  return {
    ...wordsOf(row.subject, details, language),
    link: linkOf(row.subject, details, language),
  };
}

function shorten(content: string): string {
  const characters = Array.from(content);
  return characters.length > summaryLength ? `${characters.slice(0, summaryLength).join('')}…` : content;
}

async function countUnread({ db }: Pick<Context, 'db'>, memberId: string): Promise<Answers<typeof inbox.unread>> {
  const { rows } = await sql<{ msg: number; notice: number; voucher: number }>`select
    (select count(*)::int from messages where member_id = ${memberId} and kind = 'private' and read_at is null) as msg,
    (select count(*)::int from messages where member_id = ${memberId} and kind = 'voucher' and read_at is null) as voucher,
    (select count(*)::int from bulletins where kind = 'notice' and not exists (
      select from bulletin_reads where member_id = ${memberId} and bulletin_id = bulletins.id)) as notice`.execute(db);
  return rows[0] ?? { msg: 0, notice: 0, voucher: 0 };
}

async function markMessages(
  db: Kysely<Database>,
  call: { memberId: string; id: string; kind: MessagesTable['kind']; upTo: number },
  at: number,
) {
  const { memberId, id, kind, upTo } = call;
  if (id !== '') {
    const known = await db
      .selectFrom('messages')
      .select('id')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (!known) throw new Refusal(codes.notFound, 'There is no such message');
  }
  await db
    .updateTable('messages')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .$if(id !== '', (query) => query.where('id', '=', id))
    .$if(id === '' && upTo > 0, (query) => query.where('created_at', '<=', upTo))
    .execute();
}

async function markNotices(
  db: Kysely<Database>,
  { memberId, id, upTo }: { memberId: string; id: string; upTo: number },
  at: number,
) {
  const found = await db
    .selectFrom('bulletins')
    .select('id')
    .where('kind', '=', 'notice')
    .$if(id !== '', (query) => query.where('id', '=', id))
    .$if(id === '' && upTo > 0, (query) => query.where('created_at', '<=', upTo))
    .execute();
  if (id !== '' && found.length === 0) throw new Refusal(codes.notFound, 'There is no such message');
  if (found.length === 0) return;
  await db
    .insertInto('bulletin_reads')
    .values(found.map((bulletin) => ({ member_id: memberId, bulletin_id: bulletin.id, read_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const inboxHandlers: Handlers<typeof inbox> = {
  unread: async (context, { caller }) => ({ data: await countUnread(context, caller.id) }),

  async memberMessages({ db }, { caller, input: { group, pageNum, pageSize } }) {
    const all = db.selectFrom('messages').where('member_id', '=', caller.id).where('kind', '=', group);
    const { total } = await all.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute();
    const list = rows.map((row) => {
      const { title, content } = messageWords(row, caller.language);
      return { id: row.id, title, content: shorten(content), time: row.created_at, read: row.read_at !== null };
    });
    return { data: { total: Number(total), list } };
  },

  async stationNews(context, { caller, input }) {
    const { total, list } = await bulletinsIn(context, 'notice', caller.language, input);
    const reads = await context.db
      .selectFrom('bulletin_reads')
      .select('bulletin_id')
      .where('member_id', '=', caller.id)
      .execute();
    const read = new Set(reads.map(({ bulletin_id }) => bulletin_id));
    return {
      data: {
        total,
        list: list.map((row) => ({
          id: row.id,
          title: row.title,
          content: row.summary,
          time: row.created_at,
          read: read.has(row.id),
        })),
      },
    };
  },

  async markRead(context, { caller, input: { group, id, upTo } }) {
    const { db, clock } = context;
    const at = clock.now();
    if (group === 'notice') await markNotices(db, { memberId: caller.id, id, upTo }, at);
    else await markMessages(db, { memberId: caller.id, id, kind: group, upTo }, at);
    return { data: await countUnread(context, caller.id) };
  },
};
