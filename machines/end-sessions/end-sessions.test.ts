import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { signedInSession } from '../samples.ts';
import { endSessionsMachine } from './end-sessions.machine.ts';

const play = player(endSessionsMachine);
const offline = new Failure('offline');
const session = signedInSession;
const choose = { type: 'session.choose', session } as const;
const chooseOthers = { type: 'others.choose' } as const;
const close = { type: 'question.close' } as const;
const end = { type: 'sessions.end' } as const;
const calm = { session, failure: null };

describe(endSessionsMachine.id, () => {
  it('ends nothing before the member says so twice', () => {
    expect(play(end)).toStrictEqual(at('ready', { session: null, failure: null }));
    expect(play(choose)).toStrictEqual(at('question', calm));
    expect(play(choose, close)).toStrictEqual(at('ready', calm));
  });

  it('ends the chosen one once, then tells which', () => {
    expect(play(choose, end)).toStrictEqual(
      at('endingOne', calm, { started: { endSession: { sessionId: session.id } } }),
    );
    expect(play(choose, end, end).started).toEqual({});
    expect(play(choose, end, done('endSession'))).toStrictEqual(
      at('ready', calm, { emitted: [{ type: 'endSessions.succeeded', session }] }),
    );
  });

  it('ends all others, also where one was chosen before', () => {
    expect(play(choose, close, chooseOthers, end).started).toEqual({ endOtherSessions: undefined });
  });

  it('says why it failed, and asks again', () => {
    const failing = [choose, end, failed('endSession', offline)] as const;
    expect(play(...failing)).toStrictEqual(at('failed', { session, failure: offline }));
    expect(play(...failing, end)).toStrictEqual(
      at('endingOne', calm, { started: { endSession: { sessionId: session.id } } }),
    );
    expect(play(...failing, close)).toStrictEqual(at('ready', calm));
  });
});
