import { Failure } from '#domain/failure.ts';
import type { Flow } from '../flow.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { dataFileMachine } from './data-file.machine.ts';

export const dataFileWalk = walkOf(dataFileMachine, {
  events: {
    'loadFile done': done('loadFile', { at: Date.UTC(2026, 10, 16, 9), text: '{"about":"Dayrent"}' }),
    'loadFile failed': failed('loadFile', new Failure('offline')),
  },
  facts: ({ failure }) => [failure && 'failure'],
});

export const flow: Flow = {
  flow: "saving the member's data",
  home: '`#/user/data`',
  gallery: { address: '/user/data' },
};
