/** The guidance manager of the sandbox: publishes what waits. decisions.md part 3 "Community post". */
import type { Context } from '#sandbox/context.ts';

/**
 * Publishes posts whose time has come, each at its own time.
 * @param before ms of the sandbox clock
 */
export async function publishDue({ db }: Pick<Context, 'db'>, before: number): Promise<void> {
  await db
    .updateTable('posts')
    .set((row) => ({ published_at: row.ref('publish_at') }))
    .where('published_at', 'is', null)
    .where('publish_at', '<', before)
    .execute();
}

/** Publishes everything that waits, now. @returns how many */
export async function publishNow({ db, clock }: Context): Promise<number> {
  const published = await db
    .updateTable('posts')
    .set({ published_at: clock.now() })
    .where('published_at', 'is', null)
    .returning('id')
    .execute();
  return published.length;
}

export async function countPending({ db }: Context): Promise<number> {
  const { pending } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<string>().as('pending'))
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(pending);
}
