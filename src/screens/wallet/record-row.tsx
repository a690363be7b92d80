import { Amount } from '#components/amount.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import type { MoneyRecord } from '#domain/wallet.ts';
import { RecordStatusBadge, signOf, typeWords } from './record-words.tsx';
import { When } from '#flow/when.tsx';

/** One record in a list; opens to who paid it. */
export function RecordRow({ record }: { record: MoneyRecord }) {
  return (
    <ListRowBody
      href={`#/user/record?id=${encodeURIComponent(record.id)}`}
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
