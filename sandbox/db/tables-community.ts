/** Tables of 0031-community.ts and 0051-words.ts. */
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
}

export interface PostLikesTable {
  post_id: string;
  member_id: string;
  at: number;
}

export interface CommunityTables {
  posts: PostsTable;
  comments: CommentsTable;
  post_likes: PostLikesTable;
}
