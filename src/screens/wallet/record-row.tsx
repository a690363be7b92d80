import { Amount } from '#components/amount.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import { useRegion } from '#flow/services.tsx';
import { formatInstant } from '#domain/time.ts';
import type { MoneyRecord } from '#domain/wallet.ts';
import { RecordStatusBadge, typeWords } from './record-words.tsx';

/** One record in a list; opens to who paid it. */
export function RecordRow({ record }: { record: MoneyRecord }) {
  const region = useRegion();
  return (
    <ListRowBody
      href={`#/user/record?id=${encodeURIComponent(record.id)}`}
      title={typeWords[record.type]}
      detail={
        <>
          {record.about !== '' && <bdi className="block">{record.about}</bdi>}
          <bdi dir="ltr">{formatInstant(record.at, region)}</bdi>
        </>
      }
      value={<Amount money={record} isSigned />}
      valueDetail={<RecordStatusBadge status={record.status} />}
    />
  );
}
