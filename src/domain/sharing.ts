/** Inviting others: the link, the code, and how many came by it at each level (product 12.1). */
import type { GradeStep } from './grade.ts';

/** The three levels below the member (product 12.2). */
export const inviteLevels = ['B', 'C', 'D'] as const;
export type InviteLevel = (typeof inviteLevels)[number];

export interface ShareInfo {
  /** The invite link is this and the code; may be relative to the app. */
  shareUrl: string;
  inviteCode: string;
  /** Members invited, at each level below. */
  levels: Readonly<Record<InviteLevel, number>>;
  /** What one invited member brings, once, in millionths. */
  bonuses: Readonly<Record<InviteLevel, bigint>>;
  /** What the promotion budget holds now, in millionths: with less than a bonus it is not credited. */
  budget: bigint;
  /** Lowest first. */
  grades: readonly GradeStep[];
  /** Members whom they invited themselves and who hold an order that they bought: what the grade goes by. */
  activeInvited: number;
}

/** The link that an invited person follows, as the server has it: not to be opened or shown as one before it is looked at. */
export const inviteLinkOf = ({ shareUrl, inviteCode }: Pick<ShareInfo, 'shareUrl' | 'inviteCode'>): string =>
  shareUrl + encodeURIComponent(inviteCode);
