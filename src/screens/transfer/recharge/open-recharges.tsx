import { loadOpenRecharges } from '#api/recharge.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Notice } from '#components/notice.tsx';
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
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>We couldn't load your open recharges. They continue.</Trans>
      </Notice>
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
