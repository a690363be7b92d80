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
  // Rejected where another one has it.
  takeProcessLock(file).then(
    (lock) => {
      held = lock;
      process.send?.(true);
    },
    () => process.send?.(false),
  );
});
process.send?.('ready');
