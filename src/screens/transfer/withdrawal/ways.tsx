import { loadWithdrawalWays } from '#api/withdrawal.ts';
import { Badge } from '#components/badge.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { When } from '#kit/when.tsx';
import {
  obstaclesOf,
  withdrawalWays,
  type WithdrawalStanding,
  type WithdrawalWay,
  type WithdrawalWindow,
} from '#domain/withdrawal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { AvailableCard } from './available-card.tsx';
import { obstacleTitles, OpenHours } from './obstacle-words.tsx';
import { wayPaths, wayTitles } from './way-words.tsx';

/** How to withdraw: whether each way is open now and, if not, why and until when. */
export default function Ways() {
  const { t } = useLingui();
  return (
    <Screen title={t`Withdraw`} trailing={<HideAmounts />}>
      <Resource
        load={loadWithdrawalWays}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="2.5rem" />
            <SkeletonCard lines={7} />
            <SkeletonCard lines={7} />
          </Skeleton>
        }
      >
        {(ways, refresh) => (
          <Figure of={ways}>
            {({ options, available }) => (
              <div className="space-y-4">
                <WindowLine window={options.window} onElapsed={refresh} />
                {withdrawalWays.map((way) => (
                  <WayCard
                    key={way}
                    way={way}
                    standing={{ options, available: available[way] }}
                    isFirst={way === withdrawalWays[0]}
                    onElapsed={refresh}
                  />
                ))}
              </div>
            )}
          </Figure>
        )}
      </Resource>
      <Card isFlush>
        <List>
          <ListRow
            href="#/user/withrecord"
            title={<Trans comment="Link: list of withdrawals">Withdrawal records</Trans>}
            hasArrow
          />
          <ListRow href="#/user/address" title={<Trans>Address book</Trans>} hasArrow />
          <ListRow href="#/user/Caddress" title={<Trans>Bank accounts</Trans>} hasArrow />
          <ListRow href="#/user/fundPwd" title={<Trans>Fund password</Trans>} hasArrow />
          <ListRow href="#/user/pdf?doc=wallet" title={<Trans>How the wallet works</Trans>} hasArrow />
        </List>
      </Card>
    </Screen>
  );
}

/** The hours, and when they end or begin; read again at that moment. */
function WindowLine({ window, onElapsed }: { window: WithdrawalWindow; onElapsed: () => void }) {
  const turnsAt = window.isOpen ? window.closesAt : window.opensAt;
  return (
    <p className="text-sm text-subtle">
      <OpenHours />{' '}
      <Countdown key={turnsAt} endsAt={turnsAt} onElapsed={onElapsed}>
        {() =>
          window.isOpen ? (
            <Trans comment="Withdrawals can be requested until this time">
              Open until <When at={turnsAt} />
            </Trans>
          ) : (
            <Trans>
              Closed until <When at={turnsAt} />
            </Trans>
          )
        }
      </Countdown>
    </p>
  );
}

interface WayCardProps {
  way: WithdrawalWay;
  standing: WithdrawalStanding;
  isFirst: boolean;
  onElapsed: () => void;
}

function WayCard({ way, standing, isFirst, onElapsed }: WayCardProps) {
  const inTheWay = obstaclesOf(standing.options, way, standing.available);
  const isOpen = inTheWay.length === 0;
  return (
    <AvailableCard
      way={way}
      standing={standing}
      title={wayTitles[way]}
      aside={
        isOpen ? (
          <Badge tone="positive">
            <Trans comment="State: this withdrawal is possible now">Open now</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans comment="State: this withdrawal isn't possible now">Not now</Trans>
          </Badge>
        )
      }
    >
      {!isOpen && (
        <ul className="mt-4 list-disc space-y-1.5 border-t border-line ps-5 pt-3 text-sm marker:text-warning">
          {inTheWay.map((obstacle) => (
            <li key={obstacle} data-obstacle={obstacle}>
              {obstacleTitles[obstacle]({ way, ...standing, onElapsed })}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <LinkButton href={`#${wayPaths[way]}`} variant={isOpen && isFirst ? 'primary' : 'secondary'} isWide>
          {isOpen ? (
            <WithdrawWord way={way} />
          ) : (
            <Trans comment="Button: opens why this withdrawal isn't possible now">See why</Trans>
          )}
        </LinkButton>
      </div>
    </AvailableCard>
  );
}

const WithdrawWord = ({ way }: { way: WithdrawalWay }) =>
  way === 'usdt' ? (
    <Trans comment="Button and title: pays play USDT out">Withdraw USDT</Trans>
  ) : (
    <Trans comment="Button and title: pays play rupees out">Withdraw rupees</Trans>
  );
