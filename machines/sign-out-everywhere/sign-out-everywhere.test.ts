import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { signOutEverywhereMachine } from './sign-out-everywhere.machine.ts';

const play = player(signOutEverywhereMachine);
const calm = { failure: null };
const offline = new Failure('offline');
const ask = { type: 'question.open' } as const;
const close = { type: 'question.close' } as const;
const end = { type: 'sessions.end' } as const;

describe(signOutEverywhereMachine.id, () => {
  it('ends nothing before the member says so twice', () => {
    expect(play(end)).toStrictEqual(at('ready', calm));
    expect(play(ask)).toStrictEqual(at('question', calm));
    expect(play(ask, close)).toStrictEqual(at('ready', calm));
  });

  it('asks the server once, then tells', () => {
    expect(play(ask, end)).toStrictEqual(at('ending', calm, { started: { endSessions: undefined } }));
    expect(play(ask, end, end).started).toEqual({});
    expect(play(ask, end, done('endSessions'))).toStrictEqual(
      at('ended', calm, { emitted: [{ type: 'signOutEverywhere.succeeded' }] }),
    );
  });

  it('says why it failed, and asks again', () => {
    const failing = [ask, end, failed('endSessions', offline)] as const;
    expect(play(...failing)).toStrictEqual(at('failed', { failure: offline }));
    expect(play(...failing, end)).toStrictEqual(at('ending', calm, { started: { endSessions: undefined } }));
    expect(play(...failing, close)).toStrictEqual(at('ready', calm));
  });
});
