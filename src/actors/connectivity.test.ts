import { calmWire, clientOn } from '#tests/support/bare-client.ts';
import type { Services } from '#services/services.ts';
import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectivityActor } from './connectivity.ts';

/** Time is virtual: the timers alone. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('navigator', { onLine: true });
  const device = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, device[name].bind(device));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reply = () =>
  Response.json({ code: 200, msg: '', data: { mode: 'sandbox' } }, { headers: { 'X-Server-Time': '1000' } });

/** Offline, with the app's own client. @param answer to each probe, by its number */
function offlineWith(answer: (probe: number, request: Request) => Promise<Response>) {
  const wire = calmWire();
  const { client } = clientOn(wire, (request) => answer(wire.sent.length, request), {
    onAnswered: () => actor.send({ type: 'call.answered' }),
    onUnanswered: () => actor.send({ type: 'call.unanswered' }),
    onSlow: () => actor.send({ type: 'call.slow' }),
  });
  const actor = createActor(connectivityActor({ client } as Services)).start();
  const states: string[] = [];
  actor.subscribe(({ value }) => states.at(-1) !== value && states.push(value));
  dispatchEvent(new Event('offline'));
  return { actor, wire, states };
}

const hang = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
const after = (ms: number) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(reply()), ms);
  });

it('asks a server anew that left a probe without an answer, and says nothing of that one later', async () => {
  const { actor, wire, states } = offlineWith(async (probe, request) => (probe === 1 ? hang(request) : reply()));
  await vi.advanceTimersByTimeAsync(5_000 + 4_000 + 5_000);
  expect(actor.getSnapshot().value).toBe('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['offline', 'probing', 'offline', 'probing', 'online']);
  expect(wire.sent).toHaveLength(2);
  actor.stop();
});

it('asks at once when the device says that the network is back, whatever is asked already', async () => {
  const { actor } = offlineWith(async (probe, request) => (probe === 1 ? hang(request) : reply()));
  await vi.advanceTimersByTimeAsync(6_000);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().value).toBe('online');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(actor.getSnapshot().value).toBe('online');
  actor.stop();
});

it('finds a server that takes longer than it waits for one probe', async () => {
  const { actor, wire } = offlineWith(() => after(20_000));
  await vi.advanceTimersByTimeAsync(5_000 + 19_999);
  expect(actor.getSnapshot().value).not.toBe('online');
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().value).toBe('online');
  // One probe's call never waits for another's in the browser's cache.
  expect(new Set(wire.sent.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
  actor.stop();
});
