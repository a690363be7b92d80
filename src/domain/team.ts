/** Who was invited, and what it brought (product 12.3). Decision 0034 says what one member sees of another. */
import type { InviteLevel } from './sharing.ts';

/** The bonus that a member brought; `recordId` opens its record. */
export interface BroughtBonus {
  recordId: string;
  /** Millionths. */
  amount: bigint;
  isCredited: boolean;
}

export interface TeamMember {
  /** Of the row, for the one who asks; leads nowhere. */
  id: string;
  /** Masked. */
  account: string;
  /** Who invited them, masked; empty: the member who asks. */
  referrer: string;
  level: InviteLevel;
  /** Whom they invited themselves. */
  referrals: number;
  /** ms. */
  joinedAt: number;
  /** Holds an order that they bought. */
  isActive: boolean;
  /** Null: their first order has not had its first full day. */
  bonus: BroughtBonus | null;
}

/** Of one level. */
export interface LevelFigures {
  members: number;
  active: number;
  /** What they brought in all, in millionths. */
  credited: bigint;
  creditedCount: number;
  notCreditedCount: number;
}

export interface LatestBonus extends BroughtBonus {
  level: InviteLevel;
  /** ms. */
  at: number;
}

export interface TeamFigures {
  levels: Readonly<Record<InviteLevel, LevelFigures>>;
  /** Newest first, a few. */
  latest: readonly LatestBonus[];
}
