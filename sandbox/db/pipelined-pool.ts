/**
 * A pool whose single statements share a few pipelined connections: a busy one takes the next statement without being
 * woken for it, and waking costs more than most of ours do. A transaction has a connection to itself (decision 0070), and
 * what waits for the book has one of its own (decision 0084).
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Behind a slow statement on the one, there is the other. */
const shared = 2;

const begins = /^\s*(?:begin|start transaction)\b/i;

/** They lock the book, so that they go one after the other wherever they are; who only looks is not to stand behind them. */
const locksBook = /\b(?:place_orders|refuse_intent|credit_incomes)\(/;

type Asked = [text: string, values: readonly unknown[]];

class SharedConnection {
  readonly #pool: pg.Pool;
  #client: Promise<pg.PoolClient> | null = null;
  /** Statements that it has not answered yet. */
  waiting = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async query(...[text, values]: Asked): Promise<unknown> {
    this.waiting += 1;
    try {
      const client = await (this.#client ??= this.#open());
      return await client.query(text, [...values]);
    } finally {
      this.waiting -= 1;
    }
  }

  /** A connection that breaks is replaced when the next statement comes. */
  #open(): Promise<pg.PoolClient> {
    const opening = this.#pool.connect();
    const leave = (): void => void this.#leave(opening, true);
    opening.then((client) => client.on('error', leave).on('end', leave), leave);
    return opening;
  }

  async #leave(opened: Promise<pg.PoolClient> | null, isBroken: boolean): Promise<void> {
    if (opened === null || this.#client !== opened) return;
    this.#client = null;
    await opened.then(
      (client) => client.release(isBroken),
      () => undefined,
    );
  }

  close(): Promise<void> {
    return this.#leave(this.#client, false);
  }
}

/**
 * What Kysely takes for a pool. `db.connection()` gets no connection of its own from it: what belongs to a session, as an
 * advisory lock does, needs a plain pool.
 */
export function pipelinedPool(
  open: (config: Pick<pg.PoolConfig, 'max' | 'pipeline'>) => pg.Pool,
  most: number,
): PostgresPool {
  const own = open({ max: most });
  const pipelined = open({ max: shared + 1, pipeline: true });
  const connections = Array.from({ length: shared }, () => new SharedConnection(pipelined));
  const ofBook = new SharedConnection(pipelined);
  const leastBusy = (): SharedConnection =>
    connections.reduce((best, connection) => (connection.waiting < best.waiting ? connection : best));
  const connectionFor = (text: string): SharedConnection => (locksBook.test(text) ? ofBook : leastBusy());
  return {
    options: {},
    async connect() {
      let alone: pg.PoolClient | null = null;
      const query = async (...[text, values]: Asked): Promise<unknown> => {
        if (alone === null && begins.test(text)) alone = await own.connect();
        return alone === null ? connectionFor(text).query(text, values) : alone.query(text, [...values]);
      };
      const client = { query, release: (isBroken?: boolean) => alone?.release(isBroken) };
      return client as PostgresPoolClient;
    },
    async end() {
      for (const connection of [...connections, ofBook]) await connection.close();
      await Promise.all([own.end(), pipelined.end()]);
    },
  };
}
