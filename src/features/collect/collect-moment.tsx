import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { FullScreen } from '#components/full-screen.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { RegionWords } from '#components/region-words.tsx';
import { shortfallOf, type MachineToday } from '#domain/today.ts';
import { useLayer } from '#kit/layer.ts';
import { useServerNow } from '#kit/now.ts';
import { Day } from '#kit/day.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { CollectDrawing } from './collect-drawing.tsx';

interface CollectMomentProps {
  /** Those that paid, with what was due of each before it was collected; none where it was sent in an earlier page life. */
  machines: readonly MachineToday[];
  /** Collected, USDT in millionths, in how many payments; when they arrive, ms. */
  amount: bigint;
  count: number;
  arrivesAt: number;
  goesTo?: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** What was collected just now: the shares on their way, who paid, when it arrives, what fell short. A tap skips the motion. */
export function CollectMoment({ machines, amount, count, arrivesAt, goesTo, onDone }: CollectMomentProps) {
  const isThere = useServerNow() >= arrivesAt;
  const [isSkipped, setSkipped] = useState(false);
  useLayer(true, onDone);
  return (
    <FullScreen
      label={isThere ? <Trans>Your income has arrived</Trans> : <Trans>Your income is on its way</Trans>}
      onClose={onDone}
      finalFocus={goesTo}
      onPress={() => setSkipped(true)}
      isStill={isSkipped}
    >
      <div data-play-region className="contents">
        <CollectDrawing machines={machines} amount={amount} isThere={isThere} />
        <section className="mx-auto mt-auto w-full max-w-column shrink-0 animate-card-up rounded-t-2xl bg-raised p-5 pb-[calc(1.25rem+var(--safe-end))] text-ink shadow-overlay">
          <div className="mb-3 flex flex-wrap items-center gap-x-3">
            <div className="words-40">
              <h2 className="text-lg font-bold">
                {isThere ? (
                  <Trans>In your balance</Trans>
                ) : (
                  <Trans>
                    In your balance about <Day at={arrivesAt} hasClock />
                  </Trans>
                )}
              </h2>
              {/* The drawing shows it, and is a drawing. */}
              <p className="sr-only">
                <Amount money={{ amount, currency: 'USDT' }} />
              </p>
              {machines.length > 0 && (
                <p className="text-sm text-subtle">
                  <Plural
                    value={machines.length}
                    one="Paid from one machine's earnings"
                    other="Paid from # machines' earnings"
                  />
                </p>
              )}
            </div>
            <RegionWords />
          </div>
          <ul role="list" className="divide-y divide-line">
            {machines.map((machine) => (
              <li key={machine.productId} className="flex items-center gap-3 py-2">
                <img src={machine.image} alt="" width={40} height={40} className="size-10 rounded-md object-cover" />
                <span className="min-w-0 flex-1">
                  <bdi className="block font-semibold wrap-anywhere">{machine.name}</bdi>
                  {shortfallOf(machine) > 0n && (
                    <span className="block text-sm text-warning">
                      <Trans comment="The day paid this amount less than the stated daily return">
                        <Amount money={{ amount: shortfallOf(machine), currency: 'USDT' }} tone="inherit" /> less than
                        stated
                      </Trans>
                    </span>
                  )}
                </span>
                <Amount money={{ amount: machine.due, currency: 'USDT' }} />
              </li>
            ))}
          </ul>
          <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
            <LinkButton href="#/user/receiveincome?show=taken" isWide>
              <Plural
                comment="Button: opens the payments just collected"
                value={count}
                one="See # payment"
                other="See # payments"
              />
            </LinkButton>
            <Button isWide onClick={onDone}>
              <Trans comment="Button: closes a finished step">Done</Trans>
            </Button>
          </div>
        </section>
      </div>
    </FullScreen>
  );
}
