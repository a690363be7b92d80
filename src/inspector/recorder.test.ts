import { Failure } from '#domain/failure.ts';
import { coupon, offer } from '#machines/samples.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { SentBefore } from '#machines/settlement/money-flow.ts';
import { createActor, fromPromise } from 'xstate';
import { marks } from '#tests/support/marks.ts';
import { expect, it, vi } from 'vitest';
import { mostEvents, typeOf } from './recording.ts';
import { createRecorder } from './recorder.ts';
import { createRedactor } from './redaction.ts';
import { standingsAt, stateText } from './replay.ts';

function recorderAt(start: number) {
  const waiting: (() => void)[] = [];
  let time = start;
  const recorder = createRecorder({
    now: () => (time += 1),
    redact: createRedactor(7, marks),
    later: (run) => waiting.push(run),
  });
  return { recorder, settle: () => waiting.splice(0).forEach((run) => run()) };
}

const answered = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

function purchase(load: () => Promise<unknown> = async () => offer()) {
  return purchaseMachine.provide({
    actors: { loadTerms: fromPromise(load as () => Promise<ReturnType<typeof offer> | SentBefore>) },
  });
}

const input = { subject: 'crane', isReachable: true };

it('lists actors as a tree and what happened to them', async () => {
  const { recorder } = recorderAt(1_000);
  const actor = createActor(purchase(), { input, inspect: recorder.inspect }).start();
  await answered();
  const { actors, entries, charts } = recorder.getSnapshot();
  const root = actors.find(({ machine }) => machine === 'purchase');
  expect(root).toMatchObject({ id: actor.sessionId, name: 'purchase', parent: null, startedAt: 1_001, endedAt: null });
  const call = actors.find(({ name }) => name === 'loadTerms');
  expect(call).toMatchObject({ machine: null, parent: actor.sessionId });
  expect(call?.endedAt).not.toBeNull();
  const own = entries.filter((entry) => entry.actor === actor.sessionId);
  expect(own.map(typeOf)).toEqual(['xstate.init', 'xstate.done.actor.loadTerms']);
  expect(own.map(stateText)).toEqual(['loading', 'deciding.idle']);
  expect(own[1]?.source).toBe(call?.id);
  expect(charts['purchase']?.states.map(({ id }) => id)).toContain('review');
});

it('lists nothing that was made and never started', () => {
  const { recorder } = recorderAt(1_000);
  createActor(purchase(), { input, inspect: recorder.inspect });
  expect(recorder.getSnapshot().actors).toEqual([]);
});

it('marks what ended, keeps its last state and lets the actor go', async () => {
  const { recorder } = recorderAt(1_000);
  const actor = createActor(purchase(), { input, inspect: recorder.inspect }).start();
  await answered();
  actor.send({ type: 'review.open' });
  expect(recorder.possible(actor.sessionId)).toContainEqual({ type: 'order.confirm', can: false });
  expect(recorder.send(actor.sessionId, { type: 'agreement.agree' })).toBe(true);
  expect(recorder.possible(actor.sessionId)).toContainEqual({ type: 'order.confirm', can: true });
  actor.stop();
  const { actor: ended, last } = standingsAt(recorder.getSnapshot(), null).get(actor.sessionId) ?? {};
  expect(ended?.endedAt).not.toBeNull();
  expect(last && [stateText(last), last.status]).toEqual(['review.summary', 'stopped']);
  expect(recorder.possible(actor.sessionId)).toEqual([]);
  expect(recorder.send(actor.sessionId, { type: 'agreement.agree' })).toBe(false);
});

it('keeps the last 500 events, and says how many made room', async () => {
  const { recorder } = recorderAt(0);
  const actor = createActor(purchase(), { input, inspect: recorder.inspect }).start();
  await answered();
  const before = recorder.getSnapshot().entries.length;
  for (let turn = 0; turn < mostEvents; turn += 1) actor.send({ type: 'coupon.choose', couponId: coupon.id });
  const { entries, dropped } = recorder.getSnapshot();
  expect(entries).toHaveLength(mostEvents);
  expect(dropped).toBe(before);
  expect(entries.at(-1)?.number).toBe(mostEvents + before);
  recorder.clear();
  expect(recorder.getSnapshot()).toMatchObject({ entries: [], dropped: 0 });
  expect(recorder.getSnapshot().actors.map(({ name }) => name)).toEqual(['purchase']);
});

it('takes in what is running already, children too', async () => {
  const { recorder } = recorderAt(0);
  const actor = createActor(
    purchase(async () => new Promise(() => undefined)),
    { input },
  ).start();
  actor.system.inspect(recorder.inspect);
  recorder.meet(actor);
  expect(recorder.getSnapshot().actors.map(({ name }) => name)).toEqual(['purchase', 'loadTerms']);
  actor.send({ type: 'network.lost' });
  expect(recorder.getSnapshot().entries.map(typeOf)).toEqual(['inspector.met', 'inspector.met', 'network.lost']);
  actor.stop();
});

it('tells of changes once, and not while a machine is at work', async () => {
  const { recorder, settle } = recorderAt(0);
  const changed = vi.fn<() => void>();
  const stop = recorder.subscribe(changed);
  const actor = createActor(purchase(), { input, inspect: recorder.inspect }).start();
  expect(changed).not.toHaveBeenCalled();
  settle();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(recorder.getSnapshot()).toBe(recorder.getSnapshot());
  stop();
  await answered();
  settle();
  expect(changed).toHaveBeenCalledTimes(1);
  actor.stop();
});

it('keeps kind and code of a failure, not its words', async () => {
  const { recorder } = recorderAt(0);
  const failing = purchase(async () => Promise.reject(new Failure('rejected', 4005, 'Asha has only 12')));
  const actor = createActor(failing, { input, inspect: recorder.inspect }).start();
  await answered();
  const last = recorder.getSnapshot().entries.findLast(({ actor: id }) => id === actor.sessionId);
  expect(last?.context).toMatchObject({ failure: { $: 'failure', kind: 'rejected', code: 4005 } });
  expect(JSON.stringify(recorder.getSnapshot())).not.toContain('Asha');
  actor.stop();
});

it('lets one machine after another be forgotten once nothing of them is left', async () => {
  const { recorder } = recorderAt(0);
  for (let turn = 0; turn < 400; turn += 1) {
    const actor = createActor(purchase(), { input, inspect: recorder.inspect }).start();
    actor.send({ type: 'coupon.choose', couponId: '' });
    actor.stop();
  }
  await answered();
  const { actors, entries } = recorder.getSnapshot();
  expect(actors.length).toBeLessThan(400);
  const named = new Set(actors.map(({ id }) => id));
  expect(entries.filter(({ actor }) => !named.has(actor))).toEqual([]);
});
