import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { MachineRing } from '#components/machine-ring.tsx';
import { Badge } from '#components/badge.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import type { FirstSteps as Steps, FreeTrial } from '#domain/today.ts';
import { Day } from '#kit/day.tsx';
import { useServerNow } from '#kit/now.ts';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Step {
  isDone: boolean;
  title: ReactNode;
  detail: ReactNode;
  /** Where it is done. */
  href: string;
  action: ReactNode;
}

const stepsOf = ({ hasRecharged, hasRented, hasCollected }: Steps): readonly Step[] => [
  {
    isDone: hasRecharged,
    title: <Trans>Get play money</Trans>,
    detail: <Trans>Play money has no value outside Dayrent.</Trans>,
    href: '#/user/newrecharge',
    action: <Trans>Get play money</Trans>,
  },
  {
    isDone: hasRented,
    title: <Trans>Rent a machine</Trans>,
    detail: <Trans>The price stays in escrow until the end</Trans>,
    href: '#/index/machines',
    action: <Trans>Rent a machine</Trans>,
  },
  {
    isDone: hasCollected,
    title: <Trans comment="Step of a newcomer, and its button">Collect income</Trans>,
    detail: <Trans>Paid from what the machine earns</Trans>,
    href: '#/user/receiveincome',
    action: <Trans>Collect income</Trans>,
  },
];

/** What a newcomer does, until they have collected for the first time; one action at a time, and no more said than of it. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const all = stepsOf(steps);
  const next = all.findIndex(({ isDone }) => !isDone);
  const action = all[next];
  return (
    <Card title={<Trans>Start in three steps</Trans>}>
      <ol className="space-y-4">
        {all.map((step, index) => (
          <li key={step.href} aria-current={index === next ? 'step' : undefined} className="flex items-center gap-4">
            <Mark number={index + 1} isDone={step.isDone} isNext={index === next} />
            <span className="min-w-0">
              <span className="block font-bold">{step.title}</span>
              {index === next && <span className="block text-sm text-subtle">{step.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      {/* Income comes by itself: until then there is nothing to press. */}
      {action && next < 2 && (
        <div className="mt-5">
          <LinkButton href={action.href} variant="primary" isWide>
            {action.action}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

function Mark({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  const look = isDone
    ? 'bg-positive-soft text-positive'
    : isNext
      ? 'bg-sun text-on-sun ring-4 ring-sun-soft'
      : 'border border-line text-subtle';
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full font-bold tabular-nums ${look}`}>
      {isDone ? (
        <>
          <Check aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans context="state of a step">Done</Trans>
          </span>
        </>
      ) : (
        number
      )}
    </span>
  );
}

/** The machine that a new member is given, and what it pays next. */
export function TrialCard({ trial }: { trial: FreeTrial }) {
  const now = useServerNow();
  const { day, validDays, nextDueAt, boughtAt } = trial;
  return (
    <Card>
      <a href={`#/user/orders?id=${encodeURIComponent(trial.orderId)}`} className="flex flex-wrap gap-4">
        <MachineRing
          image={trial.image}
          size="large"
          share={nextDueAt === null ? 1 : (now - boughtAt) / Math.max(1, nextDueAt - boughtAt)}
        />
        <span className="min-w-0 flex-1 basis-40 space-y-2">
          <Badge tone="positive">
            <Trans>
              Free trial, day {day} of {validDays}
            </Trans>
          </Badge>
          <span className="block text-lg font-bold">
            <bdi>{trial.name}</bdi>
          </span>
          <FactList>
            {nextDueAt !== null && (
              <Fact
                label={
                  day === 1 ? (
                    <Trans comment="Label: when the first income is due">First income</Trans>
                  ) : (
                    <Trans comment="Label: when the next income is due">Next income</Trans>
                  )
                }
              >
                <Day at={nextDueAt} hasClock />
              </Fact>
            )}
            <Fact label={<Trans>Stated daily return</Trans>}>
              <Amount money={{ amount: trial.dayReturn, currency: 'USDT' }} />
            </Fact>
          </FactList>
          <span className="block text-sm text-subtle">
            <Trans>Paid by the promotion budget</Trans>
          </span>
        </span>
      </a>
    </Card>
  );
}
