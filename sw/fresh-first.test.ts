import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptCall } from '#domain/kept-replies.ts';
import { replyPatience, returnPatience } from '#domain/limits.ts';
import { openReplyStore, storePatience, type ReplyStore } from '#storage/replies.ts';
import { freshFirst } from './fresh-first.ts';

const address = 'http://sandbox/api/assets/wallet/summary';
const token = 'token of asha';

let store: ReplyStore;
/** What was read from the store, settled or not. */
let reads: Promise<unknown>[];
let now = 1_000_000;
beforeEach(async () => {
  reads = [];
  globalThis.indexedDB = new IDBFactory();
  now = 1_000_000;
  const opened = openReplyStore(() => now);
  store = {
    ...opened,
    read(asked) {
      const reading = opened.read(asked);
      reads.push(reading);
      return reading;
    },
  };
  await store.own(token);
});
afterEach(() => {
  vi.useRealTimers();
});

interface Reading {
  url?: string;
  /** A form makes it a POST. */
  form?: string;
  by?: string;
  language?: string;
  cache?: 'no-store' | 'force-cache';
  store?: Pick<ReplyStore, 'read' | 'write'>;
}

/** One read through the worker. @returns the answer, and when all of its work is done */
function ask(network: () => Promise<Response>, { form, by = token, language = 'en_US', ...reading }: Reading = {}) {
  const url = reading.url ?? address;
  const request = new Request(url, {
    method: form === undefined ? 'GET' : 'POST',
    ...(form !== undefined && { body: form }),
    headers: { 'X-Access-Token': by, Language: language },
    ...(reading.cache && { cache: reading.cache }),
  });
  const call = keptCall(request.method, new URL(url).pathname);
  if (!call) throw new Error(`${url} is not kept`);
  const work: Promise<unknown>[] = [];
  const options = { store: reading.store ?? store, now: () => now };
  const sending = { fetch: network, waitUntil: (one: Promise<unknown>) => work.push(one) };
  return { answer: freshFirst(request, call, sending, options), done: () => Promise.all(work) };
}

const told = async (answer: Promise<Response>) => {
  const reply = await answer;
  return {
    body: await reply.text(),
    kept: reply.headers.get('X-Kept'),
    at: reply.headers.get('X-Server-Time'),
    status: reply.status,
  };
};

const json = { 'Content-Type': 'application/json', 'X-Server-Time': '500' };
const envelope = (data: string, code = 200) => JSON.stringify({ code, msg: '', data });
const server =
  (data: string, { code = 200, status = 200 } = {}) =>
  () =>
    Promise.resolve(new Response(envelope(data, code), { status, headers: json }));
const gone = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = () => new Promise<Response>(() => undefined);
const portal = () => Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));

/** What was read once, and kept. */
async function visit(data: string, reading: Reading = {}): Promise<void> {
  const { answer, done } = ask(server(data), reading);
  await answer;
  await done();
}

describe('while the server answers', () => {
  it('its answer is the answer, untouched, and kept', async () => {
    await visit('old');
    expect(await told(ask(server('new')).answer)).toEqual({
      body: envelope('new'),
      kept: null,
      at: '500',
      status: 200,
    });
  });

  it('nothing waits for the store', async () => {
    const never = { read: () => new Promise<never>(() => undefined), write: () => new Promise<never>(() => undefined) };
    expect(await told(ask(server('new'), { store: never }).answer)).toMatchObject({ body: envelope('new') });
  });

  it.each([
    ['a refused token', { code: 401, status: 401 }],
    ['a refused token in the envelope', { code: 401 }],
    ['a rejection', { code: 1001 }],
    ['a mistake of its own', { code: 500, status: 500 }],
  ])('%s goes through as it is, and is not kept', async (_what, how) => {
    await visit('kept');
    const { answer, done } = ask(server('no', how));
    expect(await told(answer)).toMatchObject({ body: envelope('no', how.code), kept: null });
    await done();
    expect(await told(ask(gone).answer)).toMatchObject({ body: envelope('kept') });
  });

  it('half a reply goes through as it is, and is not kept', async () => {
    await visit('kept');
    const half = () => Promise.resolve(new Response('{"code":200,', { headers: json }));
    const { answer, done } = ask(half);
    expect(await told(answer)).toMatchObject({ body: '{"code":200,', kept: null });
    await done();
    expect(await told(ask(gone).answer)).toMatchObject({ body: envelope('kept') });
  });
});

describe('while the network is gone', () => {
  it('what is kept is the answer, with the server time it had', async () => {
    await visit('kept');
    now += 250;
    const { answer } = ask(gone);
    expect(await told(answer)).toEqual({ body: envelope('kept'), kept: 'gone', at: '500', status: 200 });
    expect((await answer).headers.get('X-Kept-Age')).toBe('250');
  });

  it('a patient read gets it, too', async () => {
    await visit('kept');
    expect(await told(ask(gone, { cache: 'no-store' }).answer)).toMatchObject({ kept: 'gone' });
  });

  it.each([
    ['a captive portal', portal],
    [
      'a captive portal with a clock',
      async () => new Response((await portal()).body, { headers: { ...json, 'Content-Type': 'text/html' } }),
    ],
    ['a proxy before a server that is down', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
    ['JSON of somebody else', () => Promise.resolve(Response.json({ code: 200, msg: '', data: 'other' }))],
  ])('%s in its place changes nothing, and is never kept', async (_what, network) => {
    await visit('kept');
    const { answer, done } = ask(network);
    expect(await told(answer)).toMatchObject({ body: envelope('kept'), kept: 'gone' });
    await done();
    expect(await told(ask(gone).answer)).toMatchObject({ body: envelope('kept') });
  });

  it('a body that breaks off is no answer', async () => {
    await visit('kept');
    const broken = () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (body) => body.error(new TypeError('lost')) }), { headers: json }),
      );
    expect(await told(ask(broken).answer)).toMatchObject({ body: envelope('kept'), kept: 'gone' });
  });

  it('what was never read fails as it would without a worker', async () => {
    await expect(ask(gone).answer).rejects.toEqual(new TypeError('Failed to fetch'));
    expect(await told(ask(portal).answer)).toMatchObject({ body: '<!doctype html>', kept: null });
  });

  it('a store that can’t be read is as if there were none', async () => {
    const never = { read: () => Promise.resolve(undefined), write: () => Promise.resolve() };
    await visit('kept');
    await expect(ask(gone, { store: never }).answer).rejects.toThrow('Failed to fetch');
  });
});

