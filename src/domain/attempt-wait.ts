import type { Failure } from './failure.ts';

/** Whole minutes, or seconds below one. */
export type AttemptWait = { minutes: number } | { seconds: number };

/** How long the server says to wait at the end of a refusal (product 5.14); null where it says nothing. */
export function waitOf({ message }: Failure): AttemptWait | null {
  const [, count, unit] = /\bin (\d+) (s|min)$/.exec(message) ?? [];
  if (count === undefined) return null;
  return unit === 'min' ? { minutes: Number(count) } : { seconds: Number(count) };
}
