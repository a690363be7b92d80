import { FigureTime } from '#components/figure-time.tsx';
import { useServerNow } from '#kit/now.ts';
import { useRegion, useServices } from '#kit/services.tsx';
import { lastCheckOf, type BalanceCheck } from '#services/checked-balance.ts';
import { Trans } from '@lingui/react/macro';
import { ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';

/** Beside the balance, on the harbour: whether it is proven to be counted, and the way to the proof (product 11.7). */
export function ProofChip() {
  const { session } = useServices();
  const check = lastCheckOf(session()?.member);
  return (
    <a
      href="#/index/proof"
      data-proof={check ? (check.isProven ? 'proven' : 'refuted') : 'unchecked'}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-ink hover:bg-on-hero/10"
    >
      {check ? <Checked check={check} /> : <Unchecked />}
    </a>
  );
}

const Unchecked = () => (
  <>
    <ShieldQuestionMark aria-hidden className="size-4" />
    <Trans comment="Button: checks the proof that the balance is in the published totals">Check balance</Trans>
  </>
);

function Checked({ check: { at, isProven } }: { check: BalanceCheck }) {
  const clock = <FigureTime at={at} now={useServerNow()} region={useRegion()} />;
  return isProven ? (
    <>
      <ShieldCheck aria-hidden className="size-4 text-proof" />
      <span>
        <Trans comment="The balance is in the published totals; checked at this hour">Verified {clock}</Trans>
      </span>
    </>
  ) : (
    <>
      <ShieldAlert aria-hidden className="size-4 text-hero-warning" />
      <Trans comment="The balance isn't in the published totals">Doesn't match</Trans>
    </>
  );
}
