import { Failure } from '#domain/failure.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { plainWith, revive, tagOf } from './plain.ts';

const copy = plainWith({ text: (value) => value, figure: (value) => value, key: (key) => key });

describe('a value as JSON', () => {
  it.each([
    ['a bigint', { amount: -12_500_000n }],
    ['an instant', { at: new Date(1_700_000_000_000) }],
    ['no number', { rate: Number.NaN, most: Number.POSITIVE_INFINITY }],
    ['a list', { rows: [1, 'two', null, true, [3n]] }],
    ['a name that is a tag', { $: 'bigint', value: 'x' }],
  ])('comes back: %s', (_, value) => {
    expect(revive(JSON.parse(JSON.stringify(copy(value))))).toEqual(value);
  });

  it('brings a failure back by kind and code', () => {
    const failure = revive(copy({ failure: new Failure('rejected', 4005, 'words') }));
    expect(failure).toEqual({ failure: new Failure('rejected', 4005) });
    expect((failure as { failure: Error }).failure.message).toBe('');
  });

  it('leaves marks for what JSON has no word for', () => {
    const actor = createActor(fromCallback(() => undefined));
    const round: Record<string, unknown> = {
      actor,
      call: () => 1,
      seen: new Map([['a', 1]]),
      error: new TypeError('x'),
    };
    round['self'] = round;
    expect(copy(round)).toEqual({
      actor: { $: 'actor', id: actor.sessionId },
      call: { $: 'function' },
      seen: { $: 'Map', count: 1 },
      error: { $: 'error', name: 'TypeError' },
      self: { $: 'cycle' },
    });
  });

  it('has an end: depth, rows and texts', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 100; level += 1) deep = { deep };
    expect(JSON.stringify(copy(deep)).length).toBeLessThan(400);
    const rows = copy(Array.from({ length: 1_000 }, (_, row) => row)) as readonly never[];
    expect(rows).toHaveLength(61);
    expect(tagOf(rows[60] ?? null)).toEqual({ what: 'more', parts: { $: 'more', count: 940 } });
    expect(revive(rows)).toHaveLength(60);
    expect(copy('x'.repeat(10_000))).toHaveLength(241);
  });

  it('copies what does not change once', () => {
    const shared = { price: 1n };
    const [one, other] = [copy({ shared }), copy({ shared, more: 1 })] as { shared: unknown }[];
    expect(one?.shared).toBe(other?.shared);
  });
});
