/**
 * What a member means to do with money. The id is made when the form opens and stored before anything is sent, so that
 * a lost reply, a second tab or a restart can only ever ask about the same intent (rules L4, C1, C2).
 */
import type { Failure } from './failure.ts';

export const intentKinds = [
  'purchase',
  'cancelOrder',
  'income',
  'rechargeUsdt',
  'rechargeCash',
  'withdrawUsdt',
  'withdrawCash',
  'cancelWithdrawal',
  'exchange',
  'redeem',
  'groupJoin',
  'signIn',
  'dailyBonus',
] as const;
export type IntentKind = (typeof intentKinds)[number];

export interface Intent {
  /** Idempotency key, 128 random bits as a UUID. */
  id: string;
  kind: IntentKind;
  /** What it is about: a product, an order or a withdrawal by its id, empty for the others. One open intent for each kind and subject. */
  subject: string;
  /** The fields as they first went over the wire; null while nothing was sent. They are sent again to the letter. */
  sent: Readonly<Record<string, string>> | null;
}

/** What the server says became of an intent. */
export type Outcome<T> =
  /** Done, with the reply that was lost. */
  | { state: 'done'; result: T }
  /** Refused for good; nothing moved. */
  | { state: 'refused'; failure: Failure }
  /** The server had not seen it when it was asked: nothing has moved so far. */
  | { state: 'unknown' };
