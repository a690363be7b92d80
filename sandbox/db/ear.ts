/**
 * The one connection to Postgres on which a server hears what transactions notify, and holds the lock of who works beside
 * the calls. It is opened again when it breaks: what was notified meanwhile is lost, which listeners are told.
 */
import pg from 'pg';
import { keepalives } from './pools.ts';

export interface Ear {
  listen(channel: string, listener: (payload: string) => void, onMissed?: () => void): Promise<() => Promise<void>>;
  /** Whether this server has the lock, or gets it now. A server that is gone loses it within seconds. */
  lead(lock: number): Promise<boolean>;
  /** Runs `work` beside other servers that share the lock. @returns null where one has it alone: nothing is run then */
  beside<T>(lock: number, work: () => Promise<T>): Promise<T | null>;
  close(): Promise<void>;
}

/** Between a connection that broke and the next one, ms. */
const pause = 1_000;
/** Between two questions, ms: who says nothing never learns that the line is dead, and that Postgres gave its locks away. */
const pulse = 1_000;
/** One that is frozen asks nothing, while its system goes on answering keepalives. */
const options = [...keepalives, 'idle_session_timeout=10000'].map((option) => `-c ${option}`).join(' ');

interface Listener {
  channel: string;
  hear: (payload: string) => void;
  onMissed: () => void;
}

/** What came while the process was busy is read before it counts as late. @param patience ms */
async function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => setImmediate(() => reject(new Error('Postgres says nothing'))), patience);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param patience longest time that an answer may take, ms */
export async function openEar(connectionString: string, patience = 5_000): Promise<Ear> {
  const listeners = new Set<Listener>();
  const leading = new Set<number>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let asking: Promise<unknown> = Promise.resolve();

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      options,
    });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.hear(payload);
    });
    next.on('error', () => leave(next));
    try {
      await next.connect();
      for (const channel of new Set([...listeners].map((one) => one.channel))) {
        await inTime(next.query(`listen ${pg.escapeIdentifier(channel)}`), patience);
      }
    } catch (error) {
      void next.end();
      throw error;
    }
    client = next;
  }

  function leave(broken: pg.Client): void {
    if (client !== broken) return;
    client = null;
    leading.clear();
    void broken.end();
    reopen();
  }

  /** Undefined where no answer comes: the connection is given up then. The driver takes one question at a time. */
  function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row | undefined> {
    const answer = asking.then(() => askNow<Row>(text, values));
    asking = answer;
    return answer;
  }

  async function askNow<Row extends object>(text: string, values: unknown[]): Promise<Row | undefined> {
    const asked = client;
    if (asked === null) return undefined;
    try {
      return (await inTime(asked.query<Row>(text, values), patience)).rows[0];
    } catch {
      leave(asked);
      return undefined;
    }
  }

  function reopen(): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      open().then(
        () => {
          for (const { onMissed } of listeners) onMissed();
        },
        () => reopen(),
      );
    }, pause);
  }

  await open();
  const beat = setInterval(() => void ask('select 1'), pulse).unref();
  return {
    async listen(channel, hear, onMissed = () => undefined) {
      const listener = { channel, hear, onMissed };
      listeners.add(listener);
      await ask(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(listener);
      };
    },
    async lead(lock) {
      if (leading.has(lock)) return (await ask('select 1 as held')) !== undefined;
      const answer = await ask<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
      if (answer?.taken === true) leading.add(lock);
      return leading.has(lock);
    },
    async beside(lock, work) {
      const answer = await ask<{ taken: boolean }>('select pg_try_advisory_lock_shared($1) as taken', [lock]);
      if (answer?.taken !== true) return null;
      const holding = client;
      try {
        return await work();
      } finally {
        // What a broken one held is free, and the one after it may hold the same for others.
        if (client === holding) await ask('select pg_advisory_unlock_shared($1)', [lock]);
      }
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(timer);
      await client?.end();
    },
  };
}
