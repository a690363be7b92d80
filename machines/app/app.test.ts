import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { appMachine } from './app.machine.ts';

const play = player(appMachine);
const calm = { failure: null };
const offline = new Failure('offline');
const known = done('recallMode', { mode: 'sandbox' });
const unknown = done('recallMode', { mode: '' });
const sandbox = done('askMode', { mode: 'sandbox' });
const live = done('askMode', { mode: 'live' });
const retry = { type: 'boot.retry' } as const;
const asks = { started: { askMode: undefined } };

describe(appMachine.id, () => {
  it('starts what lives as long as the page, and asks what the backend moves', () => {
    expect(play()).toStrictEqual(
      at('recalling', calm, {
        started: { session: undefined, connectivity: undefined, toast: undefined, recallMode: undefined },
      }),
    );
    expect(play(unknown)).toStrictEqual(at('booting', calm, asks));
    expect(play(failed('recallMode', new Failure('storage')))).toStrictEqual(at('booting', calm, asks));
  });

  it('opens for who was here before while it asks again, and closes for a backend that has changed', () => {
    expect(play(known)).toStrictEqual(at('confirming', calm, asks));
    expect(play(known, sandbox)).toStrictEqual(at('ready', calm));
    expect(play(known, live)).toStrictEqual(at('foreign', calm));
  });

  it('opens without an answer too, and asks once more when it is told to, and when the network returns', () => {
    const unanswered = [known, failed('askMode', offline)] as const;
    expect(play(...unanswered)).toStrictEqual(at('unconfirmed', calm));
    for (const ask of [retry, { type: 'network.returned' }] as const) {
      expect(play(...unanswered, ask)).toStrictEqual(at('confirming', calm, asks));
      expect(play(...unanswered, ask, live)).toStrictEqual(at('foreign', calm));
      expect(play(...unanswered, ask, sandbox, retry)).toStrictEqual(at('ready', calm));
    }
  });

  it('works with play money alone', () => {
    expect(play(unknown, sandbox)).toStrictEqual(at('ready', calm));
    expect(play(unknown, live)).toStrictEqual(at('foreign', calm));
    expect(play(unknown, done('askMode', { mode: '' }))).toStrictEqual(at('foreign', calm));
    expect(play(unknown, live, retry)).toStrictEqual(at('booting', calm, asks));
  });

  it('asks again when the network returns, and forgets the failure meanwhile', () => {
    const gone = failed('askMode', offline);
    expect(play(unknown, gone)).toStrictEqual(at('unreachable', { failure: offline }));
    expect(play(unknown, gone, { type: 'network.returned' })).toStrictEqual(at('booting', calm, asks));
    expect(play(unknown, gone, retry)).toStrictEqual(at('booting', calm, asks));
  });

  it.each(['call.answered', 'call.unanswered', 'call.slow'] as const)('passes %s on to connectivity', (type) => {
    expect(play(known, sandbox, { type })).toStrictEqual(at('ready', calm, { sent: { connectivity: { type } } }));
    expect(play(unknown, { type })).toStrictEqual(at('booting', calm, { sent: { connectivity: { type } } }));
  });

  it('passes a refused token on to the session', () => {
    expect(play(known, sandbox, { type: 'token.refused', token: 't' })).toStrictEqual(
      at('ready', calm, { sent: { session: { type: 'session.refused', token: 't' } } }),
    );
  });
});
