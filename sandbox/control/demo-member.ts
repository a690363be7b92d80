/** Where the demo member lives now: the panel shows and moves time there. */
import type { Region } from '#domain/time.ts';
import type { Context } from '#sandbox/context.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { toRegion } from '#sandbox/calendar.ts';

/** The seeded region in a sandbox without the demo member. */
export async function demoRegion({ db }: Pick<Context, 'db'>): Promise<Region> {
  const row = await db.selectFrom('members').select('region').where('id', '=', demoMember.id).executeTakeFirst();
  return row ? toRegion(row.region) : demoMember.region;
}
