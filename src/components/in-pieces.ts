import { startTransition, useEffect, useState } from 'react';

/**
 * Of many rows the first, then as many more after each frame, until all are there: a tap comes between two pieces.
 * @param step how many a frame of a slow phone has time for
 */
export function useInPieces<T>(rows: readonly T[], step: number): readonly T[] {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= rows.length) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + step)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, rows.length, step]);
  return rows.slice(0, drawn);
}
