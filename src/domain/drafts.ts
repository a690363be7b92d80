/** What a member typed into flows that are not done yet. No password and no verification code is ever in it. */
import type { AmountEntry } from './amount-input.ts';
import type { KeptComments } from './comment-draft.ts';

/** By the id of the flow's machine. */
export interface Drafts {
  withdrawal: { payeeId: string; entry: AmountEntry };
  recharge: { channelId: string; entry: AmountEntry };
  exchange: { entry: AmountEntry };
  redeem: { code: string };
  purchase: { couponId: string };
  payeeForm: Readonly<Record<string, string>>;
  /** By post. */
  comments: KeptComments;
}
