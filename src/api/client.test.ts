import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '#contract/user.ts';
import { Failure } from '#domain/failure.ts';
import { minute } from '#domain/limits.ts';
import { income } from '#contract/income.ts';
import { calmWire, clientOn } from '#tests/support/bare-client.ts';
import { askMode, signIn } from './access.ts';
import { toFresh } from './client.ts';
import { createServerClock } from './server-clock.ts';
import { wait } from './wait.ts';

/** Time is virtual: the timers and the clock. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const headers = { 'X-Server-Time': '1000', 'Content-Type': 'application/json' };
const reply = (status: number, more: Record<string, string> = {}) =>
  Response.json({ code: status, msg: '', data: null }, { status, headers: { ...headers, ...more } });

/** Fails when the call is given up, and answers nothing before. */
const silence = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

const reply500 = async (): Promise<Response> => reply(500);

/** Answers at once, and then the body never ends, as `fetch` would have it: giving up breaks it off. */
const endlessBody = (request: Request): Response => {
  const start = (body: ReadableStreamDefaultController) => {
    request.signal.addEventListener('abort', () => body.error(request.signal.reason));
  };
  return new Response(new ReadableStream({ start }), { headers });
};

describe('a call without an end', () => {
  it.each([
    ['an answer that never comes', silence],
    ['a body that never ends', endlessBody],
  ])('fails after 36 seconds and not before: %s', async (_what, answer) => {
    const wire = calmWire();
    const { client } = clientOn(wire, answer);
    const settled = vi.fn<(error: unknown) => void>();
    const call = askMode(client.background).then(settled, settled);
    await vi.advanceTimersByTimeAsync(35_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled.mock.calls).toEqual([[new Failure('timeout')]]);
    expect({ sent: wire.sent.length, told: wire.told }).toEqual({ sent: 1, told: ['unanswered'] });
  });

  it('says nothing of the network once one that was asked for later was answered', async () => {
    const wire = calmWire();
    let answer: typeof silence | typeof reply500 = silence;
    const { client } = clientOn(wire, (request) => answer(request));
    const held = [1, 2].map(() => askMode(client.background).catch((error: unknown) => error));
    await vi.advanceTimersByTimeAsync(9_000);
    answer = reply500;
    await askMode(client).catch(() => undefined);
    answer = silence;
    const later = askMode(client.background).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(27_000);
    expect(await Promise.all(held)).toEqual([new Failure('timeout'), new Failure('timeout')]);
    expect(wire.told).toEqual(['answered']);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await later).toEqual(new Failure('timeout'));
    expect(wire.told).toEqual(['answered', 'unanswered']);
  });

  it('ends where signals can’t be joined, as on phones before 2024', async () => {
    vi.stubGlobal('AbortSignal', Object.assign(class extends AbortSignal {}, { any: undefined }));
    const { client } = clientOn(calmWire(), silence);
    const call = askMode(client).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(36_000);
    expect(await call).toEqual(new Failure('timeout'));
    vi.unstubAllGlobals();
  });

  it('has one budget for answer and body', async () => {
    const { client } = clientOn(calmWire(), async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      return endlessBody(request);
    });
    const settled = vi.fn<(error: unknown) => void>();
    const call = askMode(client).then(settled, settled);
    await vi.advanceTimersByTimeAsync(36_000);
    await call;
    expect(settled.mock.calls).toEqual([[new Failure('timeout')]]);
  });
});

