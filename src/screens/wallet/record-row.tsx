import { Amount } from '#components/amount.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import type { MoneyRecord } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { RecordStatusBadge, signOf, typeWords } from './record-words.tsx';

interface RecordRowProps {
  record: MoneyRecord;
  /** Where it leads; by default to who paid it. */
  href?: string;
}

/** One record in a list. */
export function RecordRow({ record, href = `#/user/record?id=${encodeURIComponent(record.id)}` }: RecordRowProps) {
  return (
    <ListRowBody
      href={href}
      title={typeWords[record.type]}
      detail={
        <>
          {record.about !== '' && (
            <span className="block">
              <bdi>{record.about}</bdi>
            </span>
          )}
          <When at={record.at} />
        </>
      }
      value={<Amount money={record} {...signOf(record)} />}
      valueDetail={<RecordStatusBadge status={record.status} />}
    />
  );
}
