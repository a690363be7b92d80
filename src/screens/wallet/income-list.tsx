import { loadIncomes } from '#api/wallet.ts';
import { Region } from '#components/region.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { IncomeRow } from '#features/income/income-row.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { useQuery } from '#kit/query.ts';
import { Trans, useLingui } from '@lingui/react/macro';

/** The single incomes: those that wait, and those that were taken. */
export function IncomeList() {
  const { t } = useLingui();
  const status = useQuery('show') === 'taken' ? 'taken' : 'notReceived';
  return (
    <section className="space-y-3" aria-label={t`Daily incomes`}>
      <SegmentedLinks
        label={t({ message: 'Which incomes', comment: 'Name of a filter' })}
        items={[
          {
            href: '#/user/receiveincome',
            label: <Trans context="income that can be collected">Due</Trans>,
            isActive: status === 'notReceived',
          },
          {
            href: '#/user/receiveincome?show=taken',
            label: <Trans comment="Filter: income that the member has taken">Collected</Trans>,
            isActive: status === 'taken',
          },
        ]}
      />
      <PagedList
        loadPage={(client, pageNum) => loadIncomes(client, { status }, pageNum)}
        changedBy="wallet"
        skeleton={<SkeletonList rows={4} />}
        empty={
          <p className="px-1 py-4 text-sm text-subtle">
            {status === 'taken' ? (
              <Trans>You haven't collected any income yet.</Trans>
            ) : (
              <Trans>No income is due.</Trans>
            )}
          </p>
        }
      >
        {(page) => (
          <Region>
            <Figure of={page}>
              {({ list }) => <VirtualList rows={list} row={(income) => <IncomeRow income={income} />} />}
            </Figure>
          </Region>
        )}
      </PagedList>
    </section>
  );
}
