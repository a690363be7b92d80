import { loadRecords } from '#api/wallet.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { recordGroups, type MoneyRecord } from '#domain/wallet.ts';
import { withdrawalIdOf } from '#domain/withdrawal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OneWithdrawal } from './one-withdrawal.tsx';
import { RecordRow } from './record-row.tsx';

/** Withdrawals and what came back of them; `?id=` opens one. */
export default function WithdrawalRecords() {
  const withdrawalId = useQuery('id');
  return withdrawalId === '' ? <WithdrawalList /> : <OneWithdrawal withdrawalId={withdrawalId} />;
}

function WithdrawalList() {
  const { t } = useLingui();
  return (
    <Screen title={t`Withdrawal records`} trailing={<HideAmounts />}>
      <PagedList
        loadPage={(client, pageNum) =>
          loadRecords(client, { type: recordGroups.withdrawal, from: '', to: '' }, pageNum)
        }
        skeleton={
          <Skeleton>
            <SkeletonList rows={6} />
          </Skeleton>
        }
        empty={
          <EmptyState
            drawing="no-records"
            title={<Trans>You have not withdrawn yet</Trans>}
            action={
              <LinkButton href="#/user/allExtract">
                <Trans>How to withdraw</Trans>
              </LinkButton>
            }
          >
            <Trans>Each withdrawal is listed here, with where it is.</Trans>
          </EmptyState>
        }
      >
        {(page) => (
          <Figure of={page}>
            {({ list }) => <VirtualList rows={list} row={(record) => <WithdrawalCard record={record} />} />}
          </Figure>
        )}
      </PagedList>
    </Screen>
  );
}

/** Opens where the withdrawal is; what came back of one opens to its record. */
function WithdrawalCard({ record }: { record: MoneyRecord }) {
  const id = withdrawalIdOf(record);
  return (
    <div className="overflow-hidden rounded-lg border border-line/70 bg-raised">
      <RecordRow record={record} {...(id !== null && { href: `#/user/withrecord?id=${encodeURIComponent(id)}` })} />
    </div>
  );
}
