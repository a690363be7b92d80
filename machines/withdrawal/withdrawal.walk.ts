import { codes } from '#contract/codes.ts';

import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { optionsWith, pending, quote, settled, terms, withdrawal } from './samples.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';
import { hasKept, keptTerms } from '../terms.ts';
import { asKept } from '#domain/fresh-age.ts';

export const withdrawalWalk = walkOf(withdrawalMachine, {
  input: { way: 'usdt', isReachable: true },
  events: {
    'loadTerms done: open': done('loadTerms', terms()),
    'loadTerms done: blocked': done('loadTerms', terms({ options: optionsWith({ hasFundPassword: false }) })),
    'loadTerms done: sent before': done('loadTerms', terms({ intent: pending })),
    'loadTerms done: kept': done('loadTerms', keptTerms(terms())),
    'loadQuote done: kept': done('loadQuote', asKept(quote)),
    'payee.choose: the first': { type: 'payee.choose', payeeId: 'payee-1' },
    'amount.type: 100': { type: 'amount.type', text: '100' },
    'loadQuote done': done('loadQuote', quote),
    'password.type: some': { type: 'password.type', text: 'Funds2026' },
    'authorise failed: password': failed(
      'authorise',
      new Failure('rejected', codes.wrongFundPassword, 'four tries left'),
    ),
    'authorise failed: terms': failed('authorise', new Failure('rejected', codes.quoteExpired, 'over')),
    'settlement done: done': settled({ end: 'done', result: withdrawal }),
    'settlement done: terms changed': settled({
      end: 'refused',
      failure: new Failure('rejected', codes.termsChanged, 'changed'),
    }),
    'settlement done: refused': settled({
      end: 'refused',
      failure: new Failure('rejected', codes.windowClosed, 'closed'),
    }),
    'settlement done: dropped': settled({ end: 'dropped' }),
  },
  facts: (context) => [
    !context.isReachable && 'offline',
    hasKept(context.terms) && 'kept',
    context.payeeId !== '' && 'payee',
    context.entry.text !== '' && 'amount',
    context.fundPassword !== '' && 'password',
  ],
});
