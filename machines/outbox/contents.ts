/** What an outbox knows of what waits, and what comes of it. */
import type { Failure } from '#domain/failure.ts';
import { answerTo, nextStep, type HeldReason, type OutboxItem } from '#domain/outbox.ts';

export interface OutboxInput {
  isReachable: boolean;
  /** From 0 up to 1, see `retryPause`. */
  chance: number;
}

/** What the device has. */
export interface OutboxContents {
  items: readonly OutboxItem[];
  /** Server time, ms. */
  now: number;
}

export interface OutboxContext extends OutboxInput, OutboxContents {
  /** In a row that brought no answer. */
  attempts: number;
  /** Lanes whose turn comes after the pause: the server is there, and could not answer what comes first in them. */
  skipped: readonly string[];
  /** That is being sent, held or dropped. */
  current: OutboxItem | null;
  /** Why it is held or dropped; null: it is not. */
  reason: HeldReason | null;
  /** The member's choice, while it is carried out. */
  chosen: OutboxItem | null;
  /** Of the device. */
  failure: Failure | null;
}

export type OutboxFact = { type: 'items.told' } & OutboxContents;

export type OutboxEvent =
  | OutboxFact
  | { type: 'item.edit'; id: string }
  | { type: 'item.cancel'; id: string }
  /** Now, and whatever held it. */
  | { type: 'item.release'; id: string }
  | { type: 'list.retry' }
  | { type: 'network.lost' }
  | { type: 'network.returned' };

export type OutboxEmitted =
  | { type: 'outbox.sent'; item: OutboxItem }
  /** Not sent, and not kept. */
  | { type: 'outbox.dropped'; item: OutboxItem; reason: HeldReason }
  /** It is in its form again. */
  | { type: 'outbox.opened'; item: OutboxItem }
  /** Something else is in its form: it stays. */
  | { type: 'outbox.occupied'; item: OutboxItem }
  /** Its member wanted it back, and it was sent meanwhile, or may have been. */
  | { type: 'outbox.left'; item: OutboxItem };

/** What the member chose; null: it is not there. */
export const choiceIn = ({ items }: OutboxContents, event: object): OutboxItem | null =>
  items.find(({ id }) => 'id' in event && event.id === id) ?? null;

export const stepOf = ({ items, now, skipped }: Pick<OutboxContext, 'items' | 'now' | 'skipped'>) =>
  nextStep(items, now, skipped);

/** What a state is about: the chart sets it on the way there. */
export function sure(item: OutboxItem | null): OutboxItem {
  if (!item) throw new Error('there is no such item');
  return item;
}

/** A refusal is an answer: then it is known that it didn't arrive. One that is too old may have. */
export const held = ({ current, reason }: OutboxContext): OutboxItem => ({
  ...sure(current),
  ...(reason?.why !== 'old' && { isTried: false }),
  held: reason,
});
export const released = ({ chosen, now }: OutboxContext): OutboxItem => ({ ...sure(chosen), held: null, madeAt: now });

export const swapped = (items: readonly OutboxItem[], item: OutboxItem) =>
  items.map((one) => (one.id === item.id ? item : one));
export const without = (items: readonly OutboxItem[], gone: OutboxItem | null) =>
  items.filter(({ id }) => id !== gone?.id);

/** What a failed attempt means for the one that was sent. */
export const answerOf = ({ current }: OutboxContext, failure: Failure) => answerTo(sure(current), failure);
