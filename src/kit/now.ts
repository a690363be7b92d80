import { useEffect, useState } from 'react';
import { useServices } from './services.tsx';

/** How often the time is read anew, ms. */
const pace = 15_000;

/** A page of figures has one timer, and is drawn once when it ticks. */
const readers = new Set<() => void>();
const tick = () => readers.forEach((read) => read());
let timer: ReturnType<typeof setInterval> | undefined;

function onTick(read: () => void): () => void {
  readers.add(read);
  if (readers.size === 1) {
    timer = setInterval(tick, pace);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * The server's time, read anew every 15 s and when the page comes back to the front.
 * @returns ms since the epoch
 */
export function useServerNow(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => onTick(() => setNow(clock.now())), [clock]);
  // A figure that arrived after the last tick is not from the future.
  return Math.max(now, clock.now());
}
