import { unblock } from '#api/moderation.ts';
import { unblockMachine } from '#machines/unblock/unblock.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const unblockActor = ({ client }: Services) =>
  unblockMachine.provide({
    actors: { unblock: fromPromise(({ input: { id } }) => unblock(client, id)) },
  });
