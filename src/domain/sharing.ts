/** Inviting others. Spec part 3 "Share info": "shareUrl, and a count per level". */

/** decisions.md part 3 "Invite levels": the three levels below the member. */
export const inviteLevels = ['B', 'C', 'D'] as const;
export type InviteLevel = (typeof inviteLevels)[number];

export interface ShareInfo {
  /** The invite link is this and the code; may be relative to the app. */
  shareUrl: string;
  inviteCode: string;
  /** Members invited, at each level below. */
  levels: Readonly<Record<InviteLevel, number>>;
}
