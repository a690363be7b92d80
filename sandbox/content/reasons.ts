/** Why less was credited than stated, or nothing. Rows hold the English sentence; it's said in the reader's language. */
import { msg } from '#sandbox/content/msg.ts';

export const reasons = {
  shortDay: msg`The product's earnings did not cover the stated return of this day`,
  promotionEmpty: msg`The promotion budget was empty`,
  dayShareSpent: msg`What new members can get in a day was used up`,
  nothingOnSale: msg`No product was on sale`,
  lessArrived: msg`Less arrived than asked`,
  moreArrived: msg`More arrived than asked`,
  undelivered: msg`The payout could not be delivered`,
} as const;
