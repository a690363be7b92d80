/** The operator publishes while an author edits: both lock in one order. On one connection nothing waits for another. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { takeTurn } from './member-writing.ts';
import { publishDue, publishNow } from './post-publishing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.context.db);
  return Number(rows[0]?.waiting);
};

test.each([
  ['by its time', () => world.context.db.transaction().execute((trx) => publishDue(trx, worldStart + 1))],
  ['at once', () => publishNow(world.context)],
])('a post that is published %s waits for its author, who edits it', async (name, publish) => {
  const { db } = world.context;
  const author = await addMember(world.context, `author ${name}`);
  const id = `post ${name}`;
  const times = { created_at: worldStart, publish_at: worldStart, sent_at: worldStart };
  await db
    .insertInto('posts')
    .values({
      id,
      member_id: author.id,
      draft_id: id,
      digest: '',
      content: 'Before',
      language: 'und',
      urls: '',
      published_at: null,
      ...times,
    })
    .execute();
  let publishing: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, author.id);
    publishing = publish();
    await expect.poll(waiting).toBe(1);
    await trx.updateTable('posts').set({ content: 'After' }).where('id', '=', id).execute();
  });
  await publishing;
  const post = await db.selectFrom('posts').select(['content', 'published_at']).where('id', '=', id).executeTakeFirst();
  expect(post).toEqual({ content: 'After', published_at: expect.any(Number) as number });
});
