/** Comments on their way: shown below the post until the server has them, under the id that they are sent with. */
import type { CommentDraft, KeptComments } from '#domain/comment-draft.ts';
import type { Comment } from '#domain/community.ts';
import { isDefinite, isUnsent, type Failure } from '#domain/failure.ts';
import { tidyText } from '#domain/member-text.ts';

export interface Unsent extends CommentDraft {
  /** `queued`: on its way to the outbox; `waiting`: it is there; `held`: the member says when. */
  state: 'queued' | 'waiting' | 'held';
  /** The outbox has it. */
  isKept: boolean;
  /** It went out, and no answer came: it may have arrived. */
  isTried: boolean;
  /** Why it was not sent; null: nothing is known of it, as after a reload. */
  failure: Failure | null;
}

/** What a member wrote below a post. */
interface Written extends KeptComments {
  draftId: string;
  unsent: readonly Unsent[];
}

export const queuedOf = ({ unsent }: Pick<Written, 'unsent'>): Unsent | undefined =>
  unsent.find(({ state }) => state === 'queued');

const keptOf = ({ draftId, content, target }: Unsent): CommentDraft => ({ draftId, content, target });

/** What the device keeps apart from the outbox. */
export const keptIn = ({ text, target, draftId, unsent }: Written): KeptComments => ({
  text,
  target,
  ...(draftId !== '' && { draftId }),
  unsent: unsent.filter(({ isKept }) => !isKept).map(keptOf),
});

export function toSend(context: Written): { draft: CommentDraft; kept: KeptComments } {
  const next = queuedOf(context);
  if (!next) throw new Error('nothing waits to be sent');
  return { draft: keptOf(next), kept: keptIn(context) };
}

/** Those that the list does not show already: an answer may have been lost. One on its way is told of by its own. */
export const stillUnsent = (unsent: readonly Unsent[], listed: readonly Comment[]): readonly Unsent[] => {
  const known = new Set(listed.map(({ draftId }) => draftId));
  return unsent.filter(({ draftId, state }) => state === 'queued' || !known.has(draftId));
};

/** With what stands in the box, to be sent under this id, or under that which it had before. */
export const withWritten = ({ unsent, text, target, draftId }: Written, newId: string): readonly Unsent[] => [
  ...unsent,
  {
    draftId: draftId === '' ? newId : draftId,
    content: tidyText(text),
    target,
    state: 'queued',
    isKept: false,
    isTried: false,
    failure: null,
  },
];

/** The one that was sent is in the outbox. */
export const markedWaiting = (written: Pick<Written, 'unsent'>): readonly Unsent[] =>
  written.unsent.map((one) => (one === queuedOf(written) ? { ...one, state: 'waiting', isKept: true } : one));

/** The one that was sent failed. Those behind it wait too: they stay in order. */
export const markedHeld = (written: Pick<Written, 'unsent'>, failure: Failure): readonly Unsent[] =>
  written.unsent.map((one) =>
    one === queuedOf(written)
      ? { ...one, state: 'held', isTried: !isDefinite(failure) && !isUnsent(failure), failure }
      : one.state === 'queued'
        ? { ...one, state: 'held', failure: null }
        : one,
  );

export const markedQueued = (unsent: readonly Unsent[], draftId: string): readonly Unsent[] =>
  unsent.map((one) => (one.draftId === draftId ? { ...one, state: 'queued', isKept: false, failure: null } : one));

/** With what was kept before this page life: the member says when. */
export const withHeld = (unsent: readonly Unsent[], kept: readonly CommentDraft[]): readonly Unsent[] => [
  ...kept
    .filter(({ draftId }) => !unsent.some((one) => one.draftId === draftId))
    .map((one): Unsent => ({ ...one, state: 'held', isKept: false, isTried: true, failure: null })),
  ...unsent,
];

/** What the outbox has, in its order, and what is not there yet. */
export function withWaiting(unsent: readonly Unsent[], waiting: readonly Unsent[]): readonly Unsent[] {
  const queued = unsent.filter(({ state }) => state === 'queued');
  const others = waiting.filter(({ draftId }) => !queued.some((one) => one.draftId === draftId));
  const known = new Set(others.map(({ draftId }) => draftId));
  return [...others, ...unsent.filter((one) => !one.isKept && !known.has(one.draftId))];
}
