/** How a purchase ends, for its test and its walk. */
import { Failure } from '#domain/failure.ts';
import type { Order } from '#domain/wallet.ts';
import { codes } from '#contract/codes.ts';
import { done } from '../model/happening.ts';
import type { Settled } from '../settlement/settled.ts';
import type { Offer } from './offer.ts';

export const load = (offer: Offer) => done('loadOffer', offer);
export const rejected = new Failure('rejected', codes.soldOut, 'sold out');
export const settled = (how: Settled<Order>) => done('settlement', how);
