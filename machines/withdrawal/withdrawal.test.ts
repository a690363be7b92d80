import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import { Failure } from '#domain/failure.ts';
import { asKept } from '#domain/fresh-age.ts';
import { fresh } from '#domain/fresh.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { foundSent, settled, start } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { done, failed, passed } from '../model/happening.ts';
import { now, wallet } from '../samples.ts';
import { unit } from '#domain/money.ts';
import { obstaclesIn, withdrawalProblems } from './terms.ts';
import { draft, load, offline, optionsWith, otherQuote, payees, pending, quote, terms, withdrawal } from './samples.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';

const input = { subject: 'usdt', isReachable: true } as const;
const play = player(withdrawalMachine, input);

const loaded = load(terms());
const quoted = done('loadQuote', quote);
const authorised = done('authorise');
const wrongPassword = new Failure('rejected', codes.wrongFundPassword, 'four tries left');
const over = new Failure('rejected', codes.quoteExpired, 'over');
const changed = new Failure('rejected', codes.termsChanged, 'changed');
const closed = new Failure('rejected', codes.windowClosed, 'closed');

const choose = (payeeId: string) => ({ type: 'payee.choose', payeeId }) as const;
const type = (text: string) => ({ type: 'amount.type', text }) as const;
const fill = { type: 'amount.fill' } as const;
const review = { type: 'review.open' } as const;
const back = { type: 'review.back' } as const;
const agree = { type: 'review.confirm' } as const;
const renew = { type: 'quote.renew' } as const;
const refresh = { type: 'terms.refresh' } as const;
const enter = (text: string) => ({ type: 'password.type', text }) as const;
const confirm = { type: 'password.confirm' } as const;
const use = { type: 'passkey.use' } as const;
const dismissed = new Failure('rejected', codes.passkeyDismissed);
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const filled = [loaded, choose('payee-1'), type('100')] as const;
const reviewed = [...filled, review, quoted] as const;
const authorising = [...reviewed, agree, enter('Funds2026'), confirm] as const;
const settling = [...authorising, authorised] as const;

const first = {
  ...start,
  subject: 'usdt',
  payeeId: '',
  entry: noAmount,
  quote: null,
  replaced: null,
  fundPassword: '',
  passkey: '',
  problems: [],
};
const atReview = { ...first, terms: terms(), payeeId: 'payee-1', entry: typedAmount('100'), quote };
const timer = { timers: { quoteLifetime: 120_000 } };

