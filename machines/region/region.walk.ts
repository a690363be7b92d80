import { Failure } from '#domain/failure.ts';
import { regionOf } from '#domain/regions.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { regionMachine } from './region.machine.ts';
import type { Flow } from '../flow.ts';

export const regionWalk = walkOf(regionMachine, {
  events: {
    'region.choose': { type: 'region.choose', region: regionOf('EG') },
    'move failed': failed('move', new Failure('offline')),
    'move refused': failed('move', new Failure('rejected')),
  },
  facts: ({ mayHaveMoved }) => [mayHaveMoved && 'unknown'],
});

export const flow: Flow = {
  flow: 'moving to another region',
  home: '`#/user/system`',
  gallery: { address: '/user/system' },
};
