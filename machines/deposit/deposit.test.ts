import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { RechargeStage } from '#domain/recharge.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { depositMachine } from './deposit.machine.ts';
import { allStages, stand } from './samples.ts';

const input = { rechargeId: 'recharge-1' };
const play = player(depositMachine, input);
const offline = new Failure('offline');

const loaded = (stage: RechargeStage) => done('loadDeposit', stand(stage));
const start = { rechargeId: 'recharge-1', deposit: null, failure: null };
const asks = { started: { loadDeposit: input } };
/** Where each stage stands: what is waited for, not what is told. */
const standing = (stage: RechargeStage) => {
  if (stage === 'unconfirmed') return { standing: 'unconfirmed' };
  return { standing: ['unpaid', 'partial', 'expired'].includes(stage) ? 'open' : 'credited' };
};
const timers: Partial<Record<RechargeStage, Record<string, number>>> = {
  unpaid: { paymentDelay: 5_000 },
  unconfirmed: { confirmationDelay: 3_000 },
  partial: { paymentDelay: 5_000 },
  expired: { paymentDelay: 5_000 },
};

describe(depositMachine.id, () => {
  it('reads the recharge it is about', () => {
    expect(play()).toStrictEqual(at('loading', start, asks));
    expect(play(failed('loadDeposit', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadDeposit', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it.each(allStages)('shows how it stands: %s', (stage) => {
    expect(play(loaded(stage))).toStrictEqual(
      at(standing(stage), { ...start, deposit: stand(stage) }, { timers: timers[stage] ?? {} }),
    );
  });

  it('looks again by itself while something may still come', () => {
    for (const stage of allStages) {
      const [delay] = Object.keys(timers[stage] ?? {});
      if (delay === undefined) continue;
      expect(play(loaded(stage), passed(delay, `deposit.standing.${standing(stage).standing}`)).state).toBe(
        'refreshing',
      );
    }
  });

  it('keeps what it read last when it can’t look again', () => {
    const refresh = { type: 'deposit.refresh' } as const;
    expect(play(loaded('unconfirmed'), refresh, failed('loadDeposit', offline))).toStrictEqual(
      at(
        standing('unconfirmed'),
        { ...start, deposit: stand('unconfirmed'), failure: offline },
        { timers: { confirmationDelay: 3_000 } },
      ),
    );
    expect(play(loaded('unconfirmed'), refresh, failed('loadDeposit', offline), refresh, loaded('credited'))).toEqual(
      at(standing('credited'), { ...start, deposit: stand('credited') }),
    );
  });
});