describe('a read that takes long', () => {
  it('is told after 3.3 seconds and once more each time that these pass, and is given up for who asks', async () => {
    const wire = calmWire();
    const { client } = clientOn(wire, silence);
    const call = askMode(client).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_299);
    expect(wire.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_301);
    expect(wire.told).toEqual(['slow', 'slow']);
    client.giveUp();
    expect(await call).toEqual(new Failure('timeout'));
    await vi.advanceTimersByTimeAsync(36_000);
    expect(wire.told).toEqual(['slow', 'slow', 'unanswered']);
  });

  it.each(['patient', 'returning'] as const)('is told and given up where it is %s, too', async (way) => {
    const wire = calmWire();
    const { client } = clientOn(wire, silence);
    const call = askMode(client[way]).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3_300);
    expect(wire.told).toEqual(['slow']);
    client.giveUp();
    expect(await call).toEqual(new Failure('timeout'));
  });

  it('is given up after 3.3 seconds where the app goes on without the network, and it alone', async () => {
    const wire = calmWire();
    const { client } = clientOn(wire, silence, { isReachable: () => false });
    const settled = vi.fn<(error: unknown) => void>();
    const [first, later] = [client, client.patient].map((one, place) =>
      wait(place * 1_000).then(() => askMode(one).catch((error: unknown) => settled(error))),
    );
    await vi.advanceTimersByTimeAsync(3_299);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await first;
    expect(settled.mock.calls).toEqual([[new Failure('timeout')]]);
    await vi.advanceTimersByTimeAsync(1_000);
    await later;
    expect(settled).toHaveBeenCalledTimes(2);
    expect(wire.told).toEqual(['unanswered', 'unanswered']);
  });

  it('waits on where no screen does, and where something is sent', async () => {
    const wire = calmWire();
    const { client } = clientOn(wire, silence);
    const settled = vi.fn<(error: unknown) => void>();
    void askMode(client.background).catch(settled);
    void signIn(client, { country: 'IN', phone: '98765', password: 'p' }).catch(settled);
    await vi.advanceTimersByTimeAsync(10_000);
    client.giveUp();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    expect(wire.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(36_000);
  });
});

