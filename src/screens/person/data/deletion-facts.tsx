import { Amount } from '#components/amount.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import type { DeletionTerms } from '#domain/own-data.ts';
import { currencies, type Sums } from '#domain/owed.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** What deleting the account takes, to the unit. */
export function DeletionFacts({ terms }: { terms: DeletionTerms }) {
  const { given, balance, income, prices, held, paidOut, orders } = terms;
  return (
    <>
      <FactList>
        <Fact label={<Trans comment="Amount that can be used">Available</Trans>}>
          <Both of={balance} />
        </Fact>
        {income > 0n && (
          <Fact
            label={<Trans comment="Amount that is given up with the account">Income not in your balance yet</Trans>}
          >
            <Both of={{ USDT: income, INR: 0n }} />
          </Fact>
        )}
        {orders > 0 && (
          <Fact
            label={
              <Plural
                comment="Amount that is given up with the account: what the orders cost"
                value={orders}
                one="# order, which ends"
                other="# orders, which end"
              />
            }
          >
            <Both of={{ USDT: prices, INR: 0n }} />
          </Fact>
        )}
        {isSome(held) && (
          <Fact label={<Trans comment="Of a withdrawal that has not left yet">On hold</Trans>}>
            <Both of={held} />
          </Fact>
        )}
        <Fact
          isTotal
          label={<Trans comment="Amount: what the member loses by deleting the account">You give up</Trans>}
        >
          <Both of={given} />
        </Fact>
        {isSome(paidOut) && (
          <Fact label={<Trans comment="Amount of withdrawals that are being processed">Paid out, less the fee</Trans>}>
            <Both of={paidOut} />
          </Fact>
        )}
      </FactList>
      <p className="text-sm text-subtle">
        <Trans>Your posts and comments are deleted too. Replies by others stay.</Trans>{' '}
        <Trans>
          The book keeps amounts under an id that doesn't say who you were. Backups can hold your data for longer.
        </Trans>
      </p>
    </>
  );
}

const isSome = ({ USDT, INR }: Sums): boolean => USDT > 0n || INR > 0n;

const Both = ({ of }: { of: Sums }) => (
  <span className="block space-y-1">
    {currencies
      .filter((currency) => currency === 'USDT' || of[currency] > 0n)
      .map((currency) => (
        <span key={currency} className="block">
          <Amount money={{ amount: of[currency], currency }} />
        </span>
      ))}
  </span>
);
