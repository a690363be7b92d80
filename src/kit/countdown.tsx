import { countdownActor } from '#actors/countdown.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useFlow, useServices } from './services.tsx';

interface CountdownProps {
  /** Server time, ms; give the element this as its `key`. */
  endsAt: number;
  /** It is over: what depends on it has to be read again. Called once, and not at all if it was over before. */
  onElapsed: () => void;
  children: (now: number) => ReactNode;
}

/** Ticks each second on server time until its end (rule P2). */
export function Countdown({ endsAt, onElapsed, children }: CountdownProps) {
  const services = useServices();
  const [logic] = useState(() => countdownActor(services));
  const [wasAhead] = useState(() => services.clock.now() < endsAt);
  const [snapshot] = useFlow(logic, { input: { endsAt, now: services.clock.now() } });
  const isElapsed = snapshot.matches('elapsed');
  useEffect(() => {
    if (isElapsed && wasAhead) onElapsed();
    // Once, when it ends; a new callback is no new end.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isElapsed]);
  return (
    <span data-machine="countdown" data-state={snapshot.value}>
      {children(snapshot.context.now)}
    </span>
  );
}
