import { loadOpenRecharges } from '#api/recharge.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { PartFailure } from '#components/part-failure.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { When } from '#kit/when.tsx';
import type { Recharge } from '#domain/recharge.ts';
import { Trans } from '@lingui/react/macro';
import { addressOf, CameBy } from './method-words.tsx';
import { StageBadge } from './stage-badge.tsx';

/** What waits for a payment or a confirmation; nothing where there is none. */
export const OpenRecharges = () => (
  <Resource
    load={loadOpenRecharges}
    skeleton={null}
    failed={(retry) => (
      <PartFailure onRetry={retry}>
        <Trans>We couldn't load your open recharges. They continue.</Trans>
      </PartFailure>
    )}
  >
    {(recharges) => <Figure of={recharges}>{(list) => list.length > 0 && <Rows list={list} />}</Figure>}
  </Resource>
);

const Rows = ({ list }: { list: readonly Recharge[] }) => (
  <Card title={<Trans comment="Title: recharges that still wait for payment, adjective">Open recharges</Trans>} isFlush>
    <List>
      {list.map((recharge) => (
        <ListRow
          key={recharge.id}
          href={`#${addressOf(recharge)}`}
          title={<Amount money={recharge} />}
          detail={
            <>
              <span className="block">
                <CameBy recharge={recharge} />
              </span>
              <When at={recharge.createdAt} />
            </>
          }
          valueDetail={<StageBadge recharge={recharge} />}
          hasArrow
        />
      ))}
    </List>
  </Card>
);
