/** The guidance manager of the sandbox: publishes what waits, and tells its author (product 13.6). */
import type { Transaction } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { announce, tell } from '#sandbox/services/messages/tell.ts';

interface Published {
  id: string;
  member_id: string;
  published_at: number | null;
}

async function tellAuthors(trx: Transaction<Database>, posts: readonly Published[], now: number): Promise<void> {
  for (const { id, member_id, published_at } of posts) {
    await tell({ trx, at: published_at ?? now }, { memberId: member_id, subject: 'postPublished', about: id });
  }
  if (posts.length > 0) await announce({ trx }, 'feed');
}

/**
 * Whoever edits a post holds its author first, then the post. In the other order the two would wait for each other, with the book
 * locked.
 * @param before ms; null for all that wait
 */
async function holdAuthors(trx: Transaction<Database>, before: number | null): Promise<void> {
  await trx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('posts')
        .select('member_id')
        .where('published_at', 'is', null)
        .$if(before !== null, (due) => due.where('publish_at', '<', before)),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/**
 * Publishes posts whose time has come, each at its own time.
 * @param before ms of the sandbox clock
 */
export async function publishDue(trx: Transaction<Database>, before: number): Promise<void> {
  await holdAuthors(trx, before);
  const posts = await trx
    .updateTable('posts')
    .set((row) => ({ published_at: row.ref('publish_at') }))
    .where('published_at', 'is', null)
    .where('publish_at', '<', before)
    .returning(['id', 'member_id', 'published_at'])
    .execute();
  await tellAuthors(trx, posts, before);
}

/** Publishes everything that waits, now. @returns how many */
export const publishNow = ({ db, clock }: Context): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now();
    await holdAuthors(trx, null);
    const posts = await trx
      .updateTable('posts')
      .set({ published_at: now })
      .where('published_at', 'is', null)
      .returning(['id', 'member_id', 'published_at'])
      .execute();
    await tellAuthors(trx, posts, now);
    return posts.length;
  });

export async function countPending({ db }: Context): Promise<number> {
  const { pending } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<string>().as('pending'))
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(pending);
}
