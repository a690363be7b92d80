/** Which capital records a list or a sum is about: a group of types, and days of the member's region (product 11.5). */
import { sql, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { codes } from '#contract/codes.ts';
import { zoneOf, type Region } from '#domain/time.ts';
import { recordGroups, type RecordFilter, type RecordGroup, type RecordType } from '#domain/wallet.ts';
import { Refusal } from '#sandbox/refusal.ts';

const typesOf: Partial<Record<RecordGroup, readonly RecordType[]>> = {
  [recordGroups.recharge]: ['recharge'],
  [recordGroups.withdrawal]: ['withdrawal', 'withdrawalFailed', 'withdrawalCancelled'],
  [recordGroups.machines]: ['buyMachine', 'returnOfPrincipal'],
  // The menu's "bonus and rewards".
  [recordGroups.bonus]: [
    'teamBenefits',
    'bonus',
    'randomBonus',
    'referralBonus',
    'referralBonusB',
    'referralBonusC',
    'referralBonusD',
    'governmentSubsidy',
    'welcomeBonus',
    'registrationGift',
  ],
  [recordGroups.exchange]: ['exchange'],
  [recordGroups.income]: ['dailyIncome'],
};

/** Start of a day `yyyy-mm-dd` in the region, ms, and of the day after it. */
function boundsOf(name: 'from' | 'to', date: string, region: Region): { start: number; end: number } {
  let day: Temporal.PlainDate;
  try {
    day = Temporal.PlainDate.from(date);
  } catch {
    // A date that no calendar has, as 2026-02-31.
    throw new Refusal(codes.badInput, `Not valid: ${name}`);
  }
  const startOf = (one: Temporal.PlainDate): number => one.toZonedDateTime(zoneOf(region)).epochMilliseconds;
  return { start: startOf(day), end: startOf(day.add({ days: 1 })) };
}

/**
 * A condition on the columns `type`, `at` and `currency`.
 * @param region whose days `from` and `to` are, both inclusive
 * @throws Refusal badInput for a date that does not exist
 */
export function conditionOf({ type, from, to, currency }: RecordFilter, region: Region): RawBuilder<boolean> {
  const types = typesOf[type];
  const conditions = [sql<boolean>`true`];
  if (types) conditions.push(sql`type in (${sql.join(types)})`);
  if (currency) conditions.push(sql`currency = ${currency}`);
  if (from) conditions.push(sql`at >= ${boundsOf('from', from, region).start}`);
  if (to) conditions.push(sql`at < ${boundsOf('to', to, region).end}`);
  return sql.join(conditions, sql` and `);
}
