import { useSyncExternalStore } from 'react';

/** As `--breakpoint-wide` of `tokens.css`: a second column has room beside the first. */
const wide = matchMedia('(min-width: 73.75rem)');

function watch(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether what stands beside the content on a wide desk is shown there. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);
