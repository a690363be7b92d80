/** What every sandbox service gets: the database, the one clock and the one source of randomness, all injected. */
import type { Kysely } from 'kysely';
import type { Region } from '#domain/time.ts';
import type { HeadLog } from './db/head-log.ts';
import type { Database } from './db/tables.ts';

export interface Clock {
  /** Sandbox time, ms since the epoch. */
  now(): number;
  /** How often it was changed, as far as this server knows; absent where it is not the world's own. */
  changes?(): bigint;
  /** Reads the world's clock again. */
  refresh?(): Promise<void>;
  /** The book has come to this instant, ms: it's no earlier from here on. */
  reach?(instant: number): void;
}

export interface Random {
  /** Uniform integer from 0 up to, not including, `below`. */
  below(below: number): number;
  /** `bytes` random bytes in lower-case hex. */
  hex(bytes: number): string;
}

export interface Context {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  /** Where the book ended, kept outside the database. Absent where the database keeps its own log on the disk. */
  headLog?: HeadLog;
}

/** The signed-in member of a call. */
export interface Caller {
  id: string;
  region: Region;
  /** As the Language header has it, for example `en_US`. */
  language: string;
}