describe('a call is sent once', () => {
  const calls = {
    'a read': (client: Parameters<typeof askMode>[0]) => askMode(client),
    'a sign-in': (client: Parameters<typeof askMode>[0]) =>
      signIn(client, { country: 'IN', phone: '98765', password: 'p' }),
    'a call that moves money': (client: Parameters<typeof askMode>[0]) =>
      client.call(income.takeIncome, {}, { intentId: 'intent-1' }),
  };
  const answers = {
    500: () => reply(500),
    503: () => reply(503, { 'Retry-After': '1' }),
    429: () => reply(429, { 'Retry-After': '0' }),
    408: () => reply(408),
    413: () => reply(413, { 'Retry-After': '1' }),
    offline: () => Promise.reject(new TypeError('Failed to fetch')),
  };

  it.each(
    Object.entries(calls).flatMap(([what, call]) =>
      Object.entries(answers).map(([name, answer]) => ({ what, name, call, answer })),
    ),
  )('$what after $name', async ({ call, answer }) => {
    const wire = calmWire();
    const { client } = clientOn(wire, answer, { token: () => 'token' });
    const settled = vi.fn<(error: unknown) => void>();
    const running = call(client).then(undefined, settled);
    await vi.advanceTimersByTimeAsync(120_000);
    await running;
    expect(settled.mock.calls).toEqual([[expect.any(Failure)]]);
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a reply that the service worker kept', () => {
  const mode = (more: Record<string, string>) =>
    Response.json({ code: 200, msg: '', data: { mode: 'sandbox' } }, { headers: { ...headers, ...more } });
  const asked = async (more: Record<string, string>) => {
    const wire = calmWire();
    const { client, clock } = clientOn(wire, () => mode(more));
    const answer = await client.call(user.mode, {});
    return { answer, told: wire.told, now: clock.now() };
  };

  it('is from the store, says what time it may be by now, and is no sign of the server', async () => {
    expect(await asked({ 'X-Kept': 'slow', 'X-Kept-Age': '500' })).toMatchObject({
      answer: { at: 1000, origin: 'store' },
      told: [],
      now: 1500,
    });
  });

  it('says that the server is gone, where it is', async () => {
    expect(await asked({ 'X-Kept': 'gone' })).toMatchObject({ answer: { origin: 'store' }, told: ['unanswered'] });
  });

  it('is none where the server is gone and nothing is kept', async () => {
    const wire = calmWire();
    const { client } = clientOn(wire, () => new Response(null, { status: 503, headers: { 'X-Kept': 'none' } }));
    await expect(client.call(user.mode, {})).rejects.toMatchObject({ kind: 'offline' });
    expect(wire.told).toEqual(['unanswered']);
  });

  it('is told from one that came', async () => {
    const { answer, ...rest } = await asked({});
    expect({ origin: answer.origin, ...rest }).toEqual({ origin: 'server', told: ['answered'], now: 1000 });
  });

  it('stays what it is as a figure', async () => {
    const { answer } = await asked({ 'X-Kept': 'slow' });
    expect(toFresh(answer)).toMatchObject({ at: 1000, origin: 'store', value: answer.value });
  });
});

describe('the server’s clock', () => {
  /** A server that says what time it is a moment after it was asked, and whose answers take the next of these times. */
  const open = (...durations: number[]) => {
    const server: { ahead: number; isPaused: boolean; kept?: string } = { ahead: minute, isPaused: false };
    const device = { ahead: 0 };
    const clock = createServerClock(() => Date.now() + device.ahead);
    const answer = async () => {
      await wait(1);
      const { ahead, isPaused, kept } = server;
      const at = {
        'X-Server-Time': String(Date.now() + ahead),
        ...(isPaused && { 'X-Server-Clock': 'paused' }),
        ...(kept !== undefined && { 'X-Kept': kept, 'X-Kept-Age': '0' }),
      };
      const duration = durations.shift();
      if (duration !== undefined) await wait(duration);
      return reply(500, at);
    };
    const { client } = clientOn(calmWire(), answer, { clock });
    /** @returns how far the page's clock is ahead once all of these calls were answered */
    const ask = async (calls = 1) => {
      const asked = Array.from({ length: calls }, () => askMode(client).catch(() => undefined));
      await vi.advanceTimersByTimeAsync(minute);
      await Promise.all(asked);
      return clock.now() - Date.now();
    };
    return { ask, server, device };
  };

  it('is not set back by a slow answer', async () => {
    const { ask } = open(10, 3_000);
    expect(await ask()).toBe(minute - 10);
    expect(await ask()).toBe(minute - 10);
  });

  it('is not moved by what the device kept once a live answer has agreed with it', async () => {
    const { ask, server } = open(1, 10);
    server.kept = 'slow';
    expect(await ask()).toBe(minute - 1);
    delete server.kept;
    expect(await ask()).toBe(minute - 1);
    Object.assign(server, { kept: 'slow', ahead: 60 * minute });
    expect(await ask()).toBe(minute - 1);
  });

  it('is not told by an answer to a call before the last that was answered', async () => {
    const { ask } = open(3_000, 2_000);
    expect(await ask(2)).toBe(minute - 2_000);
  });

  it('follows the server’s at once, forward, back and where it stops, and the device’s nowhere', async () => {
    const { ask, server, device } = open();
    expect(await ask()).toBe(minute);
    for (const ahead of [-minute, 0]) {
      server.ahead = ahead;
      expect(await ask()).toBe(ahead);
      device.ahead += 2 * minute;
      expect(await ask()).toBe(ahead);
    }
    server.isPaused = true;
    // It stands where it stood a moment after it was asked.
    expect(await ask()).toBe(1 - minute);
    server.isPaused = false;
    expect(await ask()).toBe(0);
  });
});

describe('a call that moves money', () => {
  it('leaves once the backend has said that it is a sandbox, and never to one that is none', async () => {
    const wire = calmWire();
    let say: () => void = () => undefined;
    const untilSandbox = () => new Promise<void>((resolve) => (say = resolve));
    const { client } = clientOn(wire, () => reply(500), { untilSandbox, token: () => 't' });
    const sent = client.call(income.takeIncome, {}, { intentId: 'i' }).catch(() => undefined);
    // Reads go on.
    await askMode(client).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.sent.map(({ method }) => method)).toEqual(['GET']);
    say();
    await sent;
    expect(wire.sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});

describe('a patient read', () => {
  it('asks for the network in the words of the service worker, and others do not', async () => {
    const wire = calmWire();
    const { client } = clientOn(wire, () => reply(500));
    for (const one of [client, client.patient, client.patient.patient, client.background]) {
      await askMode(one).catch(() => undefined);
    }
    await signIn(client.patient, { country: 'IN', phone: '98765', password: 'p' }).catch(() => undefined);
    expect(wire.sent.map(({ method, cache }) => `${method} ${cache}`)).toEqual([
      'GET default',
      'GET no-store',
      'GET no-store',
      'GET no-store',
      'POST no-store',
    ]);
  });

  it('is as patient as any where the app goes on without the network; what asks whether it is back waits for it', async () => {
    const wire = calmWire();
    const { client } = clientOn(wire, () => reply(500), { isReachable: () => false });
    for (const one of [client.patient, client.returning, client.background]) await askMode(one).catch(() => undefined);
    expect(wire.sent.map(({ cache }) => cache)).toEqual(['default', 'force-cache', 'no-store']);
  });
});
