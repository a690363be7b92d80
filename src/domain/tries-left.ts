import type { Failure } from './failure.ts';

/** How many tries the server counts at the end of a refusal (product 5.14); null where it counts none. */
export function triesLeftOf({ message }: Failure): number | null {
  const [, count] = /\b(\d+|No) (?:try|tries) left$/.exec(message) ?? [];
  if (count === undefined) return null;
  return count === 'No' ? 0 : Number(count);
}
