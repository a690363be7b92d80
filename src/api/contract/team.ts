/** Who was invited, of the messages backend (product 12.3, 15.20). */
import * as v from 'valibot';
import { inviteLevels } from '#domain/sharing.ts';
import type { LatestBonus, LevelFigures, TeamFigures, TeamMember } from '#domain/team.ts';
import { size } from './amount-wire.ts';
import { endpoint } from './endpoint.ts';
import { page, paging } from './page.ts';
import { secret } from './secret.ts';
import { count, id, instant, nothing, text } from './wire.ts';

const level = v.picklist(inviteLevels);

const bonus = {
  recordId: id,
  amount: size,
  status: v.picklist(['credited', 'notCredited']),
};

const teamMember = v.pipe(
  v.object({
    /** Of the row, for the one who asks. */
    rowId: id,
    /** Masked: the ends of a phone number or of an e-mail name. */
    account: secret('account', text),
    /** Masked; empty: the member who asks. */
    referrer: text,
    /** What they own is theirs alone to see (product 12.3, decision 0034). */
    assets: v.literal('notShown'),
    totalReferrals: count,
    level,
    joinTime: instant,
    /** Holds an order that they bought. */
    active: v.boolean(),
    /** Null: their first order has not had its first full day. */
    bonus: v.nullable(v.object(bonus)),
  }),
  v.transform((wire): TeamMember => ({
    id: wire.rowId,
    account: wire.account,
    referrer: wire.referrer,
    level: wire.level,
    referrals: wire.totalReferrals,
    joinedAt: wire.joinTime,
    isActive: wire.active,
    bonus: wire.bonus && {
      recordId: wire.bonus.recordId,
      amount: wire.bonus.amount,
      isCredited: wire.bonus.status === 'credited',
    },
  })),
);

const levelFigures = v.pipe(
  v.object({
    num: count,
    activeNum: count,
    /** What was credited for them in all. */
    amount: size,
    creditedNum: count,
    notCreditedNum: count,
  }),
  v.transform((wire): LevelFigures => ({
    members: wire.num,
    active: wire.activeNum,
    credited: wire.amount,
    creditedCount: wire.creditedNum,
    notCreditedCount: wire.notCreditedNum,
  })),
);

const latestBonus = v.pipe(
  v.object({ ...bonus, level, time: instant }),
  v.transform(({ status, time, ...rest }): LatestBonus => ({ ...rest, isCredited: status === 'credited', at: time })),
);

export const team = {
  teamMembers: endpoint({
    backend: 'messages',
    method: 'POST',
    path: 'share/invited/floor',
    auth: 'member',
    input: v.object({ level, ...paging }),
    reply: page(teamMember),
    about: 'Members of one level below, latest first: masked, with the bonus that each brought.',
    origin: 'spec',
  }),
  teamFigures: endpoint({
    backend: 'messages',
    method: 'POST',
    path: 'share/invited/floor/num',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        levels: v.object({ B: levelFigures, C: levelFigures, D: levelFigures }),
        latest: v.array(latestBonus),
      }),
      v.transform((figures): TeamFigures => figures),
    ),
    about: 'Members and active members at each level, what they brought, and the latest bonuses with their records.',
    origin: 'spec',
  }),
};
