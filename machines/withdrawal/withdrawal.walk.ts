import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { endings, foundSent, moneyFacts, settled } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { load, optionsWith, pending, quote, terms, withdrawal } from './samples.ts';
import { withdrawalMachine } from './withdrawal.machine.ts';
import { asKept } from '#domain/fresh-age.ts';
import type { Flow } from '../flow.ts';

export const withdrawalWalk = walkOf(withdrawalMachine, {
  input: { subject: 'usdt', isReachable: true },
  events: {
    'loadTerms done: open': load(terms()),
    'loadTerms done: blocked': load(terms({ options: optionsWith({ hasFundPassword: false }) })),
    'loadTerms done: sent before': foundSent(pending),
    'loadTerms done: kept': load(keptTerms(terms())),
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
    'askPasskey done': done('askPasskey', 'credential'),
    'askPasskey failed: dismissed': failed('askPasskey', new Failure('rejected', codes.passkeyDismissed)),
    'askPasskey failed: terms': failed('askPasskey', new Failure('rejected', codes.quoteExpired, 'over')),
    ...endings(withdrawal, new Failure('rejected', codes.windowClosed, 'closed')),
    'settlement done: terms changed': settled({
      end: 'refused',
      failure: new Failure('rejected', codes.termsChanged, 'changed'),
    }),
  },
  facts: (context) => [
    ...moneyFacts(context),
    context.payeeId !== '' && 'payee',
    context.entry.text !== '' && 'amount',
    context.fundPassword !== '' && 'password',
    context.passkey !== '' && 'passkey',
  ],
});

export const flow: Flow = {
  flow: 'withdrawing',
  home: '`#/user/withdraw`, `#/user/cashwithdraw`',
  gallery: {
    address: '/user/withdraw',
    places: { settling: 'authorising (payee, amount, password)' },
    hidden: { choice: 'passing' },
  },
};
