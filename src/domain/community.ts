/** Posts and comments of members (product 13.5, 13.9). */

/** Code points. Ours. */
export const postLength = 2_000;
export const commentLength = 500;
/** As many as fill the grid of a post (product 13.5). */
export const postPictures = 9;
/** How long a post waits for the guidance manager, ms of the sandbox clock (product 13.6). */
export const publishDelay = 60_000;

/** What a member may say to a report besides its reason, code points. Ours. */
export const reportLength = 500;

export const reportReasons = ['spam', 'scam', 'abuse', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What is told to the operator; `member`: about who wrote it. */
export interface Report {
  about: 'words' | 'member';
  reason: ReportReason;
  /** Tidy; may be empty. */
  note: string;
}

export const writtenKinds = ['post', 'comment'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** A post or a comment, by its id. */
export interface WrittenId {
  kind: WrittenKind;
  id: string;
}

/** Code points that one of a kind may have. */
export const lengthOf: Readonly<Record<WrittenKind, number>> = { post: postLength, comment: commentLength };

export interface Post {
  id: string;
  author: string;
  /** Address of the author's picture; empty: none. */
  avatar: string;
  content: string;
  /** That it is written in, BCP 47; `und`: nobody knows. */
  language: string;
  /** Addresses, at most nine. */
  pictures: readonly string[];
  /** ms. */
  createdAt: number;
  likes: number;
  comments: number;
  /** This member likes it. */
  isLiked: boolean;
  /** Not published yet: only its author sees it. */
  isPending: boolean;
  /** The operator hid it: only its author sees it. */
  isHidden: boolean;
  /** When its author changed it, ms; null: never. */
  editedAt: number | null;
  /** The id that this member's device gave it; empty for those of others. */
  draftId: string;
}

export interface Comment {
  id: string;
  author: string;
  /** Whom it answers; empty: nobody. */
  replyTo: string;
  content: string;
  /** As a post's. */
  language: string;
  /** ms. */
  createdAt: number;
  /** As a post's. */
  isHidden: boolean;
  editedAt: number | null;
  /** The id that this member's device gave it; empty for those of others. */
  draftId: string;
}

/** One whom this member blocked. */
export interface Blocked {
  id: string;
  name: string;
  /** As a post's. */
  avatar: string;
  /** Since when, ms. */
  since: number;
}
