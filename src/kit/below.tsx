import { useDeferredValue, type ReactNode } from 'react';

/** What stands below the fold of a phone: drawn once what is in sight is on the screen, and begun only then. */
export const Below = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
