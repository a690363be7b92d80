/** Tables of 0044-seals.ts. */
export interface IncomeDaysTable {
  product_id: string;
  day: number;
  stated: bigint;
  paid: bigint;
}

export interface LogTilesTable {
  level: number;
  index: bigint;
  hashes: Uint8Array;
}

export interface SealedSumsTable {
  rule: string;
  currency: string;
  product_id: string;
  amount: bigint;
  count: bigint;
}

export interface SealsTable {
  entry_id: bigint;
  hash: string;
  at: number;
  note: string;
  /** Null of those without leaves. */
  figures: unknown;
  leaves: Uint8Array | null;
}

/** Up to where a look found the book whole. */
export interface VerifiedTable {
  entry_id: bigint;
  hash: string;
  balances: string;
}

export interface SealTables {
  verified: VerifiedTable;
  income_days: IncomeDaysTable;
  log_tiles: LogTilesTable;
  sealed_sums: SealedSumsTable;
  seals: SealsTable;
}
