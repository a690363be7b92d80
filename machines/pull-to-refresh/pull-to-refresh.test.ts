import { describe, expect, it } from 'vitest';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { pullToRefreshMachine } from './pull-to-refresh.machine.ts';

const play = player(pullToRefreshMachine);
const start = { type: 'pull.start', y: 40 } as const;
const move = (y: number) => ({ type: 'pull.move', y }) as const;
const end = { type: 'pull.end' } as const;
const idle = (startY: number) => at('idle', { startY, distance: 0 });

describe(pullToRefreshMachine.id, () => {
  it('waits for a finger', () => expect(play()).toStrictEqual(idle(0)));

  it('shows nothing for a tap, however it trembles', () => {
    expect(play(start)).toStrictEqual(at('touched', { startY: 40, distance: 0 }));
    expect(play(start, move(47), move(33))).toStrictEqual(at('touched', { startY: 40, distance: 0 }));
    expect(play(start, move(47), end)).toStrictEqual(idle(40));
    expect(play(start, move(48))).toStrictEqual(at('drag', { startY: 40, distance: 8 }));
  });

  it('is over once the finger scrolls', () => {
    expect(play(start, move(32))).toStrictEqual(idle(40));
    expect(play(start, move(32), move(140))).toStrictEqual(idle(40));
  });

  it('is armed at 100 px, and not a pixel before', () => {
    expect(play(start, move(139))).toStrictEqual(at('drag', { startY: 40, distance: 99 }));
    expect(play(start, move(140))).toStrictEqual(at('armed', { startY: 40, distance: 100 }));
    expect(play(start, move(140), move(180))).toStrictEqual(at('armed', { startY: 40, distance: 140 }));
  });

  it('can be pushed back, never above where it began', () => {
    expect(play(start, move(140), move(60))).toStrictEqual(at('drag', { startY: 40, distance: 20 }));
    expect(play(start, move(60), move(10))).toStrictEqual(at('drag', { startY: 40, distance: 0 }));
  });

  it('refreshes when an armed pull ends, and only then', () => {
    expect(play(start, move(140), end)).toStrictEqual(
      at('refreshing', { startY: 40, distance: 100 }, { started: { refresh: undefined } }),
    );
    expect(play(start, move(139), end)).toStrictEqual(idle(40));
    expect(play(start, { type: 'pull.cancel' })).toStrictEqual(idle(40));
    expect(play(start, move(60), { type: 'pull.cancel' })).toStrictEqual(idle(40));
    expect(play(start, move(140), { type: 'pull.cancel' })).toStrictEqual(idle(40));
  });

  it.each([done('refresh'), failed('refresh', new Error('offline'))])('rests after $type', (answer) => {
    expect(play(start, move(140), end, answer)).toStrictEqual(idle(40));
  });
});
