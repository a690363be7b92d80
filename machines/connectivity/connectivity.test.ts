import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { connectivityMachine } from './connectivity.machine.ts';

const play = player(connectivityMachine);
const unanswered = { type: 'call.unanswered' } as const;
const returned = { type: 'network.returned' } as const;
const waited = passed('probeDelay', 'connectivity.offline');

const offline = (effects = {}) => at('offline', {}, { timers: { probeDelay: 5_000 }, ...effects });
const probing = at('probing', {}, { started: { probe: undefined }, timers: { probeLimit: 4_000 } });
const held = passed('probeLimit', 'connectivity.probing');
const backOnline = at('online', {}, { emitted: [{ type: 'connectivity.returned' }] });

describe(connectivityMachine.id, () => {
  it('believes in the network and watches it', () => {
    expect(play()).toStrictEqual(at('online', {}, { started: { watchNetwork: undefined } }));
    expect(play({ type: 'call.answered' })).toStrictEqual(at('online', {}));
  });

  it.each(['network.lost', 'call.unanswered'] as const)('is offline after %s, and tells', (type) => {
    expect(play({ type })).toStrictEqual(offline({ emitted: [{ type: 'connectivity.lost' }] }));
  });

  it('asks the server every five seconds, and when the device says that the network is back', () => {
    expect(play(unanswered, waited)).toStrictEqual(probing);
    expect(play(unanswered, returned)).toStrictEqual(probing);
    expect(play(unanswered, waited, failed('probe', new Failure('offline')))).toStrictEqual(offline());
    expect(play(unanswered, waited, { type: 'network.lost' })).toStrictEqual(offline());
  });

  it('asks anew where no answer comes soon, so that a server that is back is found within ten seconds', () => {
    expect(play(unanswered, waited, held)).toStrictEqual(offline());
    expect(play(unanswered, waited, held, waited)).toStrictEqual(probing);
    expect(play(unanswered, waited, returned)).toStrictEqual(probing);
    expect(play(unanswered, waited, held, { type: 'call.answered' })).toStrictEqual(backOnline);
  });

  it('does not take the device’s word for the server’s answer', () => {
    expect(play(unanswered, returned).emitted).toEqual([]);
  });

  it('says that an answer takes long, until one comes', () => {
    const slow = at('slow', {}, { timers: { slowLimit: 5_000 } });
    expect(play({ type: 'call.slow' })).toStrictEqual(slow);
    expect(play({ type: 'call.slow' }, { type: 'call.slow' })).toStrictEqual(slow);
    expect(play({ type: 'call.slow' }, passed('slowLimit', 'connectivity.slow'))).toStrictEqual(at('online', {}));
    expect(play({ type: 'call.slow' }, { type: 'call.answered' })).toStrictEqual(at('online', {}));
    expect(play({ type: 'call.slow' }, unanswered)).toStrictEqual(
      offline({ emitted: [{ type: 'connectivity.lost' }] }),
    );
  });

  it('goes on without the network where nobody wants to wait for it', () => {
    expect(play({ type: 'call.slow' }, { type: 'wait.stop' })).toStrictEqual(
      offline({ emitted: [{ type: 'connectivity.lost' }, { type: 'connectivity.waived' }] }),
    );
  });

  it('is online again with any answer', () => {
    expect(play(unanswered, returned, done('probe'))).toStrictEqual(backOnline);
    expect(play(unanswered, { type: 'call.answered' })).toStrictEqual(backOnline);
    expect(play(unanswered, returned, { type: 'call.answered' })).toStrictEqual(backOnline);
  });
});
