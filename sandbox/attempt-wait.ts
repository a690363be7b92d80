import { codes } from '#contract/codes.ts';
import { Refusal } from './refusal.ts';

/** @param ms how long to wait; the app reads it out of the message (`src/domain/attempt-wait.ts`) */
export function tooManyAttempts(ms: number): Refusal {
  const seconds = Math.ceil(ms / 1_000);
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds <= 60 ? `${seconds} s` : `${minutes} min`;
  return new Refusal(codes.tooManyAttempts, `Too many attempts. Please try again in ${wait}`);
}

/**
 * Instants are ms of one clock.
 * @throws Refusal tooManyAttempts with how long to wait, while `blockedUntil` is to come
 */
export function refuseUntil(blockedUntil: number, now: number): void {
  if (blockedUntil > now) throw tooManyAttempts(blockedUntil - now);
}

/** How many tries are left, as the end of a message. */
export const triesLeft = (left: number): string => {
  if (left <= 0) return 'No tries left';
  return left === 1 ? '1 try left' : `${left} tries left`;
};
