/** What was hidden before is at another address from then on, each picture of it; what is shown stays where it was. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('pictures of hidden posts are moved', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await addMember(context, 'asha');
  const upload = { member_id: 'asha', kind: 'community', type: 'image/webp', at: 0 } as const;
  const idOf = (letter: string) => letter.repeat(32);
  for (const letter of ['a', 'b', 'c']) {
    const bytes = new Uint8Array([letter.charCodeAt(0)]);
    await db
      .insertInto('uploads')
      .values({ ...upload, id: idOf(letter), bytes })
      .execute();
  }
  const urlsOf = (...letters: string[]) => letters.map((letter) => `/api/user/img/${idOf(letter)}`).join('\n');
  const post = {
    member_id: 'asha',
    digest: '',
    content: 'Look',
    language: 'en',
    created_at: 0,
    publish_at: 0,
    sent_at: 0,
  };
  for (const [id, urls, hidden_at] of [
    ['hidden', urlsOf('a', 'b'), 1],
    ['shown', urlsOf('c'), null],
  ] as const) {
    await db
      .insertInto('posts')
      .values({ ...post, id, draft_id: id, urls, hidden_at, published_at: 0 })
      .execute();
  }
  await sql`delete from migrations where name = '0084-hidden-pictures'`.execute(db);

  await migrate(db);

  const posts = await db.selectFrom('posts').select(['id', 'urls']).orderBy('id').execute();
  const [hidden = '', shown] = posts.map(({ urls }) => urls);
  expect(shown).toBe(urlsOf('c'));
  const ids = hidden.split('\n').map((url) => url.replace('/api/user/img/', ''));
  const kept = await db.selectFrom('uploads').select(['id', 'bytes']).execute();
  expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([...ids, idOf('c')]));
  expect(hidden).not.toMatch(/a{32}|b{32}/);
  const bytesOf = ids.map((id) => kept.find((one) => one.id === id)?.bytes[0]);
  expect(bytesOf).toEqual(['a', 'b'].map((letter) => letter.charCodeAt(0)));
  await world.close();
});
