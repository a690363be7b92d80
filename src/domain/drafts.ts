/** What a member typed into flows that are not done yet. No password and no verification code is ever in it. */
import type { AmountEntry } from './amount-input.ts';
import type { KeptComments } from './comment-draft.ts';
import type { LetterText, SmallPicture } from './letter.ts';
import type { SharedPost } from './shared-post.ts';

/** By the id of the flow's machine. */
export interface Drafts {
  withdrawal: { payeeId: string; entry: AmountEntry };
  recharge: { channelId: string; entry: AmountEntry };
  exchange: { entry: AmountEntry };
  redeem: { code: string };
  purchase: { couponId: string };
  /** A post or feedback: the id that it is sent under, and whether it went out without an answer. */
  letter: LetterText & { id: string; isSent: boolean };
  /** Apart: they are large, and text is written with each key. */
  letterPictures: readonly SmallPicture[];
  /** What another app shared, for a post. */
  shared: SharedPost;
  groupJoin: { picture: SmallPicture | null };
  payeeForm: Readonly<Record<string, string>>;
  /** By post. */
  comments: KeptComments;
}
