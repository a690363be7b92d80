import { dueOf, type Today } from '#domain/today.ts';
import { usePressed } from '#kit/pressed.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { useRef } from 'react';
import { FirstSteps, TrialCard } from './first-steps.tsx';
import { MachinesCard } from './machines-card.tsx';

const loadCollecting = async () => (await import('#features/collect/collecting.tsx')).Collecting;

interface TodayCardsProps {
  today: Today;
  /** What is shown of the money has to be read again. */
  onCollected: () => void;
}

/** My machines. A newcomer takes three steps instead, and has a free trial; while it has paid, collecting that is all there is to do. */
export function TodayCards({ today, onCollected }: TodayCardsProps) {
  const { firstSteps, trial } = today;
  const isDue = dueOf(today) > 0n;
  const isNew = !firstSteps.hasCollected;
  const { open, close, isPressed, Opened: Collecting, failed } = usePressed(loadCollecting);
  const isReachable = useIsReachable();
  const machinesLink = useRef<HTMLAnchorElement>(null);
  const machines = (
    <MachinesCard
      today={today}
      link={machinesLink}
      isCollecting={isPressed}
      isReachable={isReachable}
      onCollect={open}
    />
  );
  return (
    <div className="space-y-3">
      {(isDue || !isNew) && machines}
      {isNew && !isDue && (
        <>
          <FirstSteps steps={firstSteps} />
          {trial ? <TrialCard trial={trial} /> : machines}
        </>
      )}
      {/* Whatever is read meanwhile: what is due is gone from the cards before its outcome is told. */}
      {Collecting && (
        <Collecting
          goesTo={machinesLink}
          onDone={() => {
            close();
            onCollected();
          }}
        />
      )}
      {failed}
    </div>
  );
}
