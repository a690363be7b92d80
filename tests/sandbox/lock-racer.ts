/** A child process of the test of the lock: takes the lock that it is told, says whether it got it, lets go when told. */
import { takeProcessLock, type ProcessLock } from '#sandbox/db/process-lock.ts';

let held: ProcessLock | null = null;

process.on('message', (file: string | null) => {
  if (file === null) {
    held?.release();
    held = null;
    process.send?.('released');
    return;
  }
  try {
    held = takeProcessLock(file);
  } catch {
    // Another one has it.
  }
  process.send?.(held !== null);
});
process.send?.('ready');
