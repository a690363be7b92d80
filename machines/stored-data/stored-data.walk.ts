import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { storedDataMachine } from './stored-data.machine.ts';
import type { Flow } from '../flow.ts';

export const storedDataWalk = walkOf(storedDataMachine, {
  events: {
    'measure done': done('measure', { app: 1_480_000, data: 2_400 }),
    'measure failed': failed('measure', new Failure('storage')),
    'clearData done': done('clearData', undefined),
    'clearData failed': failed('clearData', new Failure('storage')),
  },
  facts: ({ sizes }) => [sizes && 'sizes'],
});

export const flow: Flow = {
  flow: 'what this device keeps, and clearing it',
  home: '`#/user/system`',
  gallery: { address: '/user/system' },
};
