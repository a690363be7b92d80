import { Amount } from '#components/amount.tsx';
import { Exactly, isRounded } from '#components/exact-fact.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Fold } from '#components/fold.tsx';
import type { RecordDetail } from '#domain/wallet.ts';
import { RuleWords } from '#features/wallet/rule-words.tsx';
import { When } from '#kit/when.tsx';
import { Trans } from '@lingui/react/macro';

/** The account that paid, the rule and the postings, as the book has them. */
export function RecordPostings({ record }: { record: RecordDetail }) {
  return (
    <Fold
      title={<Trans comment="Title: rule and accounts of a record">Details</Trans>}
      hint={<Trans>Rule, accounts and postings</Trans>}
    >
      <FactList>
        {record.source !== '' && (
          <Fact label={<Trans>Account that paid</Trans>}>
            <bdi dir="ltr" data-source>
              {record.source}
            </bdi>
          </Fact>
        )}
        <Fact label={<Trans comment="Label: the rule by which it was paid">Rule</Trans>}>
          <RuleWords rule={record.rule} as="why" />
        </Fact>
        {record.reason !== '' && (
          <Fact label={<Trans comment="Label: why a bonus wasn't credited">Reason</Trans>}>{record.reason}</Fact>
        )}
      </FactList>
      {record.postings.length === 0 ? (
        <p className="text-sm text-subtle">
          <Trans>Nothing was posted.</Trans>
        </p>
      ) : (
        <ol className="space-y-4" data-postings>
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
                      <Exactly amount={posting.amount} currency={posting.currency} />
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
    </Fold>
  );
}
