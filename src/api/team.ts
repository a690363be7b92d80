/** Who was invited, and what it brought (product 15.20). */
import { sharing } from '#contract/sharing.ts';
import { team } from '#contract/team.ts';
import type { Fresh } from '#domain/fresh.ts';
import { freshTogether } from '#domain/fresh-age.ts';
import { pageSize } from '#domain/limits.ts';
import type { InviteLevel, ShareInfo } from '#domain/sharing.ts';
import type { TeamFigures } from '#domain/team.ts';
import { toFresh, type Client } from './client.ts';

export interface TeamPage {
  share: ShareInfo;
  figures: TeamFigures;
}

/** As old as the older of the two. */
export async function loadTeamPage(client: Client): Promise<Fresh<TeamPage>> {
  const [share, figures] = await Promise.all([client.call(sharing.shareInfo, {}), client.call(team.teamFigures, {})]);
  return freshTogether({ share: share.value, figures: figures.value }, share, figures);
}

export const loadTeamFigures = async (client: Client) => toFresh(await client.call(team.teamFigures, {}));

export const loadTeamMembers = async (client: Client, level: InviteLevel, pageNum: number) =>
  toFresh(await client.call(team.teamMembers, { level, pageNum, pageSize }));
