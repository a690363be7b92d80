/**
 * Who was invited, three levels deep, and what it brought (product 12.3). Decision 0034 says what one member sees of
 * another.
 */
import { sql } from 'kysely';
import type { team } from '#contract/team.ts';
import { toDecimal } from '#domain/money.ts';
import { inviteLevels, type InviteLevel } from '#domain/sharing.ts';
import type { Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { accountOf } from '#sandbox/services/members/members.ts';
import { maskedAccount } from './masked-account.ts';
import { teamRowId } from './team-row.ts';

const latestShown = 5;

/** As `team (id, depth)`: who was invited by a member (1), by those (2), and by those (3). */
export const teamOf = (memberId: string, depth: number = inviteLevels.length) => sql`recursive team (id, depth) as (
    select id, 1 from members where inviter_id = ${memberId}
    union all
    select members.id, team.depth + 1 from members join team on members.inviter_id = team.id
    where team.depth < ${depth}
  )`;

/** Holds an order that they bought: as the grades count. */
const isActive = sql<boolean>`exists (
    select from orders where orders.member_id = members.id and orders.status = 'valid' and not orders.is_trial
  )`;

type BonusStatus = 'credited' | 'notCredited';

interface MemberRow {
  id: string;
  phone: string | null;
  email: string | null;
  created_at: number;
  referrer_id: string;
  referrer_phone: string | null;
  referrer_email: string | null;
  referrals: bigint;
  active: boolean;
  record_id: string | null;
  amount: bigint | null;
  status: BonusStatus | null;
}

const bonusOf = ({ record_id, amount, status }: MemberRow) =>
  record_id === null || amount === null || status === null
    ? null
    : { recordId: record_id, amount: toDecimal(amount), status };

interface FigureRow {
  depth: number;
  members: bigint;
  active: bigint;
  credited: bigint;
  credited_count: bigint;
  not_credited_count: bigint;
}

async function figuresOf({ db }: Context, memberId: string): Promise<ReadonlyMap<InviteLevel | undefined, FigureRow>> {
  const { rows } = await sql<FigureRow>`with ${teamOf(memberId)}
    select depth, count(*) filter (where deleted_at is null) as members, count(*) filter (where ${isActive}) as active,
      coalesce(sum(records.amount) filter (where records.status = 'credited'), 0)::bigint as credited,
      count(*) filter (where records.status = 'credited') as credited_count,
      count(*) filter (where records.status = 'notCredited') as not_credited_count
    from team join members on members.id = team.id
    left join referral_bonuses on invited_id = members.id and referral_bonuses.inviter_id = ${memberId}
    left join records on records.id = record_id
    group by depth`.execute(db);
  return new Map(rows.map((row) => [inviteLevels[row.depth - 1], row]));
}

const levelOf = (row: FigureRow | undefined) => ({
  num: Number(row?.members ?? 0),
  activeNum: Number(row?.active ?? 0),
  amount: toDecimal(row?.credited ?? 0n),
  creditedNum: Number(row?.credited_count ?? 0),
  notCreditedNum: Number(row?.not_credited_count ?? 0),
});

export const teamHandlers: Handlers<typeof team> = {
  async teamMembers({ db }, { caller, input: { level, pageNum, pageSize } }) {
    const depth = inviteLevels.indexOf(level) + 1;
    const counted = await sql<{ total: bigint }>`with ${teamOf(caller.id, depth)}
      select count(*) as total from team join members on members.id = team.id
      where depth = ${depth} and deleted_at is null`.execute(db);
    const { rows } = await sql<MemberRow>`with ${teamOf(caller.id, depth)}
      select members.id, members.phone, members.email, members.created_at, ${isActive} as active,
        referrer.id as referrer_id, referrer.phone as referrer_phone, referrer.email as referrer_email,
        (select count(*) from members as theirs where theirs.inviter_id = members.id
          and theirs.deleted_at is null) as referrals,
        records.id as record_id, records.amount, records.status
      from team join members on members.id = team.id
      join members as referrer on referrer.id = members.inviter_id
      left join referral_bonuses on invited_id = members.id and referral_bonuses.inviter_id = ${caller.id}
      left join records on records.id = record_id
      where depth = ${depth} and members.deleted_at is null
      order by members.created_at desc, members.id
      limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
    const list = rows.map((row) => ({
      rowId: teamRowId(caller.id, row.id),
      account: maskedAccount(accountOf(row)),
      referrer:
        row.referrer_id === caller.id
          ? ''
          : maskedAccount(accountOf({ phone: row.referrer_phone, email: row.referrer_email })),
      assets: 'notShown' as const,
      totalReferrals: Number(row.referrals),
      level,
      joinTime: row.created_at,
      active: row.active,
      bonus: bonusOf(row),
    }));
    return { data: { total: Number(counted.rows[0]?.total ?? 0), list } };
  },

  async teamFigures(context, { caller }) {
    const figures = await figuresOf(context, caller.id);
    const latest = await context.db
      .selectFrom('referral_bonuses')
      .innerJoin('records', 'records.id', 'referral_bonuses.record_id')
      .select(['records.id', 'records.amount', 'records.status', 'records.at', 'referral_bonuses.level'])
      .where('referral_bonuses.inviter_id', '=', caller.id)
      .orderBy('records.at', 'desc')
      .orderBy('records.id')
      .limit(latestShown)
      .execute();
    return {
      data: {
        levels: { B: levelOf(figures.get('B')), C: levelOf(figures.get('C')), D: levelOf(figures.get('D')) },
        latest: latest.map(({ id, amount, status, at, level }) => ({
          recordId: id,
          amount: toDecimal(amount),
          status: status === 'credited' ? 'credited' : 'notCredited',
          level,
          time: at,
        })),
      },
    };
  },
};
