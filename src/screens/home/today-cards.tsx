import { dueOf, type Today } from '#domain/today.ts';
import { FirstSteps, TrialCard } from './first-steps.tsx';
import { MachinesCard } from './machines-card.tsx';

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
  const machines = <MachinesCard today={today} onCollected={onCollected} />;
  return (
    <div className="space-y-3">
      {/* In this place before and after it is collected: the moment of collecting is part of it. */}
      {(isDue || !isNew) && machines}
      {isNew && !isDue && (
        <>
          <FirstSteps steps={firstSteps} />
          {trial ? <TrialCard trial={trial} /> : machines}
        </>
      )}
    </div>
  );
}
