/**
 * What waits on the device to be sent: only what can be sent twice without happening twice (product 14.8, decision
 * 0038). Each thing has an id of its own that the server knows it by, or changes nothing the second time. Money never
 * waits here.
 */
import type { WrittenId } from './community.ts';
import type { ReplyTarget } from './comment-draft.ts';
import { Failure } from './failure.ts';
import type { LetterText } from './letter.ts';
import type { MessageGroup } from './messages.ts';
import { isReuse } from './refusals.ts';

/** What each kind says. Pictures are kept apart: they are large. */
export interface OutboxBodies {
  like: null;
  comment: { content: string; target: ReplyTarget | null };
  post: LetterText & { pictures: number };
  feedback: LetterText & { pictures: number };
  /** Of a post or comment that the server has. */
  edit: WrittenId & { content: string };
  remove: WrittenId;
  /** `id` empty: all of the group that was there then. `upTo`: time of the newest one, ms. */
  markRead: { group: MessageGroup; id: string; upTo: number };
}

export type OutboxKind = keyof OutboxBodies;

/** Why one is held until its member says what to do, or why it is not sent at all. */
export type HeldReason =
  /** The server said no. */
  | { why: 'refused'; code: number; says: string }
  /** It has waited for so long that it may not fit any more. */
  | { why: 'old' }
  /** Another version of it had arrived before: what came first counts. */
  | { why: 'known' };

interface Item<Kind extends OutboxKind> {
  /** What the server knows it by; of a like or a mark, what it is about. */
  id: string;
  kind: Kind;
  /** What it is about: a post, a group of messages; of a letter its own id. */
  subject: string;
  body: OutboxBodies[Kind];
  /** Server time, ms. */
  madeAt: number;
  /** It went out, and no answer came: it may have arrived. */
  isTried: boolean;
  held: HeldReason | null;
}

export type OutboxItem<Kind extends OutboxKind = OutboxKind> = { [K in Kind]: Item<K> }[Kind];

/** @param id new, or made of what it is about where doing it twice is doing it once */
export const newItem = <Kind extends OutboxKind>(
  kind: Kind,
  what: Pick<Item<Kind>, 'id' | 'subject' | 'body' | 'madeAt'>,
): Item<Kind> => ({ ...what, kind, isTried: false, held: null });

export const newLike = (postId: string, madeAt: number) =>
  newItem('like', { id: `like-${postId}`, subject: postId, body: null, madeAt });

/** `lane`: of a comment its post, of a post the id that its device gave it. */
type Changed = WrittenId & { lane: string };

/** Of a whole group by its time, too: a later one must not go with an earlier one that is just being sent. */
export const newMark = (body: OutboxBodies['markRead'], madeAt: number) =>
  newItem('markRead', { id: `markRead-${body.group}-${body.id || body.upTo}`, subject: body.group, body, madeAt });

/** An own id for each: a later one must not go with an earlier one that is just being sent. */
export const newEdit = (id: string, { lane, content, ...words }: Changed & { content: string }, madeAt: number) =>
  newItem('edit', { id, subject: lane, body: { kind: words.kind, id: words.id, content }, madeAt });

export const newRemoval = ({ lane, kind, id }: Changed, madeAt: number) =>
  newItem('remove', { id: `remove-${id}`, subject: lane, body: { kind, id }, madeAt });

/** `retry` under the same id, `drop` with a word to the member, `ask` the member. */
export type OutboxAnswer = 'retry' | 'drop' | 'ask';

export interface OutboxPolicy {
  /** No answer came. */
  lost: OutboxAnswer;
  /** The server said no, and will. */
  refused: OutboxAnswer;
  /** The session ended: it stays for the same member. */
  ended: OutboxAnswer;
  /** It waited longer than `keptFor`. */
  old: OutboxAnswer;
  /** ms. */
  keptFor: number;
}

const day = 86_400_000;

