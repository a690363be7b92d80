import { loadRecord } from '#api/wallet.ts';
import { Amount } from '#components/amount.tsx';
import { Exactly, isRounded } from '#components/exact-fact.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { RecordDetail } from '#domain/wallet.ts';
import { Day } from '#kit/day.tsx';
import { RecordStatusBadge, signOf, typeWords } from '#features/wallet/record-words.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyWay } from './money-way.tsx';
import { RecordPostings } from './record-postings.tsx';

/** A record opened: how much, where it came from as a picture, and each posting folded away (rule P6). */
export function OneRecord({ recordId }: { recordId: string }) {
  const { t } = useLingui();
  return (
    <Screen title={t({ message: 'Record', comment: 'One change of the balance, noun' })} trailing={<HideAmounts />}>
      <Resource
        load={(client) => loadRecord(client, recordId)}
        changedBy="wallet"
        skeleton={
          <Skeleton>
            <SkeletonCard lines={1} />
            <SkeletonCard lines={8} />
          </Skeleton>
        }
      >
        {(record) => <Figure of={record}>{(detail) => <RecordFacts record={detail} />}</Figure>}
      </Resource>
    </Screen>
  );
}

const RecordFacts = ({ record }: { record: RecordDetail }) => (
  <div className="space-y-3">
    <div data-play-region className="px-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Amount money={record} size="hero" hasWords {...signOf(record)} />
        <RecordStatusBadge status={record.status} />
      </div>
      {isRounded(record.amount) && (
        <p className="text-sm text-subtle">
          <Exactly amount={record.amount} currency={record.currency} />
        </p>
      )}
      <h2 className="mt-2 text-lg font-bold">{typeWords[record.type]}</h2>
      <p className="text-subtle">
        {record.about !== '' && (
          <>
            <bdi>{record.about}</bdi>
            {' · '}
          </>
        )}
        <Day at={record.at} hasClock />
      </p>
    </div>
    <MoneyWay record={record} />
    <WayOn record={record} />
    <RecordPostings record={record} />
  </div>
);

/** To what the record tells of. */
function WayOn({ record: { currency, orderId, rechargeId, withdrawalId } }: { record: RecordDetail }) {
  const recharge = currency === 'USDT' ? 'recharge' : 'cashrecharge';
  return (
    <div className="space-y-3 empty:hidden">
      {orderId !== null && (
        <LinkButton href={`#/user/orders?id=${encodeURIComponent(orderId)}`} isWide>
          <Trans>See the order</Trans>
        </LinkButton>
      )}
      {rechargeId !== null && (
        <LinkButton href={`#/user/${recharge}?id=${encodeURIComponent(rechargeId)}`} isWide>
          <Trans>See the recharge</Trans>
        </LinkButton>
      )}
      {withdrawalId !== null && (
        <LinkButton href={`#/user/withrecord?id=${encodeURIComponent(withdrawalId)}`} isWide>
          <Trans>See the withdrawal</Trans>
        </LinkButton>
      )}
    </div>
  );
}
