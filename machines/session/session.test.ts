import { describe, expect, it } from 'vitest';
import { session } from '../samples.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { sessionMachine } from './session.machine.ts';

const play = player(sessionMachine);
const nobody = { session: null };
const member = { session };
const restored = done('restore', session);
const newer = { ...session, token: 'newer' };
const moved = { ...session, region: 14 } as const;
const another = { token: 'another', region: 0, member: 'BINA02' } as const;
const found = (kept: typeof session | null) => ({ type: 'session.found', session: kept }) as const;
const refused = { type: 'session.refused', token: session.token } as const;
const left = { emitted: [{ type: 'session.left' }] } as const;

describe(sessionMachine.id, () => {
  it('asks the device first, and follows it', () => {
    expect(play()).toStrictEqual(at('restoring', nobody, { started: { watchDevice: undefined, restore: undefined } }));
  });

  it('is a member with a kept session, a visitor without, and a visitor when the device fails', () => {
    expect(play(restored)).toStrictEqual(at('member', member));
    expect(play(done('restore', null))).toStrictEqual(at('visitor', nobody));
    expect(play(failed('restore', new Error('no storage')))).toStrictEqual(at('visitor', nobody));
  });

  it('keeps a new session, and lets its member in even where it can’t be kept', () => {
    const opened = [done('restore', null), { type: 'session.opened', session }] as const;
    expect(play(...opened)).toStrictEqual(at('keeping', member, { started: { keep: { session } } }));
    expect(play(...opened, done('keep'))).toStrictEqual(at('member', member));
    expect(play(...opened, failed('keep', new Error('full')))).toStrictEqual(at('member', member));
  });

  it('clears, then tells and waits a second when its token is refused', () => {
    expect(play(restored, refused)).toStrictEqual(
      at('clearing', nobody, { started: { forget: { token: session.token } } }),
    );
    const told = at('notice', nobody, { timers: { sessionEndDelay: 1_000 }, emitted: [{ type: 'session.ended' }] });
    expect(play(restored, refused, done('forget', null))).toStrictEqual(told);
    expect(play(restored, refused, failed('forget', new Error('stuck')))).toStrictEqual(told);
    expect(play(restored, refused, done('forget', null), passed('sessionEndDelay', 'session.notice'))).toStrictEqual(
      at('visitor', nobody),
    );
  });

  it('is not ended by the refusal of an older token', () => {
    expect(play(restored, { type: 'session.refused', token: 'older' })).toStrictEqual(at('member', member));
  });

  it('goes on with the newer session that another tab signed in while this one was refused', () => {
    expect(play(restored, refused, done('forget', newer))).toStrictEqual(at('member', { session: newer }));
  });

  it('follows what other tabs do: a sign-out, a new token, another region, another member', () => {
    expect(play(restored, found(session))).toStrictEqual(at('member', member));
    expect(play(restored, found(null))).toStrictEqual(at('visitor', nobody, left));
    expect(play(restored, found(newer))).toStrictEqual(at('member', { session: newer }));
    expect(play(restored, found(moved))).toStrictEqual(at('member', { session: moved }));
    expect(play(restored, found(another))).toStrictEqual(at('member', { session: another }));
    expect(play(done('restore', null), found(another))).toStrictEqual(at('member', { session: another }));
    expect(play(done('restore', null), found(null))).toStrictEqual(at('visitor', nobody));
  });

  it('tells of a session whose token was refused in another tab as of its own', () => {
    const forgotten = { type: 'session.forgotten' } as const;
    const told = at('notice', nobody, { timers: { sessionEndDelay: 1_000 }, emitted: [{ type: 'session.ended' }] });
    expect(play(restored, forgotten)).toStrictEqual(told);
    expect(play(restored, forgotten, found(null))).toMatchObject({ state: 'notice', emitted: [] });
    expect(play(done('restore', null), forgotten)).toStrictEqual(at('visitor', nobody));
  });

  it.each([done('signOut'), failed('signOut', new Error('stuck')), passed('signOutPatience', 'session.signingOut')])(
    'leaves nothing after signing out ($type)',
    (answer) => {
      const asked = [restored, { type: 'signOut.request', isTold: false }] as const;
      expect(play(...asked)).toStrictEqual(
        at('signingOut', member, {
          started: { signOut: { token: session.token, isTold: false } },
          timers: { signOutPatience: 3_000 },
        }),
      );
      expect(play(...asked, answer)).toStrictEqual(at('visitor', nobody, left));
    },
  );

  it('says when the server knows already', () => {
    const told = { signOut: { token: session.token, isTold: true } };
    expect(play(restored, { type: 'signOut.request', isTold: true }).started).toEqual(told);
  });
});
