/** Codes of the reply envelope. 200 and 401 are the spec's; the others are ours, so that a client can say it in any language. */
export const codes = {
  ok: 200,
  badInput: 400,
  unauthorized: 401,
  notFound: 404,
  /** Another payload under a used intent id. */
  intentReused: 422,
  /** The member withdrew the intent before it happened. */
  cancelled: 423,
  tooManyAttempts: 429,
  wrongCredentials: 1001,
  soldOut: 2001,
  notOnSale: 2002,
  balanceTooLow: 2003,
  couponUnusable: 2004,
  promotionEmpty: 2005,
  agreementMissing: 2006,
  /** Price, return, days or agreement changed since the member looked. */
  termsChanged: 2007,
  nothingToReceive: 3001,
} as const;

export type Code = (typeof codes)[keyof typeof codes];
