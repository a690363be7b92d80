import { loadRecord } from '#api/wallet.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Exactly, isRounded } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { RecordDetail } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordStatusBadge, signOf, typeWords } from '#features/wallet/record-words.tsx';
import { RuleWords } from './rule-words.tsx';

/** A record opened: who paid, by which rule, and each posting (rule P6). */
export function OneRecord({ recordId }: { recordId: string }) {
  const { t } = useLingui();
  return (
    <Screen title={t`Record`} trailing={<HideAmounts />}>
      <Resource
        load={(client) => loadRecord(client, recordId)}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={4} />
            <SkeletonCard lines={3} />
          </Skeleton>
        }
      >
        {(record) => <Figure of={record}>{(detail) => <RecordFacts record={detail} />}</Figure>}
      </Resource>
    </Screen>
  );
}

function RecordFacts({ record }: { record: RecordDetail }) {
  return (
    <div className="space-y-4">
      <Card title={typeWords[record.type]} aside={<RecordStatusBadge status={record.status} />}>
        <p className="mb-4">
          <Amount money={record} size="hero" {...signOf(record)} />
        </p>
        <FactList>
          <Fact label={<Trans>Time</Trans>}>
            <When at={record.at} />
          </Fact>
          {record.about !== '' && (
            <Fact label={<Trans>About</Trans>}>
              <bdi>{record.about}</bdi>
            </Fact>
          )}
          {record.sourceName !== '' && (
            <Fact label={<Trans>Paid by</Trans>} hint={<Trans>What this machine earned</Trans>}>
              <bdi>{record.sourceName}</bdi>
            </Fact>
          )}
          {record.source !== '' && (
            <Fact label={<Trans>Account that paid</Trans>}>
              <bdi dir="ltr" data-source>
                {record.source}
              </bdi>
            </Fact>
          )}
          <Fact label={<Trans>Rule</Trans>}>
            <RuleWords rule={record.rule} />
          </Fact>
          {record.reason !== '' && <Fact label={<Trans>Reason</Trans>}>{record.reason}</Fact>}
        </FactList>
        <WayOn record={record} />
      </Card>
      <Card title={<Trans>Postings</Trans>}>
        {record.postings.length === 0 ? (
          <p className="text-sm text-subtle">
            <Trans>Nothing was posted.</Trans>
          </p>
        ) : (
          <ol className="space-y-4">
            {record.postings.map((posting) => (
              <li key={`${posting.entryId}/${posting.rule}/${posting.from}`} className="space-y-1 text-sm">
                <p className="flex flex-wrap justify-between gap-x-3 gap-y-1">
                  <span className="text-subtle">
                    <When at={posting.at} />
                  </span>
                  <span className="text-end">
                    <Amount money={posting} size="small" />
                    {isRounded(posting.amount) && (
                      <span className="block text-xs text-subtle">
                        <Exactly amount={posting.amount} />
                      </span>
                    )}
                  </span>
                </p>
                <p dir="ltr" className="text-start break-all rtl:text-end">
                  {posting.from} → {posting.to}
                </p>
                <p dir="ltr" className="text-start text-xs text-subtle rtl:text-end">
                  {posting.rule} · #{posting.entryId}
                </p>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  );
}

/** To what the record tells of. */
function WayOn({ record: { currency, orderId, rechargeId, withdrawalId } }: { record: RecordDetail }) {
  const recharge = currency === 'USDT' ? 'recharge' : 'cashrecharge';
  return (
    <div className="mt-4 space-y-3 empty:hidden">
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
          <Trans>See how the withdrawal went</Trans>
        </LinkButton>
      )}
    </div>
  );
}
