import { loadRecords } from '#api/wallet.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#flow/figure.tsx';
import { PagedList } from '#flow/paged-list.tsx';
import { useQuery } from '#flow/query.ts';
import { Screen } from '#flow/screen.tsx';
import type { MoneyRecord } from '#domain/wallet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OneRecord } from './one-record.tsx';
import { RecordRow } from './record-row.tsx';

/** `?type=` lists records (spec part 2 "Menu targets"), `?id=` opens one. */
export default function Records() {
  const recordId = useQuery('id');
  return recordId === '' ? <RecordList /> : <OneRecord recordId={recordId} />;
}

function RecordList() {
  const { t } = useLingui();
  const type = useQuery('type') === '5' ? '5' : '1';
  return (
    <Screen title={t`Records`}>
      <SegmentedLinks
        label={t`Which records`}
        items={[
          { href: '#/user/record?type=1', label: <Trans>All</Trans>, isActive: type === '1' },
          { href: '#/user/record?type=5', label: <Trans>Bonus and rewards</Trans>, isActive: type === '5' },
        ]}
      />
      <PagedList
        loadPage={(client, pageNum) => loadRecords(client, { type, from: '', to: '' }, pageNum)}
        skeleton={
          <Skeleton>
            <SkeletonList rows={8} />
          </Skeleton>
        }
        empty={
          <EmptyState
            drawing="no-records"
            title={<Trans>No records yet</Trans>}
            action={
              <LinkButton href="#/index">
                <Trans>Go home</Trans>
              </LinkButton>
            }
          >
            <Trans>Whatever moves in your wallet is listed here, with who paid it.</Trans>
          </EmptyState>
        }
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => <VirtualList rows={list} row={(record) => <RecordCard record={record} />} />}
          </Figure>
        )}
      </PagedList>
    </Screen>
  );
}

const RecordCard = ({ record }: { record: MoneyRecord }) => (
  <div className="overflow-hidden rounded-lg border border-line/70 bg-raised">
    <RecordRow record={record} />
  </div>
);
