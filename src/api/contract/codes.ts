/**
 * Codes of the reply envelope (product 15.1). All but 200 and 401 are ours, so that a client can say each in any
 * language.
 */
import { codeRefusals, contactRefusals, passkeyRefusals, passwordRefusals, termsRefusals } from '#domain/refusals.ts';
import { entryCodes } from './entry-codes.ts';

export const codes = {
  ...entryCodes,
  notFound: 404,
  /** Of the device alone: the server's book is not the one that it saw before. No server sends it. */
  rewritten: 409,
  /** Likewise: it shows a book, and withholds the proof that it only grew. */
  unproven: 424,
  /** More bytes than are taken; as HTTP status too, but where one file of a form is. */
  tooLarge: 413,
  /** Another payload under a used intent id. */
  intentReused: 422,
  /** The member withdrew the intent before it happened. */
  cancelled: 423,
  ...codeRefusals,
  /** A code went out less than a minute ago. */
  codeTooSoon: 1103,
  /** No phone number, or no e-mail address, is known. */
  channelMissing: 1104,
  ...passwordRefusals,
  /** The fund password may not be the login password. */
  sameAsLoginPassword: 1106,
  /** The new login password is the old one. */
  samePassword: 1107,
  /** A nickname that can be taken for another member's, or for the house's. */
  nameTaken: 1108,
  /** A phone number or e-mail address that can't be one. */
  accountInvalid: 1121,
  /** Told to who proved that the phone or address is theirs, and to nobody else. */
  accountExists: 1122,
  inviteCodeUnknown: 1123,
  /** By phone or by e-mail: not now. */
  wayClosed: 1124,
  /** The login password may not be the fund password. */
  sameAsFundPassword: 1125,
  ...contactRefusals,
  ...passkeyRefusals,
  /** No more passkeys fit. */
  passkeysFull: 1133,
  /** The device has one here already. */
  passkeyKnown: 1134,
  /** The account is everybody's who looks around: it can't be deleted. */
  accountShared: 1141,
  /** A file that is no picture, or one that can't be read. */
  pictureRefused: 1201,
  /** Ten words or fewer. */
  tooFewWords: 1340,
  /** The group-join bonus was asked for before: it is once. */
  groupJoined: 1341,
  /** No picture of this member that can be used for it. */
  pictureUnknown: 1342,
  /** All pieces of a coupon are received. */
  couponGone: 1360,
  /** A coupon that is unknown, over, or not for collecting. */
  couponClosed: 1361,
  /** Signed in, or bonus taken, for today. */
  dayTaken: 1362,
  soldOut: 2001,
  notOnSale: 2002,
  balanceTooLow: 2003,
  couponUnusable: 2004,
  promotionEmpty: 2005,
  agreementMissing: 2006,
  ...termsRefusals,
  /** An order that can't be cancelled, or not any more. */
  orderStands: 2010,
  orderCancelled: 2011,
  belowMinimum: 2101,
  limitReached: 2102,
  windowClosed: 2103,
  payeeMissing: 2104,
  fundPasswordMissing: 2105,
  wrongFundPassword: 2106,
  /** The fund password was reset: withdrawals rest for a while. */
  resting: 2109,
  /** No more addresses or bank accounts fit. */
  bookFull: 2110,
  /** A withdrawal that is no longer pending: it can't be cancelled. */
  alreadyProcessed: 2111,
  alreadyCancelled: 2112,
  alreadyExchanged: 2201,
  nothingToExchange: 2202,
  redeemCodeUnknown: 2301,
  redeemCodeGone: 2302,
  redeemCodeUsed: 2303,
  nothingToReceive: 3001,
} as const;

export type Code = (typeof codes)[keyof typeof codes];
