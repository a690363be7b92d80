/** The bonus for joining the official group: one screenshot, once (product 12.9, rule P5). */

export interface GroupJoinReceipt {
  /** USDT millionths. */
  amount: bigint;
  /** Null: it was credited. */
  reason: 'promotionEmpty' | null;
  at: number;
  recordId: string;
}

export interface GroupJoinStanding {
  /** What there is to get, USDT millionths. */
  amount: bigint;
  /** Null: not asked for yet. */
  receipt: GroupJoinReceipt | null;
}
