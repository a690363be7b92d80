import { codes } from '#contract/codes.ts';
import { Refusal } from './refusal.ts';

/**
 * Instants are ms of one clock.
 * @throws Refusal tooManyAttempts with how long to wait, while `blockedUntil` is to come
 */
export function refuseUntil(blockedUntil: number, now: number): void {
  if (blockedUntil <= now) return;
  const seconds = Math.ceil((blockedUntil - now) / 1_000);
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds <= 60 ? `${seconds} s` : `${minutes} min`;
  throw new Refusal(codes.tooManyAttempts, `Too many attempts. Please try again in ${wait}`);
}

/** How many tries are left, as the end of a message. */
export const triesLeft = (left: number): string => {
  if (left <= 0) return 'No tries left';
  return left === 1 ? '1 try left' : `${left} tries left`;
};
