import { describe, expect, it } from 'vitest';
import { at, player } from '#tests/support/flow.ts';
import { passed } from '../model/happening.ts';
import { toastMachine } from './toast.machine.ts';

const play = player(toastMachine);
const saved = { type: 'toast.show', text: 'Saved' } as const;
const timers = { toastDuration: 3_000 };

describe(toastMachine.id, () => {
  it('is quiet at first', () => {
    expect(play()).toStrictEqual(at('quiet', { text: null, count: 0 }));
  });

  it('shows a message for three seconds', () => {
    expect(play(saved)).toStrictEqual(at('visible', { text: 'Saved', count: 1 }, { timers }));
    expect(play(saved, passed('toastDuration', 'toast.visible'))).toStrictEqual(at('quiet', { text: null, count: 1 }));
  });

  it('ends early when it is dismissed', () => {
    expect(play(saved, { type: 'toast.dismiss' })).toStrictEqual(at('quiet', { text: null, count: 1 }));
  });

  it('gives the same words again their own three seconds', () => {
    expect(play(saved, saved)).toStrictEqual(at('visible', { text: 'Saved', count: 2 }, { timers }));
  });
});
