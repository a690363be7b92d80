/** Codes that went out, for their limit; how a name looks, for its likeness to others; a new member's share of the budget. */
import { sql } from 'kysely';
import { lookOf } from '#sandbox/services/members/look-alikes.ts';
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0035-limits',
  async up(db) {
    await runStatements(db, [
      `create table code_sends (
        recipient text not null,
        purpose text not null,
        sent_at double precision not null
      )`,
      'create index code_sends_of_recipient on code_sends (recipient, purpose, sent_at)',
      `alter table registration_credits drop constraint registration_credits_reason_check`,
      `alter table registration_credits add constraint registration_credits_reason_check
        check (reason in ('', 'promotionEmpty', 'dayShareSpent', 'nothingOnSale'))`,
      `alter table members add column name_look text not null default ''`,
    ]);
    for (const { id, name } of await db.selectFrom('members').select(['id', 'name']).execute()) {
      await sql`update members set name_look = ${lookOf(name)} where id = ${id}`.execute(db);
    }
    await runStatements(db, ['create index members_by_name_look on members (name_look)']);
  },
};
