import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { isReturn } from './place.ts';

interface BelowProps {
  /** What stands above was read. */
  after: boolean;
  children: ReactNode;
}

/**
 * What a phone shows after scrolling: it is drawn, and reads, once what is in sight is there. Who comes back may have
 * been down there, and finds it at once.
 */
export function Below({ after, children }: BelowProps) {
  const [isBegun, setBegun] = useState(isReturn);
  useEffect(() => {
    if (after) startTransition(() => setBegun(true));
  }, [after]);
  return isBegun ? children : <div data-state="loading" className="min-h-dvh" />;
}