describe('while the network is slow', () => {
  const soon = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  /** Passes time; it stands still while the store, which is real, reads. */
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= storePatience) {
      await vi.advanceTimersByTimeAsync(Math.min(left, storePatience));
      await Promise.all(reads);
    }
  };

  it('what is kept is the answer after three seconds and not before', async () => {
    await visit('kept');
    soon();
    const settled = vi.fn<(reply: Response) => void>();
    const { answer } = ask(silent);
    const settling = answer.then(settled);
    await pass(replyPatience - 1);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    await settling;
    expect(await told(answer)).toMatchObject({ body: envelope('kept'), kept: 'slow' });
  });

  it('for who comes back it is after a moment, and only what is kept', async () => {
    await visit('kept');
    soon();
    const settled = vi.fn<(reply: Response) => void>();
    const { answer } = ask(silent, { cache: 'force-cache' });
    void ask(silent, { url: `${address}?other=1`, cache: 'force-cache' }).answer.then(settled);
    const settling = answer.then(settled);
    await pass(returnPatience - 1);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    await settling;
    expect(await told(answer)).toMatchObject({ body: envelope('kept'), kept: 'slow' });
    await pass(replyPatience);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('so it is where the headers came and the body does not', async () => {
    await visit('kept');
    soon();
    const { answer } = ask(() => Promise.resolve(new Response(new ReadableStream(), { headers: json })));
    await pass(replyPatience);
    expect(await told(answer)).toMatchObject({ body: envelope('kept'), kept: 'slow' });
  });

  it('a late answer is kept for the next time', async () => {
    await visit('kept');
    soon();
    let arrive: (reply: Response) => void = () => undefined;
    const { answer, done } = ask(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    await pass(replyPatience);
    expect(await told(answer)).toMatchObject({ kept: 'slow' });
    arrive(await server('late')());
    vi.useRealTimers();
    await done();
    expect(await told(ask(gone).answer)).toMatchObject({ body: envelope('late') });
  });

  it('a patient read waits, and so does one of which nothing is kept', async () => {
    await visit('kept');
    soon();
    const settled = vi.fn<(reply: Response) => void>();
    void ask(silent, { cache: 'no-store' }).answer.then(settled);
    void ask(silent, { url: `${address}?other=1` }).answer.then(settled);
    await pass(replyPatience * 10);
    expect(settled).not.toHaveBeenCalled();
  });

  it('the store is not asked for what came in time', async () => {
    soon();
    const read = vi.fn<ReplyStore['read']>();
    await ask(server('new'), { store: { read, write: () => Promise.resolve() } }).answer;
    await pass(replyPatience);
    expect(read).not.toHaveBeenCalled();
    expect(storePatience).toBeLessThan(replyPatience);
  });
});

describe('what is kept', () => {
  it('is told apart by question and language', async () => {
    await visit('english');
    await expect(ask(gone, { language: 'ar_AE' }).answer).rejects.toThrow('fetch');
    await expect(ask(gone, { url: `${address}?a=1` }).answer).rejects.toThrow('fetch');
  });

  it('is another’s for nobody', async () => {
    await visit('asha');
    await expect(ask(gone, { by: 'token of bina' }).answer).rejects.toThrow('fetch');
    await visit('bina', { by: 'token of bina' });
    expect(await told(ask(gone).answer)).toMatchObject({ body: envelope('asha') });
    await store.clearMember();
    await expect(ask(gone).answer).rejects.toThrow('fetch');
  });

  it('may be asked for by a form', async () => {
    const url = 'http://sandbox/api/messages/share/invited/floor';
    await visit('first', { url, form: 'level=1&pageNum=1&pageSize=20' });
    const offline = (form: string) => told(ask(gone, { url, form }).answer);
    expect(await offline('level=1&pageNum=1&pageSize=20')).toMatchObject({ body: envelope('first') });
    await expect(offline('level=2&pageNum=1&pageSize=20')).rejects.toThrow('fetch');
  });

  it('is the beginning of a long list', async () => {
    const url = (page: number) => `http://sandbox/api/assets/wallet/record?pageNum=${page}`;
    for (const page of [3, 4]) await visit(String(page), { url: url(page) });
    expect(await told(ask(gone, { url: url(3) }).answer)).toMatchObject({ body: envelope('3') });
    await expect(ask(gone, { url: url(4) }).answer).rejects.toThrow('fetch');
  });

  it('is what was asked for last, whatever came last', async () => {
    let arrive: (reply: Response) => void = () => undefined;
    const slow = ask(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    now += 1;
    await visit('newer');
    arrive(await server('older')());
    await slow.done();
    expect(await told(ask(gone).answer)).toMatchObject({ body: envelope('newer') });
  });
});
