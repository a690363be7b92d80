/** Passkeys from before confirm as long as nothing tells of a fund password that is newer. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tell } from '#sandbox/services/messages/tell.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { quickHash } from '#tests/sandbox/quick-hash.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

test('a passkey from before confirms where the fund password is older', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  const changes: Record<string, number | null> = {
    never: null,
    before: 1_000,
    within: 2_000,
    after: 3_000,
    bare: null,
  };
  for (const [id, at] of Object.entries(changes)) {
    await addMember(context, id);
    if (id !== 'bare') {
      const fund_password_hash = await quickHash('Harbour2026');
      await db.updateTable('members').set({ fund_password_hash }).where('id', '=', id).execute();
    }
    const key = { credential_id: id, public_key: '', counter: 0, name: 'Phone', added_at: 2_000, used_at: null };
    await db
      .insertInto('passkeys')
      .values({ ...key, id, member_id: id, confirms: true })
      .execute();
    if (at !== null) await tell({ trx: db, at }, { memberId: id, subject: 'fundPasswordChanged', about: at });
  }
  await sql`drop trigger announce_passkeys on passkeys`.execute(db);
  await sql`alter table passkeys drop column confirms`.execute(db);
  await sql`create trigger announce_passkeys after insert or delete or update of name on passkeys
    for each row execute function announce_passkeys()`.execute(db);
  await sql`delete from migrations where name = '0083-confirming-passkeys'`.execute(db);

  await migrate(db);

  const confirming = await db.selectFrom('passkeys').select('id').where('confirms', '=', true).orderBy('id').execute();
  expect(confirming.map(({ id }) => id)).toEqual(['before', 'never']);
  await world.close();
});
