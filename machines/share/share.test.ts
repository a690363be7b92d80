import { describe, expect, it } from 'vitest';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { shareMachine } from './share.machine.ts';

const play = player(shareMachine);
const open = { type: 'sheet.open' } as const;
const copy = { type: 'link.copy' } as const;
const refused = new Error('refused');

describe(shareMachine.id, () => {
  it('opens the sheet once, and says for 3 s that the link was handed on', () => {
    expect(play(open)).toStrictEqual(at('sharing', { hasNoSheet: false }, { started: { openSheet: undefined } }));
    expect(play(open, open, copy).started).toEqual({});
    const shared = play(open, done('openSheet', 'shared'));
    expect(shared).toMatchObject({ state: 'handedOn', context: { hasNoSheet: false } });
    expect(Object.values(shared.timers)).toEqual([3_000]);
    expect(play(open, done('openSheet', 'shared'), passed('toastDuration', 'share.handedOn')).state).toBe('ready');
  });

  it('copies nothing for who closed the sheet', () => {
    expect(play(open, done('openSheet', 'cancelled'))).toStrictEqual(at('ready', { hasNoSheet: false }));
  });

  it.each([done('openSheet', 'unavailable'), failed('openSheet', refused)])(
    'copies the link where no sheet opens ($type)',
    (outcome) => {
      expect(play(open, outcome)).toStrictEqual(
        at('copying', { hasNoSheet: true }, { started: { copyLink: undefined } }),
      );
      expect(play(open, outcome, done('copyLink', true)).state).toBe('onClipboard');
    },
  );

  it('copies without a sheet where it is asked to', () => {
    expect(play(copy).state).toBe('copying');
    expect(play(copy, done('copyLink', true)).context).toEqual({ hasNoSheet: false });
    expect(play(copy, done('copyLink', true), passed('toastDuration', 'share.onClipboard')).state).toBe('ready');
  });

  it.each([done('copyLink', false), failed('copyLink', refused)])(
    'leaves the link to the hand where the clipboard refuses ($type), until it is tried again',
    (outcome) => {
      expect(play(copy, outcome)).toMatchObject({ state: 'byHand', timers: {} });
      expect(play(copy, outcome, copy).state).toBe('copying');
      expect(play(copy, outcome, open).state).toBe('sharing');
    },
  );
});
