import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { inviteLevels } from '#domain/sharing.ts';
import type { TeamFigures } from '#domain/team.ts';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { BonusBadge } from './bonus-badge.tsx';
import { levelNames } from './level-words.tsx';

/** What the team brought so far, and the latest bonuses with their records. */
export function BonusCard({ figures: { levels, latest } }: { figures: TeamFigures }) {
  const credited = inviteLevels.reduce((sum, level) => sum + levels[level].credited, 0n);
  const refused = inviteLevels.reduce((sum, level) => sum + levels[level].notCreditedCount, 0);
  return (
    <Card title={<Trans>Referral bonuses so far</Trans>} isFlush>
      <div className="space-y-1.5 px-4 pt-2 pb-4">
        <Amount money={{ amount: credited, currency: 'USDT' }} size="large" />
        {refused > 0 && (
          <p className="text-sm">
            <Plural
              value={refused}
              one="# bonus not credited: the promotion budget was empty."
              other="# bonuses not credited: the promotion budget was empty."
            />
          </p>
        )}
        {latest.length === 0 && (
          <p className="text-sm text-subtle">
            <Trans comment="No referral bonus so far">None yet.</Trans>{' '}
            <Trans>
              The promotion budget pays a fixed bonus after the first full day of an invited member's first order,
              whatever they pay.
            </Trans>
          </p>
        )}
      </div>
      {latest.length > 0 && (
        <div className="border-t border-line">
          <List>
            {latest.map(({ recordId, level, amount, isCredited, at }) => (
              <ListRow
                key={recordId}
                href={`#/user/record?id=${encodeURIComponent(recordId)}`}
                title={levelNames[level]}
                detail={<When at={at} />}
                value={
                  <Amount
                    money={{ amount, currency: 'USDT' }}
                    {...(isCredited ? { isSigned: true } : { tone: 'subtle' })}
                  />
                }
                valueDetail={<BonusBadge isCredited={isCredited} />}
              />
            ))}
            <ListRow href="#/user/record?type=5" title={<Trans>All bonus records</Trans>} hasArrow />
          </List>
        </div>
      )}
    </Card>
  );
}
