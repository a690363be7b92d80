import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import type { Posting, RecordDetail } from '#domain/wallet.ts';
import { RuleWords } from '#features/wallet/rule-words.tsx';
import { Day } from '#kit/day.tsx';
import { Trans } from '@lingui/react/macro';
import { ReceiptText, Sun, Wallet } from 'lucide-react';
import { accountOf } from './account-words.tsx';
import { IncomeStreams } from './income-streams.tsx';
import { WayNode } from './way-node.tsx';

/** Where the money of a record came from and where it went (product 11.6, rule P6). */
export const MoneyWay = ({ record }: { record: RecordDetail }) => (
  <Card title={titleOf(record)}>
    {record.type === 'dailyIncome' ? <IncomeWay record={record} /> : <PostedWay record={record} />}
  </Card>
);

function titleOf({ type, amount }: RecordDetail) {
  if (amount < 0n) return <Trans>Where the money went</Trans>;
  return type === 'dailyIncome' ? <Trans>Where the income came from</Trans> : <Trans>Where the money came from</Trans>;
}

const icon = 'size-5';

function IncomeWay({ record }: { record: RecordDetail }) {
  const { income, postings, orderId, amount, at } = record;
  const timeOf = (rule: string): number | null => postings.find((posting) => posting.rule === rule)?.at ?? null;
  const [takenAt, arrivedAt] = [timeOf('incomeTaken'), timeOf('incomeArrived')];
  const shortfall = income ? income.stated - amount : 0n;
  const shown = <Amount money={record} tone={amount > 0n ? 'ink' : 'subtle'} />;
  return (
    <>
      {income && <IncomeStreams record={record} way={income} />}
      <ol className="pt-1">
        <WayNode
          look="yours"
          icon={<ReceiptText className={icon} />}
          title={<Trans>Your order</Trans>}
          detail={
            <>
              <Trans comment="When the income could be collected">
                Due <Day at={at} hasClock />
              </Trans>
              {shortfall > 0n && (
                <span className="block text-warning">
                  <Trans>
                    <Amount money={{ amount: shortfall, currency: 'USDT' }} tone="inherit" /> less than stated: too
                    little was earned
                  </Trans>
                </span>
              )}
            </>
          }
          amount={shown}
          {...(orderId !== null && { href: `#/user/orders?id=${encodeURIComponent(orderId)}` })}
          isBroken={takenAt === null}
        />
        {amount > 0n && (
          <>
            <WayNode
              look={takenAt === null ? 'side' : 'yours'}
              icon={<Sun className={icon} />}
              title={takenAt === null ? <Trans>Ready to collect</Trans> : <Trans>On its way</Trans>}
              detail={
                takenAt !== null && (
                  <Trans comment="When the member collected the income">
                    You collected <Day at={takenAt} hasClock />
                  </Trans>
                )
              }
              amount={takenAt !== null && shown}
              href="#/user/receiveincome"
              isBroken={arrivedAt === null}
            />
            {takenAt !== null && (
              <WayNode
                look={arrivedAt === null ? 'side' : 'arrived'}
                icon={<Wallet className={icon} />}
                title={<Trans>Your balance</Trans>}
                detail={
                  arrivedAt === null ? (
                    income?.arrivesAt && (
                      <Trans comment="When the income reaches the balance">
                        Arrives about <Day at={income.arrivesAt} hasClock />
                      </Trans>
                    )
                  ) : (
                    <Trans comment="The income reached the balance at this time">
                      Arrived <Day at={arrivedAt} hasClock />
                    </Trans>
                  )
                }
                amount={arrivedAt !== null && <Amount money={record} isSigned />}
                href="#/projects"
              />
            )}
          </>
        )}
      </ol>
    </>
  );
}

/** The postings of any other record as stations; what goes to the fees branches off. */
function PostedWay({ record }: { record: RecordDetail }) {
  const { postings } = record;
  const [first] = postings;
  if (!first) return <NothingPosted record={record} />;
  const start = accountOf(first.from, record);
  return (
    <ol>
      <WayNode look="plain" icon={start.icon} title={start.words} href={start.href} amount={<Amount money={first} />} />
      {postings.map((posting, index) => (
        <Station
          key={`${posting.entryId}/${posting.rule}/${posting.from}/${posting.currency}`}
          posting={posting}
          record={record}
          isLast={index === postings.length - 1}
        />
      ))}
    </ol>
  );
}

function Station({ posting, record, isLast }: { posting: Posting; record: RecordDetail; isLast: boolean }) {
  const to = accountOf(posting.to, record);
  const isSide = posting.to === 'fees';
  return (
    <WayNode
      look={isSide ? 'side' : isLast ? 'arrived' : 'yours'}
      icon={to.icon}
      title={to.words}
      href={to.href}
      detail={
        <>
          <Day at={posting.at} hasClock />
          <span className="block">
            <RuleWords rule={posting.rule} as="why" />
          </span>
        </>
      }
      amount={<Amount money={posting} />}
    />
  );
}

/** Who would have paid, and why nothing came. */
function NothingPosted({ record }: { record: RecordDetail }) {
  const source = accountOf(record.source, record);
  return (
    <ol>
      {record.source !== '' && (
        <WayNode look="plain" icon={source.icon} title={source.words} href={source.href} isBroken />
      )}
      <WayNode
        look="side"
        icon={<Wallet className={icon} />}
        title={<Trans>Nothing reached your balance</Trans>}
        detail={record.reason === '' ? undefined : record.reason}
      />
    </ol>
  );
}
