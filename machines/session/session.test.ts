import { describe, expect, it } from 'vitest';
import { session } from '../model/figures.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { sessionMachine } from './session.machine.ts';

const play = player(sessionMachine);
const nobody = { session: null };
const restored = done('restore', session);

describe(sessionMachine.id, () => {
  it('asks the device first', () => {
    expect(play()).toStrictEqual(at('restoring', nobody, { started: { restore: undefined } }));
  });

  it('is a member with a kept session, a visitor without, and a visitor when the device fails', () => {
    expect(play(restored)).toStrictEqual(at('member', { session }));
    expect(play(done('restore', null))).toStrictEqual(at('visitor', nobody));
    expect(play(failed('restore', new Error('no storage')))).toStrictEqual(at('visitor', nobody));
  });

  it('keeps a new session, and lets its member in even where it can’t be kept', () => {
    const opened = [done('restore', null), { type: 'session.opened', session }] as const;
    expect(play(...opened)).toStrictEqual(at('keeping', { session }, { started: { keep: { session } } }));
    expect(play(...opened, done('keep'))).toStrictEqual(at('member', { session }));
    expect(play(...opened, failed('keep', new Error('full')))).toStrictEqual(at('member', { session }));
  });

  it('clears, tells and waits a second when its token is refused', () => {
    const refused = [restored, { type: 'session.refused', token: session.token }] as const;
    expect(play(...refused)).toStrictEqual(
      at('clearing', nobody, { started: { forget: undefined }, emitted: [{ type: 'session.ended' }] }),
    );
    const told = at('notice', nobody, { timers: { sessionEndDelay: 1_000 } });
    expect(play(...refused, done('forget'))).toStrictEqual(told);
    expect(play(...refused, failed('forget', new Error('stuck')))).toStrictEqual(told);
    expect(play(...refused, done('forget'), passed('sessionEndDelay', 'session.notice'))).toStrictEqual(
      at('visitor', nobody),
    );
  });

  it('is not ended by the refusal of an older token', () => {
    expect(play(restored, { type: 'session.refused', token: 'older' })).toStrictEqual(at('member', { session }));
  });

  it.each([done('signOut'), failed('signOut', new Error('offline'))])(
    'leaves nothing after signing out ($type)',
    (answer) => {
      const asked = [restored, { type: 'signOut.request' }] as const;
      expect(play(...asked)).toStrictEqual(at('signingOut', { session }, { started: { signOut: undefined } }));
      expect(play(...asked, answer)).toStrictEqual(at('visitor', nobody, { emitted: [{ type: 'session.left' }] }));
    },
  );
});
