import { backgroundDelay } from '#domain/entry-limits.ts';
import { useEffect, useState } from 'react';

/** False until the screen that asks had its time: what nobody waits for begins then. */
export function useIsCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), backgroundDelay);
    return () => clearTimeout(timer);
  }, []);
  return isCalm;
}
