import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { Intent, Outcome } from '#domain/intent.ts';
import { intent, now, wallet } from '#tests/support/figures.ts';
import { at, done, failed, passed, player } from '#tests/support/flow.ts';
import { expectWalk } from '#tests/support/walk.ts';
import { incomeMachine, type DueIncome, type IncomeReceipt } from './income.machine.ts';

const input = { isReachable: true };
const play = player(incomeMachine, input);

const fromIncome = (sent: Intent['sent']) => intent({ kind: 'income', subject: '', sent });
const due: DueIncome = { wallet: fresh(wallet(), now), intent: fromIncome(null) };
const nothingDue: DueIncome = { ...due, wallet: fresh(wallet({ due: 0n, dueCount: 0 }), now) };
const pending: DueIncome = { ...due, intent: fromIncome({}) };
const noRoom: DueIncome = { ...due, intent: null };
const receipt: IncomeReceipt = { amount: 3_600_000n, count: 3, arrivesAt: now + 1_800_000 };

const offline = new Failure('offline');
const rejected = new Failure('rejected', codes.nothingToReceive, 'nothing');
const outcome = (state: Outcome<IncomeReceipt>) => done('askOutcome', state);
const cancelled = (state: Outcome<IncomeReceipt>) => done('cancel', state);

const take = { type: 'income.take' } as const;
const refresh = { type: 'income.refresh' } as const;
const returned = { type: 'network.returned' } as const;
const loaded = done('loadDue', due);
const lost = failed('submit', offline);

const start = { due: null, isReachable: true, receipt: null, failure: null };
const ready = { ...start, due };
const unsure = { ...ready, failure: offline };
const asks = { started: { loadDue: undefined } };
const checks = { started: { askOutcome: { intent: due.intent } } };
const taken = at('taken', { ...ready, receipt }, { emitted: [{ type: 'income.taken', receipt }] });

describe(incomeMachine.id, () => {
  it('loads what is due with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', start, asks));
    expect(play(loaded)).toStrictEqual(at('ready', ready));
    expect(play(done('loadDue', nothingDue))).toStrictEqual(at('empty', { ...start, due: nothingDue }));
    expect(play(failed('loadDue', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadDue', offline), returned)).toStrictEqual(at('loading', { ...start, failure: offline }, asks));
  });

  it('asks first what became of an intent that went out before', () => {
    for (const before of [pending, { ...pending, wallet: nothingDue.wallet }]) {
      expect(play(done('loadDue', before))).toStrictEqual(
        at('checking', { ...start, due: before }, { started: { askOutcome: { intent: before.intent } } }),
      );
    }
  });

  it('takes it once', () => {
    const sends = { started: { submit: { intent: due.intent } } };
    expect(play(loaded, take)).toStrictEqual(at('submitting', ready, sends));
    expect(play(loaded, take, take)).toStrictEqual(at('submitting', ready));
    expect(play(loaded, take, done('submit', receipt))).toStrictEqual(taken);
  });

  it('takes nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(loaded, { type: 'network.lost' }, take)).toStrictEqual(at('ready', { ...ready, isReachable: false }));
    expect(play(loaded, { type: 'network.lost' }, returned, take).state).toBe('submitting');
    expect(play(done('loadDue', noRoom), take)).toStrictEqual(at('ready', { ...start, due: noRoom }));
  });

  it.each([rejected, new Failure('storage'), new Failure('elsewhere')])('is refused where nothing moved ($kind)', (failure) => {
    expect(play(loaded, take, failed('submit', failure))).toStrictEqual(at('refused', { ...ready, failure }));
    expect(play(loaded, take, failed('submit', failure), refresh).state).toBe('loading');
  });

  it.each([
    offline,
    new Failure('timeout'),
    new Failure('server', 500),
    new Failure('invalid'),
    new Failure('unauthorized', 401),
    new TypeError('defect'),
  ])('never goes back to the form when the outcome isn’t known (%s)', (failure) => {
    expect(play(loaded, take, failed('submit', failure))).toMatchObject({
      state: 'unsettled',
      context: { due, receipt: null, failure: { kind: failure instanceof Failure ? failure.kind : 'invalid' } },
      timers: { recheckDelay: 3_000 },
    });
  });

  it('asks the server what became of it: by itself, when told, when the network returns', () => {
    expect(play(loaded, take, lost, passed('recheckDelay', 'income.unsettled'))).toStrictEqual(at('checking', unsure, checks));
    expect(play(loaded, take, lost, { type: 'outcome.check' })).toStrictEqual(at('checking', unsure, checks));
    expect(play(loaded, take, lost, { type: 'network.lost' }, returned)).toStrictEqual(at('checking', unsure, checks));
    expect(play(loaded, take, lost, { type: 'network.lost' }, passed('recheckDelay', 'income.unsettled')).state).toBe('unsettled');
  });

  it('believes the server’s answer about it', () => {
    const asked = [loaded, take, lost, { type: 'outcome.check' }] as const;
    expect(play(...asked, outcome({ state: 'done', result: receipt }))).toStrictEqual(taken);
    expect(play(...asked, outcome({ state: 'refused', failure: rejected }))).toStrictEqual(
      at('refused', { ...ready, failure: rejected }),
    );
    expect(play(...asked, outcome({ state: 'unknown' }))).toStrictEqual(at('unsent', unsure));
    expect(play(...asked, failed('askOutcome', offline))).toStrictEqual(
      at('unsettled', unsure, { timers: { recheckDelay: 3_000 } }),
    );
  });

  it('sends the same intent again, or withdraws it', () => {
    const unsent = [loaded, take, lost, { type: 'outcome.check' }, outcome({ state: 'unknown' })] as const;
    expect(play(...unsent, { type: 'income.resend' })).toStrictEqual(
      at('submitting', unsure, { started: { submit: { intent: due.intent } } }),
    );
    const cancel = [...unsent, { type: 'income.cancel' }] as const;
    expect(play(...cancel)).toStrictEqual(at('cancelling', unsure, { started: { cancel: { intent: due.intent } } }));
    expect(play(...cancel, cancelled({ state: 'done', result: receipt }))).toStrictEqual(taken);
    expect(play(...cancel, cancelled({ state: 'refused', failure: rejected })).state).toBe('loading');
    expect(play(...cancel, failed('cancel', offline)).state).toBe('unsettled');
  });

  it('can be walked from end to end', () =>
    expectWalk(incomeMachine, './income.walk.txt', {
      input,
      events: {
        'loadDue done: income': loaded,
        'loadDue done: nothing': done('loadDue', nothingDue),
        'loadDue done: sent before': done('loadDue', pending),
        'loadDue done: no place for an intent': done('loadDue', noRoom),
        'submit done': done('submit', receipt),
        'submit failed: offline': lost,
        'submit failed: rejected': failed('submit', rejected),
        'submit failed: not sent': failed('submit', new Failure('storage')),
        'askOutcome done: done': outcome({ state: 'done', result: receipt }),
        'askOutcome done: refused': outcome({ state: 'refused', failure: rejected }),
        'askOutcome done: unknown': outcome({ state: 'unknown' }),
        'cancel done: done': cancelled({ state: 'done', result: receipt }),
        'cancel done: refused': cancelled({ state: 'refused', failure: rejected }),
      },
      facts: (context) => [!context.isReachable && 'offline', context.due !== null && context.due.intent === null && 'no intent'],
    }));
});
