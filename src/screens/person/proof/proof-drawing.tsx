import { Amount } from '#components/amount.tsx';
import { PlayWords } from '#components/play-words.tsx';
import type { BalanceStatement, ProofStep, Verdict } from '#domain/balance-proof.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';

interface ProofDrawingProps {
  statement: BalanceStatement;
  verdict: Verdict;
}

const usdt = (amount: bigint) => ({ amount, currency: 'USDT' }) as const;

/** Enough to tell two apart; in full below. */
const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

/** Each step lights after the one below it; all at once where nothing may move. */
const lit = (step: number): CSSProperties => ({ animationDelay: `calc(${step} * var(--motion-proof))` });

/**
 * The way up from the member's own leaf to the root that everybody sees, as this device computed it. It is read from
 * below: a sum of others joins at each step.
 */
export function ProofDrawing({ statement, verdict }: ProofDrawingProps) {
  const { proof, published } = statement;
  const { trail, mismatch } = verdict;
  const { count } = published;
  if (!proof || !trail) return null;
  const isProven = mismatch === null;
  return (
    <div data-play-region className="pb-2">
      <div className="flex justify-end">
        <PlayWords of="USDT" />
      </div>
      <ol className="relative flex flex-col-reverse gap-6 before:absolute before:inset-y-8 before:inset-s-1/2 before:w-1.5 before:-translate-x-1/2 before:bg-proof rtl:before:translate-x-1/2">
        <li className="relative text-center">
          <span className="inline-flex rounded-full border-4 border-proof bg-raised-light px-5 py-2 text-lg font-bold text-hero-bottom [--mark:#8f5b08]">
            <Amount money={usdt(proof.sums.USDT)} tone="inherit" />
          </span>
          <p className="mt-2 text-sm text-subtle">
            <Trans>All your USDT</Trans>
          </p>
        </li>
        {trail.steps.map((step, index) => (
          <Step key={step.sibling.hash} step={step} order={index + 1} />
        ))}
        <li className="relative flex flex-wrap items-center justify-between gap-3">
          <span className="text-sm">
            <span className="block font-bold">
              <Trans comment="The hash of all balances that the server published">Published root</Trans>
            </span>
            <bdi dir="ltr" className="font-mono text-subtle">
              {short(published.root)}
            </bdi>
          </span>
          <span
            style={lit(trail.steps.length + 1)}
            className={`grid size-20 animate-light place-items-center rounded-full ${isProven ? 'bg-sun text-on-sun' : 'bg-negative text-on-negative'}`}
          >
            {isProven ? <Check aria-hidden className="size-10" /> : <X aria-hidden className="size-10" />}
          </span>
          <span className="text-end text-sm">
            <span className="block font-bold">
              <Plural value={count} one="# member" other="# members" />
            </span>
            <Amount money={usdt(published.total.USDT)} tone="subtle" />
          </span>
        </li>
      </ol>
    </div>
  );
}

function Step({ step: { side, sibling, parent }, order }: { step: ProofStep; order: number }) {
  const others = (
    <span className="block rounded-md bg-on-hero/10 px-1 py-1 text-center text-xs text-subtle">
      <Amount money={usdt(sibling.sums.USDT)} isSigned tone="inherit" />
      <bdi dir="ltr" aria-hidden className="block font-mono">
        {sibling.hash.slice(0, 4)}…
      </bdi>
    </span>
  );
  return (
    <li
      style={lit(order)}
      className="relative grid animate-light grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-1"
    >
      <span>{side === 'left' && others}</span>
      <span className="inline-flex items-center gap-1.5 rounded-full border-2 border-proof bg-hero-bottom px-3 py-1.5 font-bold">
        <Check aria-hidden className="size-4 text-proof" />
        <Amount money={usdt(parent.sums.USDT)} tone="inherit" />
      </span>
      <span>{side === 'right' && others}</span>
    </li>
  );
}
