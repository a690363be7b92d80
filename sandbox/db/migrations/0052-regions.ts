/**
 * Every country's own region (product 4.2). Members of before lived in UTC, or in a neighbour's zone: they move as any
 * member does (services/members/move.ts). What was told stays, and their devices learn it when they sign in again.
 */
import { sql } from 'kysely';
import { placeOf, regions } from '#domain/regions.ts';
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0052-regions',
  async up(db) {
    await runStatements(db, [
      'alter table members drop constraint members_region_check',
      'alter table members add constraint members_region_check check (region >= 0)',
      'alter table members add column region_since double precision not null default 0',
    ]);
    for (const region of regions.filter((one) => one > 5)) {
      const { country, type } = placeOf(region);
      // Who was moved to another region by hand stays there.
      const moved = sql`select id from members where country = ${country} and region = ${type}`;
      await sql`delete from sessions where member_id in (${moved})`.execute(db);
      await sql`delete from withdrawal_quotes where member_id in (${moved})
        and not exists (select from withdrawals where quote_id = withdrawal_quotes.id)`.execute(db);
      await sql`update members set region = ${region} where country = ${country} and region = ${type}`.execute(db);
    }
  },
};
