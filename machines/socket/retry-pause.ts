/** Between two connections: the first pause is short, and no later one longer than half a minute. */
const first = 1_000;
const longest = 30_000;

/** A step of the golden section: however it begins, the next ones lie spread over the span. */
const step = 0.618;

/**
 * @param attempts connections in a row that failed before
 * @param chance from 0 up to 1, of this device: so that not all come back at once
 * @returns ms: the upper half of a span that doubles
 */
export function retryPause(attempts: number, chance: number): number {
  const span = Math.min(longest, first * 2 ** attempts);
  return Math.round((span / 2) * (1 + ((chance + attempts * step) % 1)));
}
