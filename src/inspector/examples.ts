/** Payloads to begin with, for events that have one; a recorded one of the same type comes first. */
import type { PlainObject } from './plain.ts';
import { payloadOf, typeOf, type Recording } from './recording.ts';

const examples: Readonly<Record<string, PlainObject>> = {
  'amount.type': { text: '100' },
  'channel.choose': { channelId: 'upi' },
  'code.type': { text: '123456' },
  'coupon.choose': { couponId: '' },
  'field.change': { field: 'phone', value: '' },
  'password.type': { text: '' },
  'payee.choose': { payeeId: '' },
  'payee.remove': { id: '' },
  'pull.start': { y: 0 },
  'pull.move': { y: 80 },
  'session.opened': { session: { token: '', region: 1, member: '' } },
  'session.refused': { token: '' },
  'toast.show': { text: 'Hello' },
  'token.refused': { token: '' },
};

/** @returns null for an event without a payload, as far as is known */
export function exampleOf(type: string, { entries }: Recording): PlainObject | null {
  const before = entries.findLast((entry) => typeOf(entry) === type);
  return (before && payloadOf(before)) ?? (Object.hasOwn(examples, type) ? (examples[type] ?? null) : null);
}

/** @returns the event; null when the payload is no JSON object */
export function eventWith(type: string, payload: string): ({ type: string } & Record<string, unknown>) | null {
  try {
    const parsed: unknown = JSON.parse(payload);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? { ...parsed, type } : null;
  } catch {
    return null;
  }
}
