import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { recordGroups, type RecordFilter } from '#domain/wallet.ts';
import { NothingFound } from '#features/find/nothing-found.tsx';
import { groupWords } from '#features/wallet/record-words.tsx';
import { Trans } from '@lingui/react/macro';
import { CurrencyName, DaysShown } from './filter-words.tsx';
import { addressOf, isSearch, nothingSought } from './record-filter.ts';

/** Says which filter is on, and leads out of it. */
export function NoRecords({ filter, hasDays }: { filter: RecordFilter; hasDays: boolean }) {
  const group = groupWords[filter.type];
  if (isSearch(filter))
    return (
      <NothingFound clearHref={`#${addressOf({ ...filter, ...nothingSought })}`}>
        {hasDays ? (
          <Trans comment="A kind of record, and days">
            Filter: {group}, <DaysShown from={filter.from} to={filter.to} />
          </Trans>
        ) : (
          <Trans comment="The argument is a kind of record">Filter: {group}</Trans>
        )}
      </NothingFound>
    );
  if (hasDays)
    return (
      <EmptyState
        drawing="no-records"
        title={<Trans>No records in these days</Trans>}
        action={
          <LinkButton href={`#${addressOf({ ...filter, from: '', to: '' })}`} isView>
            <Trans>Show all days</Trans>
          </LinkButton>
        }
      >
        <Trans comment="A kind of record, and days">
          Filter: {group}, <DaysShown from={filter.from} to={filter.to} />
        </Trans>
      </EmptyState>
    );
  if (filter.type !== recordGroups.all || filter.currency)
    return (
      <EmptyState
        drawing="no-records"
        title={<Trans>No records of this kind</Trans>}
        action={
          <LinkButton href={`#${addressOf({ ...filter, type: recordGroups.all, currency: '' })}`} isView>
            <Trans>Show all records</Trans>
          </LinkButton>
        }
      >
        {filter.currency ? (
          <Trans comment="A kind of record, and days or a currency">
            Filter: {group}, <CurrencyName of={filter.currency} />
          </Trans>
        ) : (
          <Trans comment="The argument is a kind of record">Filter: {group}</Trans>
        )}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="no-records"
      title={<Trans>No records yet</Trans>}
      action={
        <LinkButton href="#/index">
          <Trans comment="Button: opens the first tab">Go home</Trans>
        </LinkButton>
      }
    >
      <Trans>Every payment is listed here, with who paid it.</Trans>
    </EmptyState>
  );
}