/** What was written is never thrown away without its member; what was only tapped is. */
export const outboxPolicies: Readonly<Record<OutboxKind, OutboxPolicy>> = {
  like: { lost: 'retry', refused: 'drop', ended: 'retry', old: 'drop', keptFor: 30 * day },
  comment: { lost: 'retry', refused: 'ask', ended: 'retry', old: 'ask', keptFor: 3 * day },
  post: { lost: 'retry', refused: 'ask', ended: 'retry', old: 'ask', keptFor: 7 * day },
  feedback: { lost: 'retry', refused: 'ask', ended: 'retry', old: 'ask', keptFor: 7 * day },
  edit: { lost: 'retry', refused: 'ask', ended: 'retry', old: 'ask', keptFor: 7 * day },
  remove: { lost: 'retry', refused: 'drop', ended: 'retry', old: 'drop', keptFor: 30 * day },
  markRead: { lost: 'retry', refused: 'drop', ended: 'retry', old: 'drop', keptFor: 30 * day },
};

/** `tooManyAttempts`: so many in so much time. It is no answer about the thing itself. */
const tooOften = 429;

/** What a failed attempt means for an item. */
export function answerTo({ kind }: OutboxItem, failure: Failure): OutboxAnswer {
  const policy = outboxPolicies[kind];
  if (failure.kind === 'unauthorized') return policy.ended;
  if (isReuse(failure)) return 'drop';
  // Asked again a little later, as when no answer came.
  if (failure.kind !== 'rejected' || failure.code === tooOften) return policy.lost;
  return policy.refused;
}

/** The server is there: it is this one that it can't answer, or whose answer can't be read. */
export const isOfItem = ({ kind }: Failure): boolean => kind === 'server' || kind === 'invalid';

export const reasonOf = (failure: Failure): HeldReason =>
  isReuse(failure) ? { why: 'known' } : { why: 'refused', code: failure.code, says: failure.message };

/** The refusal in words' terms; null where it is no refusal. */
export const refusalOf = (reason: HeldReason | null): Failure | null =>
  reason?.why === 'refused' ? new Failure('rejected', reason.code, reason.says) : null;

const isChange = (item: OutboxItem): item is OutboxItem<'edit' | 'remove'> =>
  item.kind === 'edit' || item.kind === 'remove';

/** Those with the same lane keep their order: a held one holds those behind it. An edit comes behind its creation. */
export const laneOf = (item: OutboxItem): string => `${isChange(item) ? item.body.kind : item.kind} ${item.subject}`;

export type OutboxStep = { what: 'send' | 'hold' | 'drop'; item: OutboxItem };

/**
 * What comes next; null: nothing, until something changes.
 * @param items in their order
 * @param now server time, ms
 * @param skipped lanes whose turn comes later
 */
export function nextStep(
  items: readonly OutboxItem[],
  now: number,
  skipped: readonly string[] = [],
): OutboxStep | null {
  const heldLanes = new Set(skipped);
  for (const item of items) {
    // Nothing depends on an edit that was refused.
    if (item.held && !isChange(item)) heldLanes.add(laneOf(item));
    if (item.held || heldLanes.has(laneOf(item))) continue;
    const { old, keptFor } = outboxPolicies[item.kind];
    if (now - item.madeAt <= keptFor || old === 'retry') return { what: 'send', item };
    return { what: old === 'ask' ? 'hold' : 'drop', item };
  }
  return null;
}

/** So long a server that is there may take until the member is told. */
const patience = 60_000;

/** Its member is told of it with a connection too: they are asked about it, or it went out and is still here. @param now server time, ms */
export const isStuck = ({ held, isTried, madeAt }: OutboxItem, now: number): boolean =>
  held !== null || (isTried && now - madeAt > patience);

/** As its list shows it: what is marked as read goes by itself, without a row. */
export const isShown = ({ kind }: OutboxItem): boolean => kind !== 'markRead';

/** Where it is changed before it is sent; null: there is nothing to change about it. */
export function formOf({ kind, subject }: OutboxItem): string | null {
  switch (kind) {
    case 'comment':
      return `/dynamic?post=${encodeURIComponent(subject)}`;
    case 'post':
      return '/user/addynamic';
    case 'feedback':
      return '/user/feedback';
    case 'like':
    case 'edit':
    case 'remove':
    case 'markRead':
      return null;
  }
}