describe(withdrawalMachine.id, () => {
  it('reads its terms with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: 'usdt' } } }));
    expect(play(loaded)).toStrictEqual(at({ deciding: 'idle' }, { ...first, terms: terms() }, rereads));
    expect(play(failed('loadTerms', offline))).toStrictEqual(at('failed', { ...first, failure: offline }));
    expect(play(failed('loadTerms', offline), returned).state).toBe('loading');
  });

  it.each([
    ['payee', { usdt: { payees: 0 } }],
    ['fundPassword', { hasFundPassword: false }],
    ['rest', { restsUntil: now + 1 }],
    ['window', { window: { isOpen: false, opensAt: now + 1, closesAt: now + 2 } }],
    ['limit', { usdt: { left: unit - 1n } }],
  ] as const)('is blocked by what stands in the way: %s', (obstacle, different) => {
    const blocked = terms({ options: optionsWith(different) });
    expect(play(load(blocked)).state).toBe('blocked');
    expect(obstaclesIn('usdt', blocked)).toEqual([obstacle]);
    expect(play(load(blocked), refresh, loaded).state).toStrictEqual({ deciding: 'idle' });
  });

  it('lets an amount be tried while something stands in the way, and keeps it', () => {
    const blocked = load(terms({ options: optionsWith({ usdt: { payees: 0 } }), payees: payees() }));
    const tried = play(blocked, type('80'));
    expect(tried).toMatchObject({ state: 'blocked', context: { entry: typedAmount('80') } });
    expect(tried.emitted).toEqual([{ type: 'withdrawal.drafted', draft: { payeeId: '', entry: typedAmount('80') } }]);
    expect(play(blocked, refresh, type('80'), loaded)).toMatchObject({
      state: { deciding: 'idle' },
      context: { entry: typedAmount('80') },
    });
  });

  it('is blocked by an empty wallet, and settles first what went out before', () => {
    const poor = terms({ wallet: fresh(wallet({ usdt: unit - 1n }), now) });
    expect(play(load(poor)).state).toBe('blocked');
    expect(obstaclesIn('usdt', poor)).toEqual(['balance']);
    expect(play(foundSent(pending))).toMatchObject({
      state: 'settling',
      started: { settlement: { intent: pending, move: null, isReachable: true } },
    });
  });

  it('brings back what was typed before something was mended, and tells each change', () => {
    const drafted = terms({ draft });
    expect(play(load(drafted)).context).toMatchObject(draft);
    expect(play(load(terms({ draft: { ...draft, payeeId: 'gone' } }))).context.payeeId).toBe('');
    expect(play(loaded, type('7'), refresh, load(drafted)).context.entry).toEqual(typedAmount('7'));
    expect(play(...filled).emitted).toEqual([
      { type: 'withdrawal.drafted', draft: { payeeId: 'payee-1', entry: typedAmount('100') } },
    ]);
  });

  it('chooses the payee that was just added, beside the amount of before', () => {
    const playAdded = player(withdrawalMachine, { ...input, payeeId: 'payee-1' });
    const drafted = terms({ draft: { ...draft, payeeId: 'payee-2' } });
    expect(playAdded(load(drafted)).context).toMatchObject({ payeeId: 'payee-1', entry: draft.entry });
  });

  it('chooses the only payee there is', () => {
    const only = terms({ payees: payees('payee-1') });
    expect(play(load(only)).context.payeeId).toBe('payee-1');
  });

  it.each([
    ['', ['amount']],
    ['0', ['amount']],
    ['0.99', ['minimum']],
    ['250.01', ['balance']],
    ['1,500', ['amount']],
    ['250', []],
  ])('says what is wrong with “%s”', (text, problems) => {
    const told = play(loaded, choose('payee-1'), type(text), review);
    expect(told.context.problems).toEqual(problems);
    expect(told.state).toStrictEqual(problems.length === 0 ? 'quoting' : { deciding: 'idle' });
  });

  it('asks for a payee, and for no more than is left of the day', () => {
    expect(play(loaded, type('100'), review).context.problems).toEqual(['payee']);
    const little = terms({ options: optionsWith({ usdt: { left: 99n * unit } }) });
    expect(play(load(little), choose('payee-1'), type('100'), review).context.problems).toEqual(['limit']);
    expect(play(load(little), fill).context.entry).toEqual(exactAmount(99n * unit));
    expect(play(loaded, fill).context.entry).toEqual(exactAmount(250n * unit));
  });

  it('reviews terms that hold for a while', () => {
    expect(play(...filled, review).started).toEqual({
      loadQuote: { way: 'usdt', amount: 100n * unit, payeeId: 'payee-1' },
    });
    expect(play(...reviewed)).toStrictEqual(at('review', atReview, timer));
    expect(play(...reviewed, passed('quoteLifetime', 'withdrawal.review'))).toStrictEqual(at('expired', atReview));
    expect(play(...reviewed, passed('quoteLifetime', 'withdrawal.review'), renew).state).toBe('quoting');
    expect(play(...filled, review, failed('loadQuote', closed))).toMatchObject({
      state: { deciding: 'idle' },
      context: { failure: closed },
    });
    expect(play(...reviewed, back)).toMatchObject({
      state: { deciding: 'idle' },
      context: { entry: typedAmount('100') },
    });
  });

  it('keeps the terms that others took the place of, while amount and payee stay', () => {
    const over = [...reviewed, passed('quoteLifetime', 'withdrawal.review'), renew] as const;
    expect(play(...over, quoted).context.replaced).toBe(quote);
    expect(
      play(...reviewed, back, choose('payee-2'), review, done('loadQuote', otherQuote)).context.replaced,
    ).toBeNull();
  });

  it('sends the password by itself, and forgets it whatever comes back', () => {
    expect(play(...reviewed, agree, confirm).context.problems).toEqual(['password']);
    expect(play(...authorising)).toMatchObject({
      state: 'authorising',
      started: { authorise: { quoteId: 'quote-1', fundPassword: 'Funds2026', passkey: '' } },
    });
    for (const answer of [authorised, failed('authorise', wrongPassword), failed('authorise', over)]) {
      expect(play(...authorising, answer).context.fundPassword).toBe('');
    }
    expect(play(...authorising, failed('authorise', wrongPassword))).toMatchObject({
      state: 'password',
      context: { failure: wrongPassword },
    });
    expect(play(...authorising, failed('authorise', over)).state).toBe('expired');
    expect(play(...reviewed, agree, enter('x'), back).context.fundPassword).toBe('');
    expect(play(...reviewed, agree, enter('x'), passed('quoteLifetime', 'withdrawal.password'))).toMatchObject({
      state: 'expired',
      context: { fundPassword: '' },
    });
  });

  it('asks the device once in place of the password, and forgets what it signed as soon as it is sent', () => {
    const asking = [...reviewed, agree, enter('half'), use] as const;
    const signed = done('askPasskey', 'credential');
    expect(play(...asking)).toStrictEqual(
      at('askingPasskey', atReview, { ...timer, started: { askPasskey: { quoteId: 'quote-1' } } }),
    );
    expect(play(...asking, use).started).toEqual({});
    expect(play(...asking, signed)).toMatchObject({
      state: 'authorising',
      started: { authorise: { quoteId: 'quote-1', fundPassword: '', passkey: 'credential' } },
    });
    expect(play(...asking, signed, authorised)).toMatchObject({ state: 'settling', context: { passkey: '' } });
    const refused = failed('authorise', new Failure('rejected', codes.passkeyRefused, 'no'));
    expect(play(...asking, signed, refused, enter('Funds2026'), confirm).started).toEqual({
      authorise: { quoteId: 'quote-1', fundPassword: 'Funds2026', passkey: '' },
    });
  });

  it('leads back to the password where the device is not used, and to new terms where they are over', () => {
    const asking = [...reviewed, agree, use] as const;
    expect(play(...asking, failed('askPasskey', dismissed))).toMatchObject({
      state: 'password',
      context: { failure: dismissed, quote },
    });
    expect(play(...asking, { type: 'passkey.cancel' })).toMatchObject({
      state: 'password',
      context: { failure: null },
    });
    expect(play(...asking, failed('askPasskey', over)).state).toBe('expired');
    expect(play(...asking, passed('quoteLifetime', 'withdrawal.askingPasskey')).state).toBe('expired');
  });

  it('asks no device without a passkey, or offline', () => {
    const none = load(terms({ options: optionsWith({ hasPasskey: false }) }));
    expect(play(none, choose('payee-1'), type('100'), review, quoted, agree, use).state).toBe('password');
    expect(play(...reviewed, agree, lost, use).state).toBe('password');
  });

  it('withdraws once, by the terms that were reviewed', () => {
    const move = { quoteId: 'quote-1', amount: 100n * unit, fee: 5n * unit, payeeId: 'payee-1' };
    expect(play(...settling)).toStrictEqual(
      at('settling', atReview, {
        started: { settlement: { intent: terms().intent, move, isReachable: true } },
      }),
    );
    expect(play(...settling, confirm)).toStrictEqual(at('settling', atReview));
    expect(play(...settling, settled({ end: 'done', result: withdrawal }))).toStrictEqual(
      at(
        'submitted',
        { ...atReview, result: withdrawal },
        { emitted: [{ type: 'withdrawal.succeeded', result: withdrawal }] },
      ),
    );
  });

  it('asks again when the terms have changed, and says what was refused', () => {
    const refused = (failure: Failure) => play(...settling, settled({ end: 'refused', failure }));
    expect(refused(changed)).toStrictEqual(at('changed', { ...atReview, failure: changed }));
    expect(refused(over).state).toBe('changed');
    expect(refused(closed)).toStrictEqual(at('refused', { ...atReview, failure: closed }));
    expect(play(...settling, settled({ end: 'refused', failure: changed }), refresh, loaded)).toMatchObject({
      state: { deciding: 'idle' },
      context: { entry: typedAmount('100'), payeeId: 'payee-1', failure: null },
    });
    expect(play(...settling, settled({ end: 'dropped' })).state).toBe('loading');
    expect(play(...settling, failed('settlement', offline)).state).toBe('failed');
  });

  it('withdraws nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(...filled, lost, review).context.problems).toEqual(['offline']);
    expect(play(...reviewed, agree, enter('x'), lost, confirm).state).toBe('password');
    expect(play(...reviewed, agree, enter('x'), lost, returned, confirm).state).toBe('authorising');
    expect(play(...settling, lost).sent).toEqual({ settlement: lost });
    const noRoom = load(terms({ intent: null }));
    expect(play(noRoom, choose('payee-1'), type('100'), review).context.problems).toEqual(['storage']);
  });

  it('withdraws nothing on terms that the device kept, and keeps what is typed while they are read anew', () => {
    const old = load(keptTerms(terms()));
    const entered = [choose('payee-1'), type('100')] as const;
    expect(play(old, ...entered, review)).toMatchObject({
      state: { deciding: 'idle' },
      context: { problems: ['kept'] },
    });
    expect(play(old, returned, ...entered, review)).toMatchObject({
      state: { deciding: 'refreshing' },
      context: { entry: typedAmount('100'), payeeId: 'payee-1' },
    });
    expect(play(old, returned, ...entered, loaded, review).state).toBe('quoting');
    expect(play(...filled, refresh, failed('loadTerms', offline), review).context.problems).toEqual(['kept']);
    expect(play(...filled, review, done('loadQuote', asKept(quote)))).toMatchObject({
      state: { deciding: 'idle' },
      context: { terms: keptTerms(terms()), quote: null },
    });
  });

  it('finds nothing wrong with a complete entry', () =>
    expect(withdrawalProblems(play(...filled).context)).toEqual([]));

  it('is filled in also while its terms are read again', () => {
    const again = [...settling, settled({ end: 'dropped' })] as const;
    expect(play(...again, type('50'), loaded).context.entry).toEqual(typedAmount('50'));
    expect(play(...again, fill, loaded).context.entry).toEqual(play(loaded, fill).context.entry);
    expect(play(...again, choose('payee-2')).context.payeeId).toBe('payee-2');
  });
});
