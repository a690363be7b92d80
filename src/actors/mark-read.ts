import { markRead } from '#api/messages.ts';
import { markReadMachine } from '#machines/mark-read/mark-read.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

export const markReadActor = ({ client }: Services) =>
  markReadMachine.provide({
    actors: { mark: fromPromise(({ input: { group, id } }) => markRead(client, group, id)) },
  });
