import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { purchaseWalk } from '#machines/purchase/purchase.walk.ts';
import { recordWalk } from '#tests/support/recorded-walk.ts';
import { describe, expect, it } from 'vitest';
import { chatWalk, noteWalk } from '#machines/model/small-charts.ts';
import { activeIn, anywhere, chartOf, eventLabel, isParallel, keyOf, parentOf, statesIn } from './chart.ts';
import { eventWith, exampleOf } from './examples.ts';
import { fromJson, toJson, type Entry, type Recording } from './recording.ts';
import { standingsAt, stateOf, stateText, stepFrom, stepsOf } from './replay.ts';

const entry = (number: number, actor: string, different: Partial<Entry> = {}): Entry => ({
  number,
  at: number,
  actor,
  source: null,
  event: { type: 'step.taken' },
  status: 'active',
  value: 'form',
  context: {},
  children: [],
  ...different,
});

const actor = (id: string, endedAt: number | null = null) => ({
  id,
  name: id,
  machine: 'flow',
  parent: null,
  startedAt: 0,
  endedAt,
});

const recording: Recording = {
  format: 'dayrent-recording-1',
  dropped: 0,
  actors: [actor('x:1', 4), actor('x:2')],
  entries: [
    entry(1, 'x:1', { value: 'loading' }),
    entry(2, 'x:2', { value: { pay: 'asked' } }),
    entry(3, 'x:1', { value: 'form' }),
    entry(4, 'x:1', { value: 'form', status: 'stopped' }),
  ],
  charts: {},
};

describe('a recording after a step', () => {
  const states = (step: number | null) =>
    [...standingsAt(recording, step).values()].map(({ last, isAlive }) => [stateText(last), isAlive]);
  it.each([
    [
      1,
      [
        ['loading', true],
        ['', false],
      ],
    ],
    [
      2,
      [
        ['loading', true],
        ['pay.asked', true],
      ],
    ],
    [
      3,
      [
        ['form', true],
        ['pay.asked', true],
      ],
    ],
    [
      4,
      [
        ['form', false],
        ['pay.asked', true],
      ],
    ],
    [
      null,
      [
        ['form', false],
        ['pay.asked', true],
      ],
    ],
  ])('%s shows each actor as it was', (step, expected) => expect(states(step)).toEqual(expected));

  it('is stepped through, and ends at now', () => {
    const steps = stepsOf(recording, 'x:1');
    expect(steps).toEqual([1, 3, 4]);
    expect(stepsOf(recording, null)).toEqual([1, 2, 3, 4]);
    expect([stepFrom(steps, null, -1), stepFrom(steps, 4, -1), stepFrom(steps, 1, -1)]).toEqual([3, 3, 1]);
    expect([stepFrom(steps, 1, 1), stepFrom(steps, 4, 1), stepFrom(steps, null, 1)]).toEqual([3, null, null]);
  });

  it('has no state for what is no machine', () => {
    expect(stateOf(entry(1, 'x:1', { value: null }))).toBeNull();
    expect(stateText(entry(1, 'x:1', { value: null, status: 'done' }))).toBe('done');
  });
});

describe('a recording as JSON', () => {
  it('comes back as it was', () => {
    for (const recorded of recordWalk(purchaseWalk)) expect(fromJson(toJson(recorded))).toEqual(recorded);
  });

  it.each(['', '{', '[]', '{}', JSON.stringify({ ...recording, format: 'other' }), '{"format":"dayrent-recording-1"}'])(
    'is not read from %j',
    (text) => expect(fromJson(text)).toBeNull(),
  );
});

describe('a chart', () => {
  const chart = chartOf(purchaseMachine);
  it('says where a machine begins, waits and ends', () => {
    const named = (is: 'isInitial' | 'isFinal' | 'isBusy') =>
      chart.states.filter((state) => state[is]).map(({ id }) => id);
    expect(named('isInitial')).toEqual(['loading', 'deciding.idle', 'review.summary']);
    expect(named('isFinal')).toEqual(['purchased']);
    expect(named('isBusy')).toEqual(['loading', 'deciding.refreshing', 'settling']);
    expect(chart.states.find(({ id }) => id === 'loading')?.invokes).toEqual(['loadTerms']);
  });

  it('has each way between states, with its condition', () => {
    expect(chart.edges).toContainEqual({
      from: 'review.summary',
      to: 'settling',
      label: 'order.confirm',
      event: 'order.confirm',
      guard: 'isReady',
    });
    expect(chart.edges).toContainEqual({
      from: 'loading',
      to: 'failed',
      label: 'loadTerms failed',
      event: 'xstate.error.actor.loadTerms',
      guard: null,
    });
    expect(chart.edges).toContainEqual({
      from: anywhere,
      to: null,
      label: 'network.lost',
      event: 'network.lost',
      guard: null,
    });
  });

  it('says what a state holds, and whether it is in all of it at once', () => {
    const nested = chartOf(noteWalk.machine);
    expect(statesIn(nested, 'editing').map(({ id }) => id)).toEqual(['editing.idle', 'editing.refreshing']);
    expect([null, 'editing', 'closed'].map((id) => isParallel(nested, id))).toEqual([false, false, false]);
    expect(isParallel(chartOf(chatWalk.machine), null)).toBe(true);
    expect([parentOf('editing.idle'), parentOf('closed'), keyOf('editing.idle')]).toEqual(['editing', null, 'idle']);
  });

  it('lights the states of a value', () => {
    expect(activeIn('form')).toEqual(['form']);
    expect(activeIn({ pay: { asked: 'twice' }, seen: 'once' })).toEqual([
      'pay',
      'pay.asked',
      'pay.asked.twice',
      'seen',
      'seen.once',
    ]);
  });

  it.each([
    ['', 'always'],
    ['review.open', 'review.open'],
    ['xstate.init', 'init'],
    ['xstate.done.actor.load', 'load done'],
    ['xstate.error.actor.load', 'load failed'],
    ['xstate.after.freshFor.resource.ready', 'after freshFor'],
    ['xstate.done.state.check.asking', 'onDone'],
  ])('calls %j %s', (type, label) => expect(eventLabel(type)).toBe(label));
});

describe('an event with a payload', () => {
  it('begins with the last one of its kind', () => {
    const told = { ...recording, entries: [entry(1, 'x:1', { event: { type: 'coupon.choose', couponId: 'ten' } })] };
    expect(exampleOf('coupon.choose', told)).toEqual({ couponId: 'ten' });
    expect(exampleOf('amount.type', told)).toEqual({ text: '100' });
    expect(exampleOf('review.open', told)).toBeNull();
  });

  it.each(['{', '[]', '3', 'null', ''])('is not made of %j', (text) => expect(eventWith('a.b', text)).toBeNull());

  it('keeps its own type', () => {
    expect(eventWith('amount.type', '{"text":"5","type":"other"}')).toEqual({ type: 'amount.type', text: '5' });
  });
});
