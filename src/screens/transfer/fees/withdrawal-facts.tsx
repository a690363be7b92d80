import { Amount } from '#components/amount.tsx';
import { Fact } from '#components/fact-list.tsx';
import type { FeesAndLimits } from '#domain/fees.ts';
import { hour } from '#domain/limits.ts';
import { withdrawalWays, type WayTerms } from '#domain/withdrawal.ts';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { Duration, FeeFact, Limit, Minimum, Turn } from './fee-words.tsx';

interface WithdrawalFactsProps {
  of: FeesAndLimits['withdrawal'];
  onElapsed: () => void;
}

export function WithdrawalFacts({ of, onElapsed }: WithdrawalFactsProps) {
  const { options, arrivesAfter } = of;
  const { window, restsUntil } = options;
  const [fromHours, toHours] = [arrivesAfter.from / hour, arrivesAfter.to / hour];
  return (
    <>
      <FeeFact fee={of.fee} hint={<Trans>Taken from the amount</Trans>} />
      <Fact
        label={<Trans comment="Label: when withdrawals are open">Withdrawal hours</Trans>}
        hint={<Trans>In your region's time</Trans>}
      >
        {window.isOpen ? (
          <Trans comment="Withdrawals can be requested until this time">
            Open until <Turn at={window.closesAt} onElapsed={onElapsed} />
          </Trans>
        ) : (
          <Trans>
            Closed until <Turn at={window.opensAt} onElapsed={onElapsed} />
          </Trans>
        )}
      </Fact>
      {restsUntil !== null && (
        <Fact label={<Trans>Paused after a password reset</Trans>}>
          <Trans>
            until <Turn at={restsUntil} onElapsed={onElapsed} />
          </Trans>
        </Fact>
      )}
      {withdrawalWays.map((way) => (
        <WayFacts key={way} terms={options[way]} resetsAt={of.limitResetsAt} />
      ))}
      <Fact
        label={<Trans comment="Label: when the withdrawal arrives">Arrives</Trans>}
        hint={<Trans>Weekend arrivals move to Monday</Trans>}
      >
        <Plural value={toHours} one={`after ${fromHours} to # hour`} other={`after ${fromHours} to # hours`} />
      </Fact>
      <Fact label={<Trans>Terms that you review hold for</Trans>}>
        <Duration ms={of.termsHold} />
      </Fact>
    </>
  );
}

/** Limits of one way. What is left of the day is the member's own figure: it hides as others do. */
function WayFacts({ terms, resetsAt }: { terms: WayTerms; resetsAt: number }) {
  const { currency, minimum, dailyLimit, left } = terms;
  return (
    <>
      <Minimum name={currency} amount={minimum} currency={currency} />
      <Fact
        label={<Trans comment="Most that can be withdrawn in a day">Daily limit, {<bdi>{currency}</bdi>}</Trans>}
        hint={
          <Trans comment="When the daily limit is whole again">
            resets at <When at={resetsAt} />
          </Trans>
        }
      >
        <Limit amount={dailyLimit} currency={currency} />
      </Fact>
      <Fact label={<Trans>Left for today</Trans>}>
        <span data-left={currency}>
          <Amount money={{ amount: left, currency }} />
        </span>
      </Fact>
    </>
  );
}
