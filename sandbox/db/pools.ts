/** Connections to a real Postgres: how long those for members' calls may wait, and those beside them. */
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import { prepareStatements } from './prepared.ts';
import { schemaName } from './schema.ts';
import type { Database } from './tables.ts';

const int8 = 20;

/** A peer that says nothing any more is gone after about ten seconds: what its sessions had locked is free then. */
export const keepalives = ['tcp_keepalives_idle=5', 'tcp_keepalives_interval=2', 'tcp_keepalives_count=3'] as const;

/** Schema of ours; longest waits: for a lock, for a statement, within a transaction; ms. */
const optionsOf = (statement: number): string =>
  [
    `search_path=${schemaName}`,
    ...keepalives,
    `lock_timeout=${statement === callTime ? lockTime : statement}`,
    `statement_timeout=${statement}`,
    `idle_in_transaction_session_timeout=${statement === callTime ? idleTime : longIdleTime}`,
    // Calls ask by a member's id, for which one plan is as good as another: to plan each anew takes longer than to run it.
    ...(statement === callTime ? ['plan_cache_mode=force_generic_plan'] : []),
  ]
    .map((option) => `-c ${option}`)
    .join(' ');

/** A member's call that takes longer, or waits longer for a lock, is given up, with a clear word. */
const callTime = 15_000;
const lockTime = 8_000;
/** What works beside the calls may take long, and has few connections. */
const longTime = 30 * 60_000;
const longIdleTime = 60_000;
/** Longest time that a call's transaction, or one that locks the book, may keep others waiting without a word, ms. */
export const idleTime = 10_000;

/** Longer than a statement may take, ms: Postgres would have said something by then. It, or the network to it, is gone. */
const silence = 5_000;

/** As the driver says it. */
const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** The driver gives the answer up, but not the connection, on which all that comes next would wait behind it. */
function leaveSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  const query = async (...asked: unknown[]): Promise<unknown> => {
    try {
      return await ask(...asked);
    } catch (error) {
      if (isSilent(error)) void client.end();
      throw error;
    }
  };
  Object.assign(client, { query });
}

type PoolSize = Pick<pg.PoolConfig, 'max' | 'pipeline'>;

function openPool(connectionString: string, size: PoolSize, statement: number, answer = statement + silence): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    ...size,
    ...(size.pipeline && { stream: () => new GatheringSocket() }),
    // Postgres that is gone is told to who calls, instead of kept from them.
    connectionTimeoutMillis: 5_000,
    // A network that drops what is sent tells nobody: the system would go on sending for a quarter of an hour.
    query_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: optionsOf(statement),
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === int8 ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks while it is used fails its query; the event beside that would end the process, too.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Pipelined ones are ended by the driver.
    if (!size.pipeline) leaveSilent(client);
    prepareStatements(client);
  });
  return pool;
}

const onPool = (pool: PostgresPool): Kysely<Database> => new Kysely({ dialect: new PostgresDialect({ pool }) });

/** For members' calls. @param most transactions at a time @param answer longest time that an answer may take, ms */
export const forCalls = (connectionString: string, most: number, answer?: number): Kysely<Database> =>
  onPool(pipelinedPool((size) => openPool(connectionString, size, callTime, answer), most));

/** For what works beside the calls, and for what belongs to a session. @param most connections @param answer as above */
export const besideCalls = (connectionString: string, most: number, answer?: number): Kysely<Database> =>
  onPool(openPool(connectionString, { max: most }, longTime, answer));
