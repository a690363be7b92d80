/** Tables of 0033-rewards.ts; what it adds to coupons is in tables-book.ts. */
import type { ColumnType } from 'kysely';
import type { DailyKind, NotCredited } from '#domain/daily-reward.ts';

/** Never changed once it is written. */
type Fixed<T> = ColumnType<T, T, never>;

export interface DailyRewardsTable {
  member_id: Fixed<string>;
  kind: Fixed<DailyKind>;
  /** yyyy-mm-dd in `region`. */
  day: Fixed<string>;
  at: Fixed<number>;
  /** That the member had then. */
  region: Fixed<number>;
  streak: Fixed<number>;
  amount: Fixed<bigint>;
  reason: Fixed<NotCredited>;
  entry_id: Fixed<bigint | null>;
}

export interface RewardTables {
  daily_rewards: DailyRewardsTable;
}
