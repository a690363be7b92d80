import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { Outcome } from '#domain/intent.ts';
import { unit } from '#domain/money.ts';
import { intent } from '../samples.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { createSettlementMachine } from './settlement.machine.ts';

interface Move {
  price: bigint;
}
interface Receipt {
  number: number;
}

const machine = createSettlementMachine<Move, Receipt>();
const fresh = { intent: intent({ sent: null }), move: { price: unit }, isReachable: true };
const earlier = { intent: intent({ sent: {} }), move: null, isReachable: true };
const play = player(machine, fresh);
const resume = player(machine, earlier);

const offline = new Failure('offline');
const rejected = new Failure('rejected', codes.soldOut, 'sold out');
const receipt: Receipt = { number: 7 };
const lost = failed('submit', offline);
const check = { type: 'outcome.check' } as const;
const resend = { type: 'move.resend' } as const;
const asked = (outcome: Outcome<Receipt>) => done('askOutcome', outcome);
const cancelled = (outcome: Outcome<Receipt>) => done('cancel', outcome);

const start = { ...fresh, settled: null, failure: null };
const sends = { started: { submit: { intent: fresh.intent, move: fresh.move } } };
const asks = { started: { askOutcome: { intent: fresh.intent } } };
const ended = (settled: object) => at('settled', { ...start, settled });

describe(machine.id, () => {
  it('sends a new move at once, and only once', () => {
    expect(play()).toStrictEqual(at('submitting', start, sends));
    expect(play(done('submit', receipt))).toStrictEqual(ended({ end: 'done', result: receipt }));
  });

  it('asks first about a move that went out in an earlier page life', () => {
    expect(resume()).toStrictEqual(
      at(
        'checking',
        { ...earlier, settled: null, failure: null },
        { started: { askOutcome: { intent: earlier.intent } } },
      ),
    );
  });

  it.each([rejected, new Failure('storage'), new Failure('elsewhere')])(
    'is refused where nothing moved ($kind)',
    (failure) => expect(play(failed('submit', failure))).toStrictEqual(ended({ end: 'refused', failure })),
  );

  it.each([
    offline,
    new Failure('timeout'),
    new Failure('server', 500),
    new Failure('invalid'),
    new Failure('unauthorized', 401),
    new TypeError('defect'),
  ])('does not know the outcome after %s', (error) =>
    expect(play(failed('submit', error))).toStrictEqual(at('unsettled', start, { timers: { recheckDelay: 3_000 } })),
  );

  it('asks what became of it: by itself, when told, when the network returns', () => {
    const recheck = passed('recheckDelay', 'settlement.unsettled');
    const [gone, back] = [{ type: 'network.lost' }, { type: 'network.returned' }] as const;
    expect(play(lost, recheck)).toStrictEqual(at('checking', start, asks));
    expect(play(lost, check)).toStrictEqual(at('checking', start, asks));
    expect(play(lost, gone, back)).toStrictEqual(at('checking', start, asks));
    expect(play(lost, gone, recheck)).toStrictEqual(at('unsettled', { ...start, isReachable: false }));
  });

  it('believes the server’s answer about it', () => {
    expect(play(lost, check, asked({ state: 'done', result: receipt }))).toStrictEqual(
      ended({ end: 'done', result: receipt }),
    );
    expect(play(lost, check, asked({ state: 'refused', failure: rejected }))).toStrictEqual(
      ended({ end: 'refused', failure: rejected }),
    );
    expect(play(lost, check, asked({ state: 'unknown' }))).toStrictEqual(at('unsent', start));
    expect(play(lost, check, failed('askOutcome', offline)).state).toBe('unsettled');
  });

  it('sends the same move again, or drops it for good', () => {
    const unsent = [lost, check, asked({ state: 'unknown' })] as const;
    const drop = [...unsent, { type: 'move.drop' }] as const;
    expect(play(...unsent, resend)).toStrictEqual(at('resending', start, sends));
    expect(play(...unsent, resend, done('submit', receipt))).toStrictEqual(ended({ end: 'done', result: receipt }));
    expect(play(...drop)).toStrictEqual(at('cancelling', start, { started: { cancel: { intent: fresh.intent } } }));
    expect(play(...drop, cancelled({ state: 'refused', failure: rejected }))).toStrictEqual(ended({ end: 'dropped' }));
    expect(play(...drop, cancelled({ state: 'done', result: receipt }))).toStrictEqual(
      ended({ end: 'done', result: receipt }),
    );
    expect(play(...drop, failed('cancel', offline)).state).toBe('unsettled');
  });

  it.each([rejected, new Failure('storage'), new Failure('elsewhere'), offline])(
    'takes no refusal of a second copy for its end ($kind): the first one may still come',
    (failure) =>
      expect(play(lost, check, asked({ state: 'unknown' }), resend, failed('submit', failure))).toStrictEqual(
        at(
          'unsettled',
          { ...start, failure: failure === offline ? null : failure },
          { timers: { recheckDelay: 3_000 } },
        ),
      ),
  );

  it('resends what was kept, without a new one', () => {
    expect(resume(asked({ state: 'unknown' }), resend).started).toStrictEqual({
      submit: { intent: earlier.intent, move: null },
    });
  });
});
