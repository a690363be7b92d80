/** Posts and comments of members. Spec part 3 "Community post", "Comment"; decisions.md part 3 "Community post". */

/** Code points. Ours. */
export const postLength = 2_000;
export const commentLength = 500;
/** Spec part 2: "an image grid"; nine fill it. */
export const postPictures = 9;
/** How long a post waits for the guidance manager, ms of the sandbox clock: decisions.md part 3, "one sandbox minute". */
export const publishDelay = 60_000;

export interface Post {
  id: string;
  author: string;
  /** Address of the author's picture; empty: none. */
  avatar: string;
  content: string;
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
}

export interface Comment {
  id: string;
  author: string;
  /** Whom it answers; empty: nobody. */
  replyTo: string;
  content: string;
  /** ms. */
  createdAt: number;
  /** The id that this member's device gave it; empty for those of others. */
  draftId: string;
}
