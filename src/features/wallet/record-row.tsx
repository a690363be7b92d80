import { Amount } from '#components/amount.tsx';
import { ListRowBody } from '#components/list-row.tsx';
import type { MoneyRecord } from '#domain/wallet.ts';
import { withdrawalIdOf } from '#domain/withdrawal.ts';
import { When } from '#kit/when.tsx';
import { RecordPicture } from './record-picture.tsx';
import { isDone, RecordStatusBadge, signOf, typeWords } from './record-words.tsx';

/** Where a withdrawal is, or who paid a credit. */
export function recordHref(record: MoneyRecord): string {
  const withdrawalId = withdrawalIdOf(record);
  return withdrawalId === null
    ? `#/user/record?id=${encodeURIComponent(record.id)}`
    : `#/user/withrecord?id=${encodeURIComponent(withdrawalId)}`;
}

/** One record in a list: what it is about, how much it moved, and its status where there is more to say than that it is done. */
export function RecordRow({ record }: { record: MoneyRecord }) {
  const { type, about, at, status } = record;
  const kind = typeWords[type];
  return (
    <ListRowBody
      href={recordHref(record)}
      leading={<RecordPicture record={record} />}
      title={about === '' ? kind : <bdi>{about}</bdi>}
      detail={
        <>
          {about !== '' && <span className="block">{kind}</span>}
          <When at={at} />
        </>
      }
      value={<Amount money={record} {...signOf(record)} />}
      valueDetail={!isDone(status) && <RecordStatusBadge status={status} />}
    />
  );
}
