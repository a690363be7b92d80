/** A world from before has its words in the language of who reads them, and what people wrote as they wrote it. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#tests/sandbox/world.ts';
import { migrate, migrations } from '../migrate.ts';

test('rows of two languages become one, posts get their language, and what was typed stays', async () => {
  const { db, close } = await emptyDatabase();
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);
  for (const migration of migrations.filter(({ name }) => name < '0051')) {
    await migration.up(db);
    await sql`insert into migrations (name) values (${migration.name})`.execute(db);
  }
  const ours = `popup-${'0a'.repeat(12)}`;
  const typed = `notice-${'0b'.repeat(12)}`;
  for (const language of ['en_US', 'ar_AE']) {
    await sql`insert into notices (id, language, place, position, title, content, created_at)
      values ('scroll-play', ${language}, 'scroll', 1, 'x', 'x', 5)`.execute(db);
    for (const [id, kind] of [
      ['notice-hours', 'notice'],
      [ours, 'popup'],
    ]) {
      await sql`insert into bulletins (id, language, kind, title, summary, img, blocks, created_at)
        values (${id}, ${language}, ${kind}, 'x', 'x', '', '[{}]', 5)`.execute(db);
    }
  }
  await sql`insert into bulletins (id, language, kind, title, summary, img, blocks, created_at)
    values (${typed}, 'en_US', 'notice', 'Typed', 'By hand', '', '[]', 5)`.execute(db);
  await sql`insert into members (id, country, phone, name, name_look, avatar, region, invite_code, created_at)
    values ('asha', 'IN', '9000000001', 'Asha', 'asha', '', 1, 'ASHA2026', 0)`.execute(db);
  for (const [id, arabic] of [
    ['seeded', 'مرحبًا'],
    ['written', null],
  ]) {
    await sql`insert into posts (id, member_id, draft_id, digest, content, content_ar, created_at, publish_at, sent_at)
      values (${id}, 'asha', ${id}, '', 'Hello', ${arabic}, 0, 0, 0)`.execute(db);
    await sql`insert into comments (id, post_id, member_id, draft_id, digest, content, content_ar, created_at, sent_at)
      values (${id}, 'seeded', 'asha', ${id}, '', 'Hello', ${arabic}, 0, 0)`.execute(db);
  }
  await migrate(db);
  expect(await db.selectFrom('notices').selectAll().execute()).toEqual([
    { id: 'scroll-play', place: 'scroll', position: 1, created_at: 5 },
  ]);
  const bulletins = db.selectFrom('bulletins').select(['id', 'subject', 'title', 'summary', 'blocks']);
  expect(await bulletins.orderBy('subject').execute()).toEqual([
    { id: typed, subject: '', title: 'Typed', summary: 'By hand', blocks: '[]' },
    { id: 'notice-hours', subject: 'notice-hours', title: '', summary: '', blocks: '[]' },
    { id: ours, subject: 'openFigures', title: '', summary: '', blocks: '[]' },
  ]);
  for (const table of ['posts', 'comments'] as const) {
    expect(await db.selectFrom(table).select(['id', 'content', 'language']).orderBy('id').execute()).toEqual([
      { id: 'seeded', content: 'Hello', language: 'en' },
      { id: 'written', content: 'Hello', language: 'und' },
    ]);
  }
  await close();
});
