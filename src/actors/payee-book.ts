import type { Client } from '#api/client.ts';
import type { Fresh } from '#domain/fresh.ts';
import { createPayeeBookMachine } from '#machines/payee-book/payee-book.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export interface Book<T> {
  load: (client: Client) => Promise<Fresh<readonly T[]>>;
  remove: (client: Client, id: string) => Promise<void>;
  restore: (client: Client, id: string) => Promise<void>;
}

/** The address book, or the bank accounts. */
export const payeeBookActor = <T extends { id: string }>({ client }: Services, { load, remove, restore }: Book<T>) =>
  createPayeeBookMachine<T>().provide({
    actors: {
      loadBook: fromPromise(({ input: { isPatient } }) => load(isPatient ? client.patient : client)),
      remove: fromPromise(({ input: { payee } }) => remove(client, payee.id)),
      restore: fromPromise(({ input: { payee } }) => restore(client, payee.id)),
    },
  });
