/**
 * The one connection to Postgres on which a server hears what transactions notify, and holds the lock of who works beside
 * the calls. It is opened again when it breaks: what was notified meanwhile is lost, which listeners are told.
 */
import pg from 'pg';

export interface Ear {
  listen(channel: string, listener: (payload: string) => void, onMissed?: () => void): Promise<() => Promise<void>>;
  /** Whether this server has the lock, or gets it now. A server that is gone loses it within seconds. */
  lead(lock: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Between a connection that broke and the next one, ms. */
const pause = 1_000;
/** A peer that says nothing any more is gone after about ten seconds. */
const keepalives = '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

interface Listener {
  channel: string;
  hear: (payload: string) => void;
  onMissed: () => void;
}

export async function openEar(connectionString: string): Promise<Ear> {
  const listeners = new Set<Listener>();
  const leading = new Set<number>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true, options: keepalives });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.hear(payload);
    });
    next.on('error', () => {
      if (client === next) client = null;
      leading.clear();
      reopen();
    });
    await next.connect();
    for (const channel of new Set([...listeners].map((one) => one.channel))) {
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    client = next;
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
  return {
    async listen(channel, hear, onMissed = () => undefined) {
      const listener = { channel, hear, onMissed };
      listeners.add(listener);
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(listener);
      };
    },
    async lead(lock) {
      if (leading.has(lock)) return client !== null;
      if (client === null) return false;
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
      if (rows[0]?.taken === true) leading.add(lock);
      return leading.has(lock);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
