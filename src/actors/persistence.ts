import { persistenceMachine, type Persistence } from '#machines/persistence/persistence.machine.ts';
import { fromPromise } from 'xstate';

/** Not there outside https, and in some private windows. */
const manager = (): StorageManager | null => ('storage' in navigator ? navigator.storage : null);

async function readPersistence(): Promise<Persistence> {
  const storage = manager();
  if (!storage || !('persist' in storage)) return 'unsupported';
  return (await storage.persisted()) ? 'persistent' : 'clearable';
}

/** Some browsers ask the member, others decide by themselves. @returns whether it is kept from now on */
export const askToKeep = async (): Promise<boolean> => (await manager()?.persist()) ?? false;

export const persistenceActor = () =>
  persistenceMachine.provide({
    actors: { readPersistence: fromPromise(readPersistence), askToKeep: fromPromise(askToKeep) },
  });
