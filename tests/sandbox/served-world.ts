/** For tests: a seeded world with the whole app on it, called in process. */
import { createApp } from '#sandbox/app.ts';
import { seedContent } from '#sandbox/seed/seed-content.ts';
import { createGate } from '#sandbox/control/gate.ts';
import { demoFacts } from '#sandbox/seed/demo-facts.ts';
import { testClock } from './test-clock.ts';
import { openWorld } from './world.ts';

export interface SentFile {
  field: string;
  bytes: Uint8Array;
  name?: string;
}

export interface Ask {
  fields?: Record<string, string>;
  /** Sent as a multipart form then. */
  file?: SentFile;
  /** Several, in the place of `file`. */
  files?: readonly SentFile[];
  token?: string;
  intent?: string;
  headers?: Record<string, string>;
}

export interface Told {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  data: unknown;
}

/** As bytes, not as a stream: Node's goes on writing after it was cancelled, which nobody can catch. */
async function formOf(fields: Record<string, string>, files: readonly SentFile[]) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  for (const { field, bytes, name = 'file' } of files) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const packed = new Response(form);
  return { type: packed.headers.get('content-type') ?? '', body: await packed.arrayBuffer() };
}

export type ServedWorld = Awaited<ReturnType<typeof openServedWorld>>;

/** Real time at which the tests begin. */
const wallStart = Date.UTC(2026, 10, 20, 9);

/**
 * @param pushKey of pushes; nothing is sent unless a test opens a pusher
 * @param proxies as of `AppOptions`
 */
export async function openServedWorld({ pushKey = 'B'.repeat(87), proxies = 0 } = {}) {
  const world = await openWorld({ seeded: true });
  const { context, clock } = world;
  const demo = await demoFacts(context);
  const written = await context.db.selectFrom('notices').select('id').executeTakeFirst();
  if (!written) await seedContent(context, demo.memberId);
  const wallClock = testClock(wallStart);
  const gate = createGate();
  const app = createApp({ ...context, clock, wallClock, gate, pushKey, proxies });

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    { fields = {}, file, files = file ? [file] : [], token, intent, headers }: Ask = {},
  ): Promise<Told> {
    const query = new URLSearchParams(fields).toString();
    const form =
      files.length > 0 ? await formOf(fields, files) : { type: 'application/x-www-form-urlencoded', body: query };
    const reply = await app.request(method === 'GET' && query !== '' ? `${path}?${query}` : path, {
      method,
      headers: {
        ...(method === 'POST' && { 'Content-Type': form.type }),
        ...(token !== undefined && { 'X-Access-Token': token }),
        ...(intent !== undefined && { 'Idempotency-Key': intent }),
        ...headers,
      },
      ...(method === 'POST' && { body: form.body }),
    });
    const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: unknown };
    return { status: reply.status, headers: reply.headers, code, msg, data };
  }

  /** Sends JSON to the control calls, and reads JSON. */
  async function control(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    order?: object,
  ): Promise<{ status: number; body: unknown }> {
    const reply = await app.request(path, {
      method,
      ...(order && { body: JSON.stringify(order), headers: { 'Content-Type': 'application/json' } }),
    });
    return { status: reply.status, body: await reply.json() };
  }

  async function signIn(phone = demo.phone, password = demo.password): Promise<string> {
    const told = await ask('POST', '/api/user/auth/logpe/pass', { fields: { country: demo.country, phone, password } });
    if (told.code !== 200) throw new Error(`sign-in refused: ${told.code} ${told.msg}`);
    return told.msg;
  }

  return {
    app,
    context,
    clock,
    wallClock,
    gate,
    listen: world.listen,
    demo,
    ask,
    control,
    signIn,
    close: () => world.close(),
  };
}
