/** Reading all that is kept about the member as a file (product 5.17). */
import type { Failure } from '#domain/failure.ts';
import type { OwnDataFile } from '#domain/own-data.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface DataFileContext {
  file: OwnDataFile | null;
  failure: Failure | null;
}

export type DataFileEvent = { type: 'file.load' };

export const dataFileMachine = setup({
  types: {
    context: {} as DataFileContext,
    events: {} as DataFileEvent,
  },
  actors: {
    loadFile: port<OwnDataFile>('loadFile'),
  },
  actions: {
    setFile: assign((_, params: { file: OwnDataFile }) => ({ file: params.file, failure: null })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'dataFile',
  context: { file: null, failure: null },
  initial: 'ready',
  states: {
    ready: { on: { 'file.load': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadFile',
        src: 'loadFile',
        onDone: { target: 'complete', actions: { type: 'setFile', params: ({ event }) => ({ file: event.output }) } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: { on: { 'file.load': 'loading' } },
    complete: { tags: 'done', on: { 'file.load': 'loading' } },
  },
});
