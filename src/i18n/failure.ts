/**
 * Failures in the member's language: what happened. Known codes have words of ours, others show the server's, the rest
 * the spec's fallback. Spec part 8.
 */
import { codes } from '#contract/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const byCode: Record<number, MessageDescriptor> = {
  [codes.wrongCredentials]: msg`Phone or password is not right`,
  [codes.tooManyAttempts]: msg`Too many attempts. Wait a moment, then try again`,
  [codes.soldOut]: msg`Sold out: the last one went just now`,
  [codes.notOnSale]: msg`It is not on sale now`,
  [codes.balanceTooLow]: msg`Your balance does not cover the price`,
  [codes.couponUnusable]: msg`This coupon can't be used here any more`,
  [codes.promotionEmpty]: msg`The promotion budget can't pay for this coupon now`,
  [codes.agreementMissing]: msg`The agreement has to be agreed to first`,
  [codes.termsChanged]: msg`The terms have changed since you looked`,
  [codes.nothingToReceive]: msg`There is no profit that can be withdrawn (today)`,
  [codes.cancelled]: msg`You cancelled it`,
  [codes.badInput]: msg`The server does not understand this request. Nothing has moved`,
  [codes.notFound]: msg`This does not exist, or it is not yours`,
};

const networkAbnormality = msg`Network abnormality, please try again later`;

/** @returns a message of ours, or the server's own sentence */
export function failureText(failure: Failure): MessageDescriptor | string {
  switch (failure.kind) {
    case 'rejected':
      return byCode[failure.code] ?? (failure.message || networkAbnormality);
    case 'unauthorized':
      return msg`Your session has ended. Please sign in again`;
    case 'storage':
      return msg`This device can't keep what must be kept before money moves. Free some space or leave private mode`;
    case 'elsewhere':
      return msg`Another tab is still settling this. Look there first`;
    case 'offline':
    case 'timeout':
    case 'invalid':
    case 'server':
      return networkAbnormality;
  }
}
