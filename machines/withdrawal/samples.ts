/** Terms of a withdrawal for its tests; each takes what should be different. */
import { typedAmount } from '#domain/amount-input.ts';
import type { Drafts } from '#domain/drafts.ts';
import { Failure } from '#domain/failure.ts';
import { mapFresh } from '#domain/fresh-age.ts';
import { fresh } from '#domain/fresh.ts';
import { unit } from '#domain/money.ts';
import type { WayTerms, Withdrawal, WithdrawalOptions, WithdrawalQuote } from '#domain/withdrawal.ts';
import { intent, now, wallet } from '../samples.ts';
import { done } from '../model/happening.ts';
import type { WithdrawalTerms } from './terms.ts';

const hour = 3_600_000;

const way: WayTerms = { currency: 'USDT', minimum: unit, dailyLimit: 1_000n * unit, left: 1_000n * unit, payees: 2 };

export const optionsWith = ({
  usdt,
  ...different
}: Partial<Omit<WithdrawalOptions, 'usdt'>> & { usdt?: Partial<WayTerms> } = {}) =>
  fresh<WithdrawalOptions>(
    {
      window: { isOpen: true, opensAt: now - hour, closesAt: now + 8 * hour },
      usdt: { ...way, ...usdt },
      cash: { ...way, currency: 'INR' },
      hasFundPassword: true,
      hasPasskey: true,
      restsUntil: null,
      limitResetsAt: now + 14 * hour,
      ...different,
    },
    now,
  );

export const payees = (...ids: readonly string[]) =>
  fresh(
    ids.map((id) => ({ id, account: `0x${'a1'.repeat(20)}`, payeeLabel: '', about: ['BEP20'], isUsed: false })),
    now,
  );

export const terms = (different: Partial<WithdrawalTerms> = {}): WithdrawalTerms => ({
  options: optionsWith(),
  wallet: fresh(wallet(), now),
  payees: payees('payee-1', 'payee-2'),
  intent: intent({ kind: 'withdrawUsdt', subject: '' }),
  draft: null,
  ...different,
});

export const pending = intent({ kind: 'withdrawUsdt', subject: '', sent: {} });
export const draft: Drafts['withdrawal'] = { payeeId: 'payee-2', entry: typedAmount('42') };

export const quote = fresh<WithdrawalQuote>(
  {
    id: 'quote-1',
    currency: 'USDT',
    amount: 100n * unit,
    fee: 5n * unit,
    net: 95n * unit,
    payeeId: 'payee-1',
    isFirstUse: true,
    arrivesFrom: now + 24 * hour,
    arrivesTo: now + 72 * hour,
    expiresAt: now + 120_000,
  },
  now,
);

export const otherQuote = mapFresh(quote, (terms) => ({ ...terms, id: 'quote-2', payeeId: 'payee-2' }));

export const withdrawal: Withdrawal = {
  id: 'withdrawal-1',
  currency: 'USDT',
  amount: 100n * unit,
  fee: 5n * unit,
  net: 95n * unit,
  payee: `0x${'a1'.repeat(20)}`,
  status: 'pending',
  createdAt: now,
  processingAt: now + hour,
  arrivesFrom: now + 24 * hour,
  arrivesTo: now + 72 * hour,
  endedAt: null,
  reason: '',
  recordId: 'withdrawal-1',
};

export const offline = new Failure('offline');
export const load = (found: WithdrawalTerms) => done('loadTerms', found);
