/** How names look, once more: the marks of Arabic count no longer. */
import { lookOf } from '#sandbox/services/members/look-alikes.ts';
import type { Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0036-looks',
  async up(db) {
    for (const { id, name } of await db.selectFrom('members').select(['id', 'name']).execute()) {
      await db
        .updateTable('members')
        .set({ name_look: lookOf(name) })
        .where('id', '=', id)
        .execute();
    }
  },
};
