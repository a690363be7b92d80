/** A server that is told to stop takes nothing more from then on, whatever its database is doing. */
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { besideCalls } from '#sandbox/db/pools.ts';
import { startServer } from '#tests/sandbox/server-process.ts';
import { emptyDatabaseUrl } from '#tests/sandbox/world.ts';
import { livePath } from './socket/live.ts';

const json = async <T>(url: string, init?: RequestInit): Promise<T> => (await (await fetch(url, init)).json()) as T;

test('its port is closed at once, while sessions are being asked for', async () => {
  const database = await emptyDatabaseUrl();
  const server = await startServer({ DATABASE_URL: database.url, PORT: '0' });
  const { data } = await json<{ data: Record<string, string> }>(`${server.url}/api/user/sys/demo`);
  const signedIn = { method: 'POST', body: new URLSearchParams(data) };
  const { msg: token } = await json<{ msg: string }>(`${server.url}/api/user/auth/logpe/pass`, signedIn);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${livePath}`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token }));
  await once(socket, 'message');
  const [holder, watcher] = [besideCalls(database.url, 1), besideCalls(database.url, 1)];
  const waits = async (): Promise<boolean> => {
    const { rows } = await sql`select from pg_locks where relation = 'sessions'::regclass and not granted`.execute(
      watcher,
    );
    return rows.length > 0;
  };
  const ended = await holder.transaction().execute(async (trx) => {
    await sql`lock table sessions in access exclusive mode`.execute(trx);
    await expect.poll(waits, { interval: 20 }).toBe(true);
    const stopped = server.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${server.url}/health`).then(
            () => 'taken',
            () => 'refused',
          ),
        { interval: 20 },
      )
      .toBe('refused');
    expect(await waits()).toBe(true);
    return { stopped };
  });
  expect(await ended.stopped).toBe(0);
  await Promise.all([holder.destroy(), watcher.destroy()]);
  await database.drop();
});
