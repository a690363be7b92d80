import type { Client } from '#api/client.ts';
import { loadRecords } from '#api/wallet.ts';
import { FilterLinks } from '#components/filter-links.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { useAddress } from '#kit/address.ts';
import { Below } from '#kit/below.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useQuery } from '#kit/query.ts';
import { useRoute } from '#kit/route.ts';
import { Screen } from '#kit/screen.tsx';
import { useIsWide } from '#kit/wide.ts';
import { recordGroups, type RecordFilter } from '#domain/wallet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CurrencyName, DaysShown } from './filter-words.tsx';
import { NoRecords } from './no-records.tsx';
import { OneRecord } from './one-record.tsx';
import { RecordDates } from './record-dates.tsx';
import { RecordExport } from './record-export.tsx';
import { addressOf, filterOf, isSearch, soughtIn } from './record-filter.ts';
import { RecordList } from './record-list.tsx';
import { RecordSearch } from './record-search.tsx';
import { RecordTotals } from './record-totals.tsx';
import { groupWords } from '#features/wallet/record-words.tsx';

export const early = (query: URLSearchParams, path: string) =>
  query.has('id')
    ? {}
    : { list: (client: Client, pageNum: number) => loadRecords(client, filterOf(path, query), pageNum) };

/** `?type=` lists records (product 11.5), `?id=` opens one; other addresses lead here with a filter set. */
export default function Records() {
  const recordId = useQuery('id');
  const { path } = useRoute();
  const { query } = useAddress();
  const filter = filterOf(path, new URLSearchParams(query));
  return recordId === '' ? <FilteredRecords filter={filter} /> : <OneRecord recordId={recordId} />;
}

function FilteredRecords({ filter }: { filter: RecordFilter }) {
  const { t } = useLingui();
  const { navigate } = useAddress();
  const { type, from, to, currency } = filter;
  const hasDays = from !== '' || to !== '';
  const isSought = isSearch(filter);
  const isNarrow = hasDays || isSought || currency !== undefined;
  const isWide = useIsWide();
  const totals = <RecordTotals filter={filter} isEverything={type === recordGroups.all && !isNarrow} />;
  const narrowing = (
    <>
      <RecordSearch
        {...soughtIn(filter)}
        onSearch={(sought) => navigate(addressOf({ ...filter, ...sought }), { replace: 'view' })}
      />
      <SegmentedLinks
        label={t({ message: 'Currency', comment: 'Field or filter: USDT or rupees' })}
        items={[
          {
            href: `#${addressOf({ ...filter, currency: '' })}`,
            label: <Trans comment="Filter: both currencies">Both</Trans>,
            isActive: !currency,
          },
          {
            href: `#${addressOf({ ...filter, currency: 'USDT' })}`,
            label: <CurrencyName of="USDT" />,
            isActive: currency === 'USDT',
          },
          {
            href: `#${addressOf({ ...filter, currency: 'INR' })}`,
            label: <CurrencyName of="INR" />,
            isActive: currency === 'INR',
          },
        ]}
      />
      <RecordDates
        from={from}
        to={to}
        onChoose={(days) => navigate(addressOf({ ...filter, ...days }), { replace: 'view' })}
      />
      <RecordExport filter={filter} />
    </>
  );
  return (
    <Screen title={t`Records`} trailing={<HideAmounts />} isWide={isWide}>
      <FilterLinks
        label={t({ message: 'Which records', comment: 'Name of a filter' })}
        items={Object.values(recordGroups).map((group) => ({
          href: `#${addressOf({ ...filter, type: group })}`,
          label: groupWords[group],
          isActive: group === type,
        }))}
      />
      {isWide ? (
        <div className="grid grid-cols-2 items-start gap-3">
          {totals}
          <div className="space-y-3 rounded-xl bg-raised p-4 shadow-card">{narrowing}</div>
        </div>
      ) : (
        <>
          {totals}
          <details open={isNarrow} className="rounded-xl bg-raised shadow-card">
            <summary className="min-h-12 cursor-pointer px-4 py-3 text-sm font-semibold">
              <Trans>Search, filter, export</Trans>
              {hasDays && (
                <span className="ms-2 font-normal text-subtle">
                  <DaysShown from={from} to={to} />
                </span>
              )}
            </summary>
            <div className="space-y-5 border-t border-line px-4 py-4">
              <Below isInSight={isNarrow}>{narrowing}</Below>
            </div>
          </details>
        </>
      )}
      <RecordList isTable={isWide} filter={filter} empty={<NoRecords filter={filter} hasDays={hasDays} />} />
    </Screen>
  );
}
