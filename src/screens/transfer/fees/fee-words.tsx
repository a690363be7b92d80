import { Amount } from '#components/amount.tsx';
import { Fact } from '#components/fact-list.tsx';
import { percentOf } from '#domain/basis-points.ts';
import { inWholeUnits } from '#domain/fees.ts';
import type { Money } from '#domain/money.ts';
import { Countdown } from '#kit/countdown.tsx';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A share of an amount, as the server told it. @param fee basis points */
export const FeeFact = ({ fee, label, hint }: { fee: bigint; label?: ReactNode; hint?: ReactNode }) => (
  <Fact label={label ?? <Trans comment="Amount taken by us">Fee</Trans>} {...(fee > 0n && { hint })}>
    <FeeShare fee={fee} />
  </Fact>
);

function FeeShare({ fee }: { fee: bigint }) {
  const feePercent = percentOf(fee);
  if (fee === 0n) return <Trans comment="Value of “Fee”: there is no fee">None</Trans>;
  return <Trans comment="Value of “Fee”">{feePercent}%</Trans>;
}

/** A limit of the sandbox, no figure of the member's: never hidden. */
export const Limit = (money: Money) => (
  <span data-figures="shown" className="block">
    <Amount money={money} />
  </span>
);

/** The least amount, by the named way or of the named currency. */
export const Minimum = ({ name, ...money }: Money & { name: string }) => (
  <Fact label={<Trans comment="The least amount, by the named way">Minimum, {<bdi>{name}</bdi>}</Trans>}>
    <Limit {...money} />
  </Fact>
);

/** How long something takes or holds. @param ms a whole number of seconds */
export function Duration({ ms }: { ms: number }) {
  const { unit, count } = inWholeUnits(ms);
  if (unit === 'hours') return <Plural comment="How long it takes" value={count} one="# hour" other="# hours" />;
  if (unit === 'minutes') return <Plural comment="How long it takes" value={count} one="# minute" other="# minutes" />;
  return <Plural comment="How long it takes" value={count} one="# second" other="# seconds" />;
}

/** When a figure changes next; read again then. */
export const Turn = ({ at, onElapsed }: { at: number; onElapsed: () => void }) => (
  <Countdown key={at} endsAt={at} onElapsed={onElapsed}>
    {() => <When at={at} />}
  </Countdown>
);
