import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { MachineRing } from '#components/machine-ring.tsx';
import { dueOf, shortfallOf, type MachineToday, type Today } from '#domain/today.ts';
import { ArrivalWords } from '#features/collect/arrival-words.tsx';
import { Day } from '#kit/day.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';

/** Pictures in a row on a phone; of more machines the rest is a number. */
const most = 6;

const usdt = (amount: bigint) => ({ amount, currency: 'USDT' }) as const;

interface MachinesCardProps {
  today: Today;
  link: RefObject<HTMLAnchorElement | null>;
  isCollecting: boolean;
  isReachable: boolean;
  onCollect: () => void;
}

/** My machines with a ring each: what they paid of what they stated, and the one thing to do when there is something to collect. */
export function MachinesCard({ today, link, isCollecting, isReachable, onCollect }: MachinesCardProps) {
  const { machines, nextDueAt } = today;
  const due = dueOf(today);
  const payments = machines.reduce((sum, { dueCount }) => sum + dueCount, 0);
  if (machines.length === 0) return null;
  return (
    <Card
      title={
        due > 0n ? (
          <>
            <Trans>Your machines paid</Trans>
            <span className="block text-sm font-normal text-subtle">
              <Plural value={payments} one="# payment, ready to collect" other="# payments, ready to collect" />
            </span>
          </>
        ) : (
          <>
            <Trans>Your machines are running</Trans>
            {nextDueAt !== null && (
              <span className="block text-sm font-normal text-subtle">
                <Trans comment="The argument is a day with its hour">
                  Next income <Day at={nextDueAt} hasClock />
                </Trans>
              </span>
            )}
          </>
        )
      }
    >
      <a ref={link} href="#/user/myorder" className="block">
        <Rings machines={machines} hasDue={due > 0n} />
        <span className="sr-only">
          <Trans comment="Machines that the member rents">My machines</Trans>
        </span>
      </a>
      {due > 0n && (
        <div className="mt-4">
          <Button isWide isBusy={isCollecting} disabled={!isReachable} onClick={onCollect}>
            <span>
              <Trans comment="Button: takes the income that is due; the argument is its amount">
                Collect <Amount money={usdt(due)} tone="inherit" />
              </Trans>
            </span>
          </Button>
          <p className="mt-3 text-sm text-subtle">
            {isReachable ? <ArrivalWords /> : <Trans>You're offline. Try again when you're back online.</Trans>}{' '}
            <Shortfalls machines={machines} />
          </p>
        </div>
      )}
    </Card>
  );
}

function Rings({ machines, hasDue }: { machines: readonly MachineToday[]; hasDue: boolean }) {
  const shown = machines.length > most ? machines.slice(0, most - 1) : machines;
  return (
    // Six beside each other, fewer where text is large: their figures must not meet.
    <span className="grid grid-cols-[repeat(auto-fill,minmax(max(2.75rem,(100%-2.5rem-1px)/6),1fr))] gap-2">
      {shown.map((machine) => {
        const isShort = shortfallOf(machine) > 0n;
        return (
          <span key={machine.productId} className="flex min-w-0 flex-col items-center gap-1.5">
            <MachineRing image={machine.image} share={hasDue ? shareOf(machine) : 0} isShort={isShort} />
            <span className="sr-only">{machine.name}</span>
            <span className={`text-sm font-semibold ${isShort ? 'text-warning' : ''}`}>
              <Amount money={usdt(hasDue ? machine.due : machine.dayReturn)} tone="inherit" />
            </span>
          </span>
        );
      })}
      {machines.length > most && (
        <span className="grid size-13.5 place-items-center rounded-full bg-sunken text-sm font-semibold text-subtle">
          <bdi dir="ltr">+{machines.length - shown.length}</bdi>
        </span>
      )}
    </span>
  );
}

/** Only of its drawing: here an amount may become a float. */
const shareOf = ({ due, stated }: MachineToday): number => (stated > 0n ? Number((due * 1000n) / stated) / 1000 : 0);

/** Who paid less than stated (rule P3). */
function Shortfalls({ machines }: { machines: readonly MachineToday[] }) {
  const short = machines.filter((machine) => shortfallOf(machine) > 0n);
  const [first] = short;
  if (!first) return null;
  const amount = short.reduce((sum, machine) => sum + shortfallOf(machine), 0n);
  const less = (
    <span className="font-semibold text-warning">
      <Amount money={usdt(amount)} tone="inherit" />
    </span>
  );
  if (short.length === 1)
    return (
      <Trans>
        <bdi>{first.name}</bdi> paid {less} less than stated: it earned less.
      </Trans>
    );
  return <Trans>Some machines earned less and paid {less} less than stated.</Trans>;
}
