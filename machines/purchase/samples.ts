/** How a purchase ends, for its test and its walk. */
import { Failure } from '#domain/failure.ts';
import { codes } from '#contract/codes.ts';
import { done } from '../model/happening.ts';
import type { Offer } from './offer.ts';

export const load = (offer: Offer) => done('loadTerms', offer);
export const rejected = new Failure('rejected', codes.soldOut, 'sold out');
