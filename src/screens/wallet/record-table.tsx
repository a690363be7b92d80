import { Amount } from '#components/amount.tsx';
import { VirtualTable, type TableColumn } from '#components/virtual-table.tsx';
import { otherAccount } from '#domain/other-account.ts';
import type { Page } from '#domain/page.ts';
import type { MoneyRecord } from '#domain/wallet.ts';
import { RecordPicture } from '#features/wallet/record-picture.tsx';
import { recordHref } from '#features/wallet/record-row.tsx';
import { RecordStatusBadge, signOf, typeWords } from '#features/wallet/record-words.tsx';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountOf } from './account-words.tsx';

/** An income is paid by the machine that it is about: said once. */
const isAboutPayer = ({ type }: MoneyRecord): boolean => type === 'dailyIncome';

const columns: readonly TableColumn<MoneyRecord>[] = [
  {
    id: 'what',
    head: <Trans>Record</Trans>,
    cell: (record) => (
      <span className="flex items-center gap-3">
        <RecordPicture record={record} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{typeWords[record.type]}</span>
          {record.about !== '' && !isAboutPayer(record) && (
            <bdi className="block text-sm text-subtle wrap-anywhere">{record.about}</bdi>
          )}
        </span>
      </span>
    ),
  },
  {
    id: 'who',
    head: <Trans>From or to</Trans>,
    cell: (record) => <OtherSide record={record} />,
  },
  {
    id: 'date',
    head: <Trans comment="Column heading: when it happened">Date</Trans>,
    cell: ({ at }) => (
      <span className="text-sm text-subtle">
        <When at={at} />
      </span>
    ),
  },
  {
    id: 'state',
    head: <Trans comment="Column heading: state of a record">Status</Trans>,
    cell: ({ status }) => <RecordStatusBadge status={status} />,
  },
  {
    id: 'amount',
    head: <Trans comment="Column heading: an amount">Amount</Trans>,
    isFigure: true,
    cell: (record) => <Amount money={record} {...signOf(record)} />,
  },
];

/** Who paid what came in, and where what went out is (rule P6). */
function OtherSide({ record }: { record: MoneyRecord }) {
  const account = otherAccount(record);
  if (account === null) return null;
  return <span className="wrap-anywhere">{accountOf(account, { orderId: null, sourceName: record.about }).words}</span>;
}

/** The records with their columns beside each other: a row opens its record. */
export function RecordTable({ records: { list, total } }: { records: Page<MoneyRecord> }) {
  const { t } = useLingui();
  return (
    <VirtualTable
      label={t({ message: 'Records', comment: 'List of everything that changed the balance' })}
      rows={list}
      total={total}
      columns={columns}
      hrefOf={recordHref}
      widths="[--columns:minmax(0,3fr)_minmax(0,2.5fr)_10.5rem_9rem_9rem]"
    />
  );
}
