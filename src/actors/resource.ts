import type { Client } from '#api/client.ts';
import type { Fresh } from '#domain/fresh.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { reader } from './read-together.ts';

/** @param isReturn the member was here before: it comes from the device, then it is read again */
export function resourceActor<T>(
  { client }: Pick<Services, 'client'>,
  load: (client: Client) => Promise<Fresh<T>>,
  isReturn = false,
) {
  const read = reader<T>();
  return createResourceMachine<T>().provide({
    actors: {
      load: fromPromise(({ input }) =>
        read(() => load(input.isPatient ? client.patient : isReturn ? client.returning : client)),
      ),
    },
  });
}
