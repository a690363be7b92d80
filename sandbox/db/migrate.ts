/** Brings the schema up to date: an ordered list, one transaction each, and a table of the applied names. */
import { sql, type Kysely } from 'kysely';
import { locks } from './locks.ts';
import type { Migration } from './migration.ts';
import { migration as members } from './migrations/0001-members.ts';
import { migration as access } from './migrations/0002-access.ts';
import { migration as content } from './migrations/0003-content.ts';
import { migration as products } from './migrations/0010-products.ts';
import { migration as book } from './migrations/0011-book.ts';
import { migration as income } from './migrations/0012-income.ts';
import { migration as funds } from './migrations/0020-funds.ts';
import { migration as recharges } from './migrations/0021-recharges.ts';
import { migration as withdrawals } from './migrations/0022-withdrawals.ts';
import { migration as accounts } from './migrations/0023-accounts.ts';
import { migration as uploads } from './migrations/0024-uploads.ts';
import { migration as messages } from './migrations/0030-messages.ts';
import { migration as community } from './migrations/0031-community.ts';
import { migration as letters } from './migrations/0032-letters.ts';
import { migration as team } from './migrations/0034-team.ts';
import { migration as rewards } from './migrations/0033-rewards.ts';
import { migration as limits } from './migrations/0035-limits.ts';
import { migration as looks } from './migrations/0036-looks.ts';
import { migration as append } from './migrations/0040-append.ts';
import { migration as orders } from './migrations/0041-orders.ts';
import { migration as days } from './migrations/0042-days.ts';
import { migration as faults } from './migrations/0043-faults.ts';
import { migration as seals } from './migrations/0044-seals.ts';
import { migration as indexes } from './migrations/0045-indexes.ts';
import { migration as statedEarnings } from './migrations/0050-stated-earnings.ts';
import { migration as words } from './migrations/0051-words.ts';
import { migration as regions } from './migrations/0052-regions.ts';
import { migration as cancelledWithdrawals } from './migrations/0053-cancelled-withdrawals.ts';
import { migration as postWords } from './migrations/0054-post-words.ts';
import { migration as sessions } from './migrations/0055-sessions.ts';
import { migration as payeeLabels } from './migrations/0056-payee-labels.ts';
import { migration as passkeys } from './migrations/0057-passkeys.ts';
import { migration as ownWords } from './migrations/0058-own-words.ts';
import { migration as cancelledOrders } from './migrations/0059-cancelled-orders.ts';
import { migration as deletedMembers } from './migrations/0060-deleted-members.ts';
import { migration as contacts } from './migrations/0062-contacts.ts';
import { migration as incomeArrives } from './migrations/0064-income-arrives.ts';
import { migration as push } from './migrations/0065-push.ts';
import { migration as batches } from './migrations/0066-batches.ts';
import { migration as fewerStatements } from './migrations/0067-fewer-statements.ts';
import { migration as purchases } from './migrations/0068-purchases.ts';
import { migration as unusedIndexes } from './migrations/0069-unused-indexes.ts';
import { migration as announcements } from './migrations/0070-announcements.ts';
import { migration as expiredRows } from './migrations/0071-expired-rows.ts';
import { migration as pushStages } from './migrations/0072-push-stages.ts';
import { migration as incomesOfNobody } from './migrations/0073-incomes-of-nobody.ts';
import { migration as oldSeals } from './migrations/0074-old-seals.ts';
import { migration as ordersThatPayNoMore } from './migrations/0075-orders-that-pay-no-more.ts';
import { migration as incomeTaken } from './migrations/0076-income-taken.ts';
import { migration as ordersWithPromotion } from './migrations/0077-orders-with-promotion.ts';
import { migration as answeredComments } from './migrations/0078-answered-comments.ts';
import { migration as newestPosts } from './migrations/0079-newest-posts.ts';
import { migration as keptSeals } from './migrations/0080-kept-seals.ts';
import { migration as expiredCoupons } from './migrations/0081-expired-coupons.ts';
import { migration as removedDrafts } from './migrations/0082-removed-drafts.ts';
import { migration as confirmingPasskeys } from './migrations/0083-confirming-passkeys.ts';
import { migration as hiddenPictures } from './migrations/0084-hidden-pictures.ts';
import { migration as ordersOfAnOpenDay } from './migrations/0085-orders-of-an-open-day.ts';
import { schemaName } from './schema.ts';
import { StartError } from './start-error.ts';
import type { Database } from './tables.ts';

export const migrations: readonly Migration[] = [
  members,
  access,
  content,
  products,
  book,
  income,
  funds,
  recharges,
  withdrawals,
  accounts,
  uploads,
  messages,
  community,
  letters,
  team,
  rewards,
  limits,
  looks,
  append,
  orders,
  days,
  faults,
  seals,
  indexes,
  statedEarnings,
  words,
  regions,
  cancelledWithdrawals,
  postWords,
  sessions,
  payeeLabels,
  passkeys,
  ownWords,
  cancelledOrders,
  deletedMembers,
  contacts,
  incomeArrives,
  push,
  batches,
  fewerStatements,
  purchases,
  unusedIndexes,
  announcements,
  expiredRows,
  pushStages,
  incomesOfNobody,
  oldSeals,
  ordersThatPayNoMore,
  incomeTaken,
  ordersWithPromotion,
  answeredComments,
  newestPosts,
  keptSeals,
  expiredCoupons,
  removedDrafts,
  confirmingPasskeys,
  hiddenPictures,
  ordersOfAnOpenDay,
];

/**
 * Applies what is missing. Safe to run at every start and from two processes.
 * @returns names of what was applied here
 * @throws StartError when the data was written by a newer version.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  const applied = await appliedOf(db);
  const now: string[] = [];
  for (const { name, up } of migrations) {
    // Most starts have nothing to do: they don't wait for a lock for each of so many.
    if (applied.has(name)) continue;
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${locks.migration})`.execute(trx);
      if ((await appliedOf(trx)).has(name)) return;
      await up(trx);
      await sql`insert into migrations (name) values (${name})`.execute(trx);
      now.push(name);
    });
  }
  return now;
}

async function appliedOf(db: Kysely<Database>): Promise<Set<string>> {
  const known = new Set(migrations.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const newer = rows.find((row) => !known.has(row.name));
  if (newer) throw new StartError(`The data was written by a newer version of Dayrent (${newer.name}).`);
  return new Set(rows.map(({ name }) => name));
}

/** Empties the whole sandbox: the schema goes, book included, and is made again. For reset only. */
export async function recreateSchema(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql.raw(`drop schema if exists ${schemaName} cascade`).execute(trx);
    // A server that starts right now makes it, too.
    await sql.raw(`create schema if not exists ${schemaName}`).execute(trx);
  });
  await migrate(db);
}
