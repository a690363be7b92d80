/** Inviting (product 12.1), and whom to ask for help (product 13.11). */
import { sql } from 'kysely';
import type { sharing } from '#contract/sharing.ts';
import { gradeSteps } from '#domain/grade.ts';
import { referralBonus } from '#domain/limits.ts';
import { toDecimal } from '#domain/money.ts';
import { inviteLevels, type InviteLevel } from '#domain/sharing.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { promotion } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { activeInvited } from '#sandbox/services/members/grades.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { teamOf } from './team.ts';

/** Relative: the app that shows it knows where it is. */
const shareUrl = './#/user/login/register?invite=';

const customerLinkKey = 'customer_link';

/** Who runs a sandbox is its customer service, and the panel is their desk. */
export const panelLink = '/sandbox';

export const readCustomerLink = async ({ db }: Context): Promise<string> =>
  (await readSetting(db, customerLinkKey)) ?? panelLink;

export const writeCustomerLink = ({ db }: Context, link: string): Promise<void> =>
  writeSetting(db, customerLinkKey, link);

/** How many were invited by a member (B), by those (C), and by those (D). */
async function countLevels({ db }: Context, memberId: string): Promise<Record<InviteLevel, number>> {
  const { rows } = await sql<{ depth: number; members: string }>`
    with ${teamOf(memberId)} select depth, count(*)::text as members from team
      join members on members.id = team.id where deleted_at is null group by depth`.execute(db);
  const levels = { B: 0, C: 0, D: 0 };
  for (const { depth, members } of rows) {
    const level = inviteLevels[depth - 1];
    if (level) levels[level] = Number(members);
  }
  return levels;
}

export const sharingHandlers: Handlers<typeof sharing> = {
  async shareInfo(context, { caller }) {
    const [{ invite_code }, levels, activeNum, budget] = await Promise.all([
      findById(context, caller.id),
      countLevels(context, caller.id),
      activeInvited(context, caller.id),
      balanceOf({ trx: context.db }, promotion),
    ]);
    return {
      data: {
        shareUrl,
        invitateCode: invite_code,
        levels,
        bonuses: { B: toDecimal(referralBonus.B), C: toDecimal(referralBonus.C), D: toDecimal(referralBonus.D) },
        budget: toDecimal(budget),
        grades: [...gradeSteps],
        activeNum,
      },
    };
  },

  customerService: async (context) => ({ data: { appUrl: await readCustomerLink(context) } }),
};
