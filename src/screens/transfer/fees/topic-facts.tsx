import { Fact } from '#components/fact-list.tsx';
import type { FeesAndLimits, FeeTopic } from '#domain/fees.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RateFact } from '../exchange/rate.tsx';
import { Duration, FeeFact, Limit, Minimum, Turn } from './fee-words.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

interface TopicProps<Topic extends FeeTopic> {
  of: FeesAndLimits[Topic];
  /** A moment has come at which one of them changes. */
  onElapsed: () => void;
}

function RechargeFacts({ of }: TopicProps<'recharge'>) {
  const { options, maximum, confirmations, confirmationTime } = of;
  return (
    <>
      <FeeFact fee={of.fee} />
      <Minimum name={`USDT ${options.chain}`} amount={options.usdtMinimum} currency="USDT" />
      {options.channels.map(({ id, name, minimum }) => (
        <Minimum key={id} name={name} amount={minimum} currency="INR" />
      ))}
      <Fact label={<Trans>Most in one recharge</Trans>}>
        <Limit amount={maximum} currency="USDT" />
        <Limit amount={maximum} currency="INR" />
      </Fact>
      <Fact label={<Trans>Time to pay</Trans>}>
        <Duration ms={of.payWithin} />
      </Fact>
      <Fact
        label={<Trans>USDT is credited after</Trans>}
        hint={<Plural comment="Of a payment" value={confirmations} one="# confirmation" other="# confirmations" />}
      >
        <Duration ms={confirmations * confirmationTime} />
      </Fact>
    </>
  );
}

const RentFacts = ({ of, onElapsed }: TopicProps<'rent'>) => (
  <>
    <FeeFact fee={of.fee} />
    <FeeFact
      fee={of.managementFee}
      label={<Trans comment="Taken from a machine's earnings before income is paid">Management fee</Trans>}
      hint={<Trans>Taken from what the machine earns, before income is paid</Trans>}
    />
    <Fact
      label={<Trans>Time to cancel your first order</Trans>}
      hint={
        <Trans comment="When a first order can be cancelled">
          Cancel before its first income and you get back what you paid
        </Trans>
      }
    >
      <Duration ms={of.cancelWithin} />
    </Fact>
    <Fact label={<Trans>Collected income arrives after</Trans>}>
      <Duration ms={of.arrivesAfter} />
    </Fact>
    <Fact
      label={<Trans comment="Label: days without income">Weekend pause</Trans>}
      hint={<Trans>No income is credited on Saturday and Sunday</Trans>}
    >
      {of.isSettlement ? (
        <Trans comment="Value of “Weekend pause”">
          until <Turn at={of.settlementTurnsAt} onElapsed={onElapsed} />
        </Trans>
      ) : (
        <Trans comment="Value of “Weekend pause”">
          begins at <Turn at={of.settlementTurnsAt} onElapsed={onElapsed} />
        </Trans>
      )}
    </Fact>
  </>
);

const ExchangeFacts = ({ of: { fee, quote } }: TopicProps<'exchange'>) => (
  <>
    <FeeFact fee={fee} />
    <RateFact rate={quote.rate} at={quote.rateAt} />
    <Fact label={<Trans>A rate that you see holds for</Trans>}>
      <Duration ms={quote.expiresAt - quote.quotedAt} />
    </Fact>
    <Fact label={<Trans>You can exchange once</Trans>}>
      {quote.isUsed ? (
        <Trans comment="The one exchange is used up">Already exchanged</Trans>
      ) : (
        <Trans>Not exchanged yet</Trans>
      )}
    </Fact>
  </>
);

function RedeemFacts({ of, onElapsed }: TopicProps<'redeem'>) {
  const { wrongLeft, wrongAllowed, nextAt } = of;
  return (
    <>
      <FeeFact fee={of.fee} />
      <Fact
        label={<Trans comment="Label: how often a wrong redeem code may still be entered">Tries left</Trans>}
        hint={
          nextAt !== null && (
            <Trans>
              One more try at <Turn at={nextAt} onElapsed={onElapsed} />
            </Trans>
          )
        }
      >
        <Trans comment="Tries that are left, of all">
          {wrongLeft} of {wrongAllowed}
        </Trans>
      </Fact>
      <Fact label={<Trans>A wrong code counts for</Trans>}>
        <Duration ms={of.wrongWithin} />
      </Fact>
    </>
  );
}

export const topicTitles: Record<FeeTopic, ReactNode> = {
  recharge: <Trans comment="Button or title: puts play money into the balance, verb">Recharge</Trans>,
  rent: <Trans>Rent a machine</Trans>,
  withdrawal: <Trans comment="Button or title: pays play money out, verb">Withdraw</Trans>,
  exchange: <Trans comment="Title: rupees to USDT, noun">Exchange</Trans>,
  redeem: <Trans>Redeem a code</Trans>,
};

interface FeesProps {
  of: FeesAndLimits;
  onElapsed: () => void;
}

export const topicFacts: Record<FeeTopic, (props: FeesProps) => ReactNode> = {
  recharge: ({ of, ...props }) => <RechargeFacts of={of.recharge} {...props} />,
  rent: ({ of, ...props }) => <RentFacts of={of.rent} {...props} />,
  withdrawal: ({ of, ...props }) => <WithdrawalFacts of={of.withdrawal} {...props} />,
  exchange: ({ of, ...props }) => <ExchangeFacts of={of.exchange} {...props} />,
  redeem: ({ of, ...props }) => <RedeemFacts of={of.redeem} {...props} />,
};
