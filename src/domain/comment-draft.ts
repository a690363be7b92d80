/** Comments that are not sent yet, as the device keeps them (product 13.9). */

/** The comment that is answered. */
export interface ReplyTarget {
  id: string;
  author: string;
}

/** What an outbox needs to send it, however often: the same id makes the same comment. */
export interface CommentDraft {
  draftId: string;
  /** Tidy. */
  content: string;
  target: ReplyTarget | null;
}

/** What the device keeps of one post. */
export interface KeptComments {
  /** In the box, as typed. */
  text: string;
  target: ReplyTarget | null;
  /** What is in the box was on its way before, under this id. */
  draftId?: string;
  unsent: readonly CommentDraft[];
}
