/** What confirms the terms that were reviewed: the fund password, or a passkey in its place (product 9.5). */
import { valueOf } from '#domain/fresh-value.ts';
import type { QuoteReview } from './review.ts';

/** One of the two, from the member's hand to the call that gives it, no longer. */
export interface Proof {
  fundPassword: string;
  /** What the device signed. */
  passkey: string;
}

export const noProof: Proof = { fundPassword: '', passkey: '' };

const quoteIdOf = ({ quote }: QuoteReview): string => (quote ? valueOf(quote).id : '');

export const proofOf = ({ fundPassword, passkey, ...review }: QuoteReview & Proof) => ({
  quoteId: quoteIdOf(review),
  fundPassword,
  passkey,
});

/** The device asks its holder, in place of the password. */
export const askingPasskey = {
  tags: 'busy',
  after: { quoteLifetime: 'expired' },
  on: { 'passkey.cancel': 'password' },
  invoke: {
    id: 'askPasskey',
    src: 'askPasskey',
    input: ({ context }: { context: QuoteReview }) => ({ quoteId: quoteIdOf(context) }),
    onDone: { target: 'authorising', actions: 'setPasskey' },
    onError: [
      { guard: 'isTermsRefusal', target: 'expired' },
      { target: 'password', actions: 'setFailure' },
    ],
  },
} as const;
