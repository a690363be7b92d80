import { describe, expect, it } from 'vitest';
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import { Failure } from '#domain/failure.ts';
import { asKept } from '#domain/fresh-age.ts';
import { keptTermsPause, minute } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { now } from '../samples.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { done, failed, passed } from '../model/happening.ts';
import { foundSent, settled, start } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { exchangeMachine } from './exchange.machine.ts';
import { yieldOf } from './rate.ts';
import { load, newRate, noRoom, nothing, pending, receipt, rejected, rupees, terms, used } from './samples.ts';

const input = { subject: '', isReachable: true } as const;
const play = player(exchangeMachine, input);

const loaded = load(terms);
const quoted = done('loadQuote', newRate);

const offline = new Failure('offline');

const type = (text: string) => ({ type: 'amount.type', text }) as const;
const fill = { type: 'amount.fill' } as const;
const review = { type: 'review.open' } as const;
const back = { type: 'review.back' } as const;
const confirm = { type: 'exchange.confirm' } as const;
const renew = { type: 'quote.renew' } as const;
const refresh = { type: 'terms.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;
const over = passed('quoteLifetime', 'exchange.review');

const first = { ...start, entry: noAmount, problems: [] };
const typed = { ...first, terms, entry: typedAmount('880') };
const reviewed = { ...typed, terms: { ...terms, quote: newRate } };

describe(exchangeMachine.id, () => {
  it('reads rate and balance with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: '' } } }));
    expect(play(loaded)).toStrictEqual(at({ deciding: 'idle' }, { ...first, terms }, rereads));
    expect(play(load(used))).toStrictEqual(at('spent', { ...first, terms: used }));
    expect(play(load(nothing))).toStrictEqual(at('empty', { ...first, terms: nothing }));
    expect(play(failed('loadTerms', offline))).toStrictEqual(at('failed', { ...first, failure: offline }));
  });

  it('settles first what went out before', () => {
    expect(play(foundSent(pending))).toStrictEqual(
      at(
        'settling',
        { ...first, sentBefore: pending },
        { started: { settlement: { intent: pending, move: null, isReachable: true } } },
      ),
    );
  });

  it('asks for a rate of its own before the review, and lets it run out', () => {
    expect(play(loaded, type('880'), review)).toStrictEqual(
      at('quoting', typed, { started: { loadQuote: undefined } }),
    );
    expect(play(loaded, type('880'), review, quoted)).toStrictEqual(
      at('review', reviewed, { timers: { quoteLifetime: minute } }),
    );
    expect(play(loaded, type('880'), review, quoted, over)).toStrictEqual(at('expired', reviewed));
    expect(play(loaded, type('880'), review, quoted, over, confirm).state).toBe('expired');
    expect(play(loaded, type('880'), review, quoted, over, renew).state).toBe('quoting');
    expect(play(loaded, type('880'), review, failed('loadQuote', offline))).toStrictEqual(
      at({ deciding: 'idle' }, { ...typed, failure: offline }, rereads),
    );
  });

  it('exchanges once, at the rate that was reviewed', () => {
    const confirmed = [loaded, type('880'), review, quoted, confirm] as const;
    expect(play(...confirmed)).toStrictEqual(
      at('settling', reviewed, {
        started: {
          settlement: {
            intent: terms.intent,
            move: { rupees: 880n * unit, rate: 90n * unit, quotedAt: now + minute },
            isReachable: true,
          },
        },
      }),
    );
    expect(play(...confirmed, confirm)).toStrictEqual(at('settling', reviewed));
    expect(play(...confirmed, settled({ end: 'done', result: receipt }))).toStrictEqual(
      at('exchanged', { ...reviewed, result: receipt }, { emitted: [{ type: 'exchange.succeeded', result: receipt }] }),
    );
    expect(play(...confirmed, settled({ end: 'refused', failure: rejected }))).toStrictEqual(
      at('refused', { ...reviewed, failure: rejected }),
    );
    expect(play(...confirmed, settled({ end: 'dropped' })).state).toBe('loading');
    expect(play(...confirmed, failed('settlement', offline)).state).toBe('failed');
  });

  it('fills in everything to the millionth, and says what it gives', () => {
    const { context, state } = play(loaded, fill, review);
    expect(state).toBe('quoting');
    expect(context.entry).toEqual(exactAmount(rupees));
    expect(yieldOf(context)).toEqual({ rupees, usdt: 46_823_863n });
  });

  it.each([
    ['', ['amount']],
    ['0', ['amount']],
    ['4120.51', ['balance']],
    ['0.50', ['tooSmall']],
    ['4120.50', []],
  ])('says what is wrong with “%s”', (text, problems) => {
    expect(play(loaded, type(text), review).context.problems).toEqual(problems);
  });

  it('exchanges nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(loaded, type('880'), lost, review).context.problems).toEqual(['offline']);
    expect(play(loaded, type('880'), review, quoted, lost, confirm).state).toBe('review');
    expect(play(load(noRoom), type('880'), review).context.problems).toEqual(['storage']);
  });

  it('exchanges nothing on figures that the device kept, and keeps what is typed while they are read anew', () => {
    const old = load(keptTerms(terms));
    expect(play(old, type('880'), review)).toMatchObject({
      state: { deciding: 'idle' },
      context: { problems: ['kept'] },
    });
    expect(play(old, type('88'), returned, type('880'), review)).toMatchObject({
      state: { deciding: 'refreshing' },
      context: { entry: typedAmount('880') },
    });
    expect(play(old, type('880'), returned, loaded, review).state).toBe('quoting');
    expect(play(loaded, refresh, failed('loadTerms', offline)).context).toMatchObject({
      terms: keptTerms(terms),
      failure: offline,
    });
  });

  it('reviews no rate that the device kept', () => {
    const old = play(loaded, type('880'), review, done('loadQuote', asKept(newRate)));
    expect(old).toMatchObject({ state: { deciding: 'idle' }, timers: { rereadDelay: keptTermsPause } });
    expect(play(loaded, type('880'), review, done('loadQuote', asKept(newRate)), review).context.problems).toEqual([
      'kept',
    ]);
  });

  it('goes back from the review with what was typed', () => {
    expect(play(loaded, type('880'), review, quoted, back)).toStrictEqual(at({ deciding: 'idle' }, reviewed, rereads));
    expect(play(load(nothing), refresh).state).toBe('loading');
    expect(play(failed('loadTerms', offline), returned).state).toBe('loading');
  });

  it('tells what is typed, and begins with what was typed before', () => {
    const told = (entry: unknown) => [{ type: 'exchange.drafted', draft: { entry } }];
    expect(play(loaded, type('880')).emitted).toEqual(told(typedAmount('880')));
    expect(play(loaded, fill).emitted).toEqual(told(exactAmount(rupees)));
    const before = load({ ...terms, draft: { entry: exactAmount(rupees) } });
    expect(play(before)).toMatchObject({ state: { deciding: 'idle' }, context: { entry: exactAmount(rupees) } });
    expect(play(loaded, type('880'), refresh, before).context.entry).toEqual(typedAmount('880'));
  });

  it('is filled in also while its terms are read again', () => {
    const again = [loaded, type('880'), review, quoted, confirm, settled({ end: 'dropped' })] as const;
    expect(play(...again, type('500'), loaded).context.entry).toEqual(typedAmount('500'));
    expect(play(...again, fill, loaded).context.entry).toEqual(play(loaded, fill).context.entry);
  });
});
