/** Tables of 0032-letters.ts: feedback, and screenshots of the group-join bonus. */

export interface FeedbackTable {
  /** The reference that the member is told. */
  id: string;
  member_id: string;
  /** Made by the device. */
  draft_id: string;
  /** SHA-256 of what was sent, hex. */
  digest: string;
  comments: string;
  /** As it is called from elsewhere; empty: none was given. */
  phone: string;
  at: number;
  /** Real time, ms. */
  sent_at: number;
}

export interface FeedbackPicturesTable {
  feedback_id: string;
  position: number;
  picture_id: string;
}

export interface GroupJoinsTable {
  member_id: string;
  /** Null: its member deleted their account. */
  picture_id: string | null;
  amount: bigint;
  /** Empty: credited. */
  reason: 'promotionEmpty' | '';
  entry_id: bigint | null;
  at: number;
}

export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_pictures: FeedbackPicturesTable;
  group_joins: GroupJoinsTable;
}
