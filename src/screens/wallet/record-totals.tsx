import { loadRecordTotals } from '#api/wallet.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { PartFailure } from '#components/part-failure.tsx';
import { SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import type { RecordFilter, RecordTotal } from '#domain/wallet.ts';
import { Trans } from '@lingui/react/macro';

const nothingOf = ({ currency = 'USDT' }: RecordFilter): RecordTotal => ({ currency, in: 0n, out: 0n });

interface RecordTotalsProps {
  filter: RecordFilter;
  /** All that ever moved: then the sum is the balance. */
  isEverything: boolean;
}

/** What the records of a filter changed in the wallet, by currency; zero for a filter without any. */
export function RecordTotals({ filter, isEverything }: RecordTotalsProps) {
  return (
    <Resource
      load={(client) => loadRecordTotals(client, filter)}
      changedBy="wallet"
      skeleton={<SkeletonCard lines={7} />}
      failed={(retry) => (
        <PartFailure onRetry={retry}>
          <Trans>We couldn't load the totals.</Trans>
        </PartFailure>
      )}
    >
      {(totals) => (
        <Figure of={totals}>
          {(list) => (
            <Card>
              <p className="text-sm text-subtle">
                {isEverything ? <Trans>Your balance, from all records</Trans> : <Trans>Change in your balance</Trans>}
              </p>
              <ul role="list" className="divide-y divide-line">
                {(list.length > 0 ? list : [nothingOf(filter)]).map((total, index) => (
                  <li key={total.currency} data-total={total.currency} className="py-3 first:pt-0 last:pb-0">
                    <Total total={total} isFirst={index === 0} />
                  </li>
                ))}
              </ul>
              <p className="mt-3 text-xs text-subtle">
                <Trans>Withdrawals count as soon as they're on hold. Pending and uncredited amounts don't count.</Trans>
              </p>
            </Card>
          )}
        </Figure>
      )}
    </Resource>
  );
}

function Total({ total, isFirst }: { total: RecordTotal; isFirst: boolean }) {
  const { currency } = total;
  return (
    <>
      <p>
        <Amount money={{ amount: total.in - total.out, currency }} size={isFirst ? 'hero' : 'large'} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-subtle">
        <span>
          <Trans comment="Total of what came into the balance">
            In <Amount money={{ amount: total.in, currency }} size="small" />
          </Trans>
        </span>
        <span>
          <Trans comment="Total of what left the balance">
            Out <Amount money={{ amount: total.out, currency }} size="small" />
          </Trans>
        </span>
      </p>
    </>
  );
}
