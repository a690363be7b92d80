/** Comments on their way: kept on the device until the server has them, under the id that they are sent with. */
import type { CommentDraft } from '#domain/comment-draft.ts';
import type { Comment } from '#domain/community.ts';
import type { Failure } from '#domain/failure.ts';

export interface Unsent extends CommentDraft {
  /** `queued`: it is sent as soon as those before it are; `held`: the member says when. */
  state: 'queued' | 'held';
  /** Why it was not sent; null: nothing is known of it, as after a reload. */
  failure: Failure | null;
}

export const keptOf = ({ draftId, content, target }: Unsent): CommentDraft => ({ draftId, content, target });

/** Those that the list does not show already: an answer may have been lost. */
export const stillUnsent = (unsent: readonly Unsent[], listed: readonly Comment[]): readonly Unsent[] => {
  const known = new Set(listed.map(({ draftId }) => draftId));
  return unsent.filter(({ draftId }) => !known.has(draftId));
};
