/** For what calls ask of tables that grow: ended sessions, forgotten attempts, a member's own orders, incomes and credits. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0045-indexes',
  up: (db) =>
    runStatements(db, [
      'create index sessions_by_end on sessions (expires_at)',
      'create index sign_in_attempts_by_time on sign_in_attempts (last_at)',
      'create index orders_of_member_due on orders (member_id, next_due_at) where next_due_at is not null',
      `create index orders_of_member_valid on orders (member_id, expires_at) where status = 'valid'`,
      'create index incomes_by_order on incomes (order_id)',
      `create index incomes_of_member_on_their_way on incomes (member_id, arrives_at) where status = 'processing'`,
      'create index recharges_by_member_due on recharges (member_id, next_due_at) where next_due_at is not null',
      'create index withdrawals_of_member_open on withdrawals (member_id) where ended_at is null',
      'create index recharges_newest on recharges (member_id, created_at desc, id)',
      'create index withdrawal_quotes_by_member on withdrawal_quotes (member_id)',
      'create index registration_credits_by_entry on registration_credits (entry_id)',
      'create index entries_by_time on entries (at)',
    ]),
};
