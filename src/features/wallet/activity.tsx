import { allRecords, loadRecords } from '#api/wallet.ts';
import { List } from '#components/list-row.tsx';
import { Card } from '#components/card.tsx';
import { SkeletonList } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Trans } from '@lingui/react/macro';
import { RecordRow } from './record-row.tsx';

const shown = 5;

/** The newest records, and the way to all of them. */
export const Activity = () => (
  <Resource
    load={(client) => loadRecords(client, allRecords, 1)}
    changedBy="wallet"
    skeleton={<SkeletonList rows={shown + 2} />}
  >
    {(records) => (
      <Card
        isFlush
        title={<Trans comment="Title: the latest records of the balance">Activity</Trans>}
        aside={
          <a href="#/user/record?type=1" className="-my-3 inline-flex min-h-11 items-center font-bold text-link">
            <Trans context="all records">All</Trans>
          </a>
        }
      >
        <Figure of={records}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="px-4 py-4 text-sm text-subtle">
                <Trans>No records yet</Trans>
              </p>
            ) : (
              <List>
                {list.slice(0, shown).map((record) => (
                  <li key={record.id}>
                    <RecordRow record={record} />
                  </li>
                ))}
              </List>
            )
          }
        </Figure>
      </Card>
    )}
  </Resource>
);
