import { useDeferredValue, type ReactNode } from 'react';

interface BelowProps {
  /** It is in sight from the start. */
  isInSight?: boolean;
  children: ReactNode;
}

/** What stands below the fold of a phone, or in one that is closed: drawn once what is in sight is on the screen, and begun only then. */
export const Below = ({ isInSight = false, children }: BelowProps) => useDeferredValue(true, isInSight) && children;
