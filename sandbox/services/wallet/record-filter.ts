/** Which capital records a list or a sum is about: kind, days of the member's region, what is looked for (product 11.5). */
import { sql, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { codes } from '#contract/codes.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Counterparty } from '#domain/counterparty.ts';
import { isWith } from '#domain/other-account.ts';
import { zoneOf, type Region } from '#domain/time.ts';
import {
  recordGroups,
  recordStatuses,
  recordTypes,
  type RecordFilter,
  type RecordGroup,
  type RecordType,
} from '#domain/wallet.ts';
import { kindNames } from '#sandbox/content/kind-names.ts';
import { say, storedSaying } from '#sandbox/content/say.ts';
import type { Caller } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';

const typesOf: Partial<Record<RecordGroup, readonly RecordType[]>> = {
  [recordGroups.recharge]: ['recharge'],
  [recordGroups.withdrawal]: ['withdrawal', 'withdrawalFailed', 'withdrawalCancelled'],
  [recordGroups.machines]: ['buyMachine', 'orderCancelled', 'returnOfPrincipal'],
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

/** Whatever is typed stands for itself. */
const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A sentence of ours is found as its reader sees it, and so is the kind where that is all a record is called. */
function isAbout(text: string, language: string): RawBuilder<boolean> {
  const typed = sql<boolean>`about ilike ${holding(text)} or source_name ilike ${holding(text)}`;
  const conditions = [typed];
  const ours = storedSaying(text, language);
  if (ours.length > 0) conditions.push(sql`(type in ('bonus', 'recharge') and about in (${sql.join(ours)}))`);
  const kinds = Object.entries(kindNames).flatMap(([type, name]) =>
    say(language)(name).toLowerCase().includes(text.toLowerCase()) ? type : [],
  );
  if (kinds.length > 0) conditions.push(sql`(about = '' and type in (${sql.join(kinds)}))`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Some types go to one account or another, by their status. */
function hasOtherSide(who: Counterparty): RawBuilder<boolean> {
  const sides = recordTypes.flatMap((type) => {
    const statuses = recordStatuses.filter((status) => isWith(who, { type, status, currency: 'USDT' }));
    return statuses.length === 0 ? [] : sql`(type = ${type} and status in (${sql.join(statuses)}))`;
  });
  return sql`(${sql.join(sides, sql` or `)})`;
}

/**
 * A condition on the columns of a record.
 * @param caller whose region's days `from` and `to` are, both inclusive, and in whose language it is looked for
 * @throws Refusal badInput for a date that does not exist
 */
export function conditionOf(filter: RecordFilter, { region, language }: Caller): RawBuilder<boolean> {
  const { type, from, to, currency, find, least, most, who } = filter;
  const types = typesOf[type];
  const conditions = [sql<boolean>`true`];
  if (types) conditions.push(sql`type in (${sql.join(types)})`);
  if (currency) conditions.push(sql`currency = ${currency}`);
  if (from) conditions.push(sql`at >= ${boundsOf('from', from, region).start}`);
  if (to) conditions.push(sql`at < ${boundsOf('to', to, region).end}`);
  if (find) conditions.push(isAbout(find, language));
  if (least) conditions.push(sql`abs(amount) >= ${parseDecimal(least)}`);
  if (most) conditions.push(sql`abs(amount) <= ${parseDecimal(most)}`);
  if (who) conditions.push(hasOtherSide(who));
  return sql.join(conditions, sql` and `);
}
