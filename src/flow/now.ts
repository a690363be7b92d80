import { useEffect, useState } from 'react';
import { useServices } from './services.tsx';

/**
 * The server's time, read anew every `interval` ms and when the page comes back to the front.
 * @returns ms since the epoch
 */
export function useServerNow(interval = 15_000): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const read = () => setNow(clock.now());
    const timer = setInterval(read, interval);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [clock, interval]);
  // A figure that arrived after the last tick is not from the future.
  return Math.max(now, clock.now());
}
