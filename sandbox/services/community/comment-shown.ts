import { sql, type RawBuilder } from 'kysely';
import { isBlocked } from './blocks.ts';

/** Whether a member is shown a comment: not one that the operator hid, but their own, and none of whom they blocked. */
export const isShownTo = (memberId: string): RawBuilder<boolean> =>
  sql`(comments.hidden_at is null or comments.member_id = ${memberId}) and not ${isBlocked(memberId, 'comments.member_id')}`;
