import { describe, expect, it } from 'vitest';
import { at, player } from '#tests/support/flow.ts';
import { countdownMachine } from './countdown.machine.ts';

const input = { endsAt: 3_000, now: 1_000 };
const play = player(countdownMachine, input);
const tick = (now: number) => ({ type: 'clock.ticked', now }) as const;

describe(countdownMachine.id, () => {
  it('watches the clock while its end is ahead', () => {
    expect(play()).toStrictEqual(at('ahead', { endsAt: 3_000, now: 1_000 }, { started: { watchClock: undefined } }));
    expect(play(tick(2_999))).toStrictEqual(at('ahead', { endsAt: 3_000, now: 2_999 }));
  });

  it('ends exactly at its instant, and never restarts', () => {
    expect(play(tick(3_000))).toStrictEqual(at('elapsed', { endsAt: 3_000, now: 3_000 }));
    expect(play(tick(3_000), tick(1_000))).toStrictEqual(at('elapsed', { endsAt: 3_000, now: 3_000 }));
  });

  it('is over at once when its end is past, without a clock', () => {
    const late = player(countdownMachine, { endsAt: 1_000, now: 1_000 });
    expect(late()).toStrictEqual(at('elapsed', { endsAt: 1_000, now: 1_000 }));
  });
});
