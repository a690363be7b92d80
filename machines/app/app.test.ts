import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { appMachine } from './app.machine.ts';

const play = player(appMachine);
const calm = { failure: null };
const offline = new Failure('offline');
const sandbox = done('askMode', { mode: 'sandbox' });
const live = done('askMode', { mode: 'live' });
const retry = { type: 'boot.retry' } as const;
const asks = { started: { askMode: undefined } };

describe(appMachine.id, () => {
  it('starts what lives as long as the page, and asks what the backend moves', () => {
    expect(play()).toStrictEqual(
      at('booting', calm, {
        started: { session: undefined, connectivity: undefined, toast: undefined, askMode: undefined },
      }),
    );
  });

  it('works with play money alone', () => {
    expect(play(sandbox)).toStrictEqual(at('ready', calm));
    expect(play(live)).toStrictEqual(at('foreign', calm));
    expect(play(done('askMode', { mode: '' }))).toStrictEqual(at('foreign', calm));
    expect(play(live, retry)).toStrictEqual(at('booting', calm, asks));
  });

  it('asks again when the network returns, and forgets the failure meanwhile', () => {
    expect(play(failed('askMode', offline))).toStrictEqual(at('unreachable', { failure: offline }));
    expect(play(failed('askMode', offline), { type: 'network.returned' })).toStrictEqual(at('booting', calm, asks));
    expect(play(failed('askMode', offline), retry)).toStrictEqual(at('booting', calm, asks));
  });

  it.each(['call.answered', 'call.unanswered', 'call.slow'] as const)('passes %s on to connectivity', (type) => {
    expect(play(sandbox, { type })).toStrictEqual(at('ready', calm, { sent: { connectivity: { type } } }));
    expect(play({ type })).toStrictEqual(at('booting', calm, { sent: { connectivity: { type } } }));
  });

  it('passes a refused token on to the session', () => {
    expect(play(sandbox, { type: 'token.refused', token: 't' })).toStrictEqual(
      at('ready', calm, { sent: { session: { type: 'session.refused', token: 't' } } }),
    );
  });
});
