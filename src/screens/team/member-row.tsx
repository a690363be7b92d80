import { Amount } from '#components/amount.tsx';
import { Badge } from '#components/badge.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import type { TeamMember } from '#domain/team.ts';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { BonusBadge } from './bonus-badge.tsx';

/** One member of the team; leads to the record of the bonus that they brought, where there is one. */
export function MemberRow({ member }: { member: TeamMember }) {
  const { account, referrer, referrals, joinedAt, isActive, bonus } = member;
  return (
    <div className="overflow-hidden rounded-lg bg-raised shadow-card">
      <ListRowBody
        href={bonus ? `#/user/record?id=${encodeURIComponent(bonus.recordId)}` : undefined}
        title={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 *:min-w-0">
            <bdi dir="ltr" className="tabular-nums">
              {account}
            </bdi>
            {isActive ? (
              <Badge tone="positive">
                <Trans comment="State of a member: holds an order they bought">Active</Trans>
              </Badge>
            ) : (
              <Badge tone="neutral">
                <Trans comment="State of a member: holds no order they bought">Not active</Trans>
              </Badge>
            )}
          </span>
        }
        detail={
          <>
            <span className="block">
              <Trans comment="The day on which a member registered">
                Joined <When at={joinedAt} isDay />
              </Trans>
            </span>
            <span className="block">
              {referrer === '' ? (
                <Trans>Invited by you</Trans>
              ) : (
                <Trans comment="The argument is a masked account">
                  Invited by <bdi dir="ltr">{referrer}</bdi>
                </Trans>
              )}
              {' · '}
              <Plural
                comment="Whom this member invited"
                value={referrals}
                _0="invited nobody"
                one="invited # member"
                other="invited # members"
              />
            </span>
          </>
        }
        value={
          bonus && (
            <Amount
              money={{ amount: bonus.amount, currency: 'USDT' }}
              {...(bonus.isCredited ? { isSigned: true } : { tone: 'subtle' })}
            />
          )
        }
        valueDetail={bonus ? <BonusBadge isCredited={bonus.isCredited} /> : <Trans>No bonus yet</Trans>}
      />
    </div>
  );
}
