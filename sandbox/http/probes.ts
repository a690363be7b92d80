/** What a load balancer or an orchestrator asks: `/health`, the process is alive; `/ready`, it may be sent calls. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#sandbox/db/tables.ts';

/** Longest time that the database may take to answer, ms. */
const patience = 2_000;

/** Whether the database answers. Nothing of ours is waited for: a day that is being closed is no reason to be replaced. */
export async function isThere(db: Kysely<Database>): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, wait(patience, false, { ref: false })]);
}

/**
 * Connection lost, silent or refused, a transaction ended for saying nothing, a name that is not known any more, shutting down,
 * none free in time, or none left for anybody: as Postgres, its driver and the system say it.
 */
const gone = /^(?:08|57P0|25P03|53300)|^ECONN|^EPIPE|^ETIMEDOUT|^EHOSTUNREACH|^ENETUNREACH|^ENOTFOUND|^EAI_AGAIN/;
const goneWords =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed)/;

/** Whether an error says that the database can't be reached. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && (gone.test(String(Reflect.get(error, 'code') ?? '')) || goneWords.test(error.message));

/** A lock or a statement took too long, or met what others write (a follower's replay, a moved clock, too), and was given up whole. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && ['55P03', '57014', '40001', '40P01', 'DR001'].includes(String(Reflect.get(error, 'code')));

export const notReady = (why: string): Response => Response.json({ ready: false, why }, { status: 503 });
