/** Tables of 0031-community.ts, 0051-words.ts, 0058-own-words.ts and 0082-removed-drafts.ts. */
import type { Generated } from 'kysely';
import type { ReportReason, WrittenKind } from '#domain/community.ts';

export interface PostsTable {
  id: string;
  member_id: string;
  /** The id that the author's device gave it. */
  draft_id: string;
  /** Digest of what was sent under `draft_id`. */
  digest: string;
  content: string;
  /** That it is written in, BCP 47; `und`: nobody knows. */
  language: string;
  /** Addresses of its pictures, one a line. */
  urls: string;
  created_at: number;
  /** When the guidance manager publishes it by itself. */
  publish_at: number;
  /** Null: pending. */
  published_at: number | null;
  /** Real time, for the limit of posts a minute. */
  sent_at: number;
  /** When its author changed it last. */
  edited_at: Generated<number | null>;
  /** When the operator hid it from all but its author. */
  hidden_at: Generated<number | null>;
}

export interface CommentsTable {
  id: string;
  post_id: string;
  member_id: string;
  draft_id: string;
  digest: string;
  /** The comment that it answers. */
  reply_to: string | null;
  content: string;
  language: string;
  created_at: number;
  /** Real time. */
  sent_at: number;
  /** When its author changed it last. */
  edited_at: Generated<number | null>;
  /** When the operator hid it from all but its author. */
  hidden_at: Generated<number | null>;
}

export interface PostLikesTable {
  post_id: string;
  member_id: string;
  at: number;
}

/** What was deleted under the id of its author's device. */
export interface RemovedDraftsTable {
  member_id: string;
  draft_id: string;
  /** Null: it was deleted before that was kept. */
  kind: Generated<WrittenKind | null>;
  /** Real time. */
  sent_at: Generated<number>;
}

export interface ReportsTable {
  id: string;
  /** Who reports. */
  member_id: string;
  /** Who wrote it. */
  author_id: string;
  kind: WrittenKind;
  words_id: string;
  about: 'words' | 'member';
  /** `words_id`, or `author_id`. */
  subject_id: string;
  reason: ReportReason;
  note: string;
  /** As it was when it was reported. */
  excerpt: string;
  at: number;
  /** Real time. */
  sent_at: number;
  /** Null: open. */
  decision: Generated<'hidden' | 'dismissed' | null>;
}

export interface BlocksTable {
  id: string;
  /** Who doesn't want to read it. */
  member_id: string;
  blocked_id: string;
  at: number;
}

export interface CommunityTables {
  posts: PostsTable;
  comments: CommentsTable;
  post_likes: PostLikesTable;
  removed_drafts: RemovedDraftsTable;
  reports: ReportsTable;
  blocks: BlocksTable;
}
