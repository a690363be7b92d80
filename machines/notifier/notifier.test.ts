import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { notifierMachine } from './notifier.machine.ts';

const play = player(notifierMachine);
const hidden = { type: 'page.hidden' } as const;
const shown = { type: 'page.shown' } as const;
const wanted = done('noteSeen', true);
const heard = (what: 'messages' | 'wallet') => ({ type: 'change.heard', what }) as const;
const reads = (...changes: ('messages' | 'wallet')[]) => ({ started: { tellNews: { changes } } });

describe(notifierMachine.id, () => {
  it('tells nothing in sight', () =>
    expect(play(heard('messages'))).toStrictEqual(
      at('seen', { changes: [], reading: [] }, { started: {}, emitted: [] }),
    ));

  it('knows what was there before it tells what is new', () => {
    expect(play(hidden)).toMatchObject({ state: 'noting', started: { noteSeen: undefined } });
    expect(play(hidden, wanted)).toMatchObject({ state: 'unseen', started: {} });
    expect(play(hidden, wanted, heard('messages'))).toMatchObject({ state: 'telling', ...reads('messages') });
  });

  it('is off where the member does not want it, or the device cannot tell', () => {
    expect(play(hidden, done('noteSeen', false), heard('wallet'))).toMatchObject({ state: 'off', started: {} });
    expect(play(hidden, failed('noteSeen', new Failure('offline'))).state).toBe('off');
    expect(play(hidden, done('noteSeen', false), shown, hidden).state).toBe('noting');
  });

  it('reads once more for what changed while it read', () => {
    const busy = [hidden, wanted, heard('messages'), heard('wallet'), heard('wallet')] as const;
    expect(play(...busy)).toMatchObject({ state: 'telling', context: { changes: ['wallet'] } });
    expect(play(...busy, done('tellNews'))).toMatchObject({ state: 'telling', ...reads('wallet') });
    expect(play(...busy, done('tellNews'), done('tellNews'))).toMatchObject({ state: 'unseen', started: {} });
  });

  it('tells of what changed while it looked around, and nothing more once it is looked at', () => {
    expect(play(hidden, heard('wallet'), wanted)).toMatchObject({ state: 'telling', ...reads('wallet') });
    expect(play(hidden, wanted, heard('wallet'), shown)).toMatchObject({ state: 'seen', context: { changes: [] } });
  });

  it('reads what could not be read with what comes next, until the page is looked at', () => {
    const unread = [hidden, wanted, heard('wallet'), failed('tellNews', new Failure('offline'))] as const;
    expect(play(...unread)).toMatchObject({ state: 'unseen', started: {} });
    expect(play(...unread, heard('messages'))).toMatchObject({ state: 'telling', ...reads('wallet', 'messages') });
    expect(play(...unread, heard('messages'), done('tellNews'), heard('messages'))).toMatchObject(reads('messages'));
    expect(play(...unread, shown, hidden, wanted, heard('messages'))).toMatchObject(reads('messages'));
  });
});
