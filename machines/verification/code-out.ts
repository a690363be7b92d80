import type { SentCode } from '#domain/verification.ts';
import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from './verification.machine.ts';

/**
 * The code that is out, in the event by which the code step tells how it stands: for `onSnapshot`. Who goes back to the form and
 * comes again goes on with it; another one goes out a minute later at the earliest.
 */
export function codeOutIn(event: object): SentCode | null {
  if (!('snapshot' in event)) throw new Error('no code step has told how it stands');
  const { context } = event.snapshot as Partial<SnapshotFrom<typeof verificationMachine>>;
  // What stands in for the step in walks has none.
  return context?.sent ?? null;
}
