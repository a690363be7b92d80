import { loadSignIn } from '#api/daily-rewards.ts';
import { Amount } from '#components/amount.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { RegionWords } from '#components/region-words.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { fullDays } from '#domain/daily-reward.ts';
import { signInReward } from '#domain/limits.ts';
import { Countdown } from '#kit/countdown.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Plural, Trans } from '@lingui/react/macro';

/** Today's check-in: what it is worth and who pays it, or that it is done. Read again when the day is over, and when what it pays came. */
export const StreakCard = () => (
  <Resource load={loadSignIn} changedBy="wallet" skeleton={<SkeletonBlock height="6.25rem" />} failed={() => <></>}>
    {(figure, refresh) => (
      <section data-play-region className="rounded-xl bg-raised px-4 py-3 shadow-card">
        <Figure of={figure}>
          {({ isTaken, streak, amount, nextAt }) => (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h2 className="flex min-w-0 flex-1 basis-28 flex-wrap items-center gap-x-3 font-bold">
                <Plural value={streak} _0="Start a streak" one="#-day streak" other="#-day streak" />
                <RegionWords />
              </h2>
              <LinkButton href="#/index/sign">
                {/* In one piece, so that it breaks where a line is too short. */}
                <span>
                  {isTaken ? (
                    <Trans comment="Button: opens the daily check-in">See streak</Trans>
                  ) : (
                    <Trans comment="Button: does today's check-in; the argument is the reward">
                      Check in <Amount money={{ amount, currency: 'USDT' }} isSigned tone="inherit" />
                    </Trans>
                  )}
                </span>
              </LinkButton>
              <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-sm text-subtle">
                <Dots filled={fullDays({ streak, isTaken })} isOpen={!isTaken} />
                <Countdown key={nextAt} endsAt={nextAt} onElapsed={refresh}>
                  {() => (isTaken ? <Trans>Checked in today</Trans> : <Trans>Paid by the promotion budget</Trans>)}
                </Countdown>
              </p>
            </div>
          )}
        </Figure>
      </section>
    )}
  </Resource>
);

/** The days up to the larger reward (product 12.7): those that are there, today's if it is still open, the rest. */
const Dots = ({ filled, isOpen }: { filled: number; isOpen: boolean }) => (
  <span aria-hidden className="inline-flex gap-1.5">
    {Array.from({ length: signInReward.every }, (_, index) => {
      const look = index < filled ? 'bg-yours' : index === filled && isOpen ? 'border-2 border-yours' : 'bg-sunken';
      return <span key={index} className={`size-2.5 rounded-full ${look}`} />;
    })}
  </span>
);
