import { Failure } from '#domain/failure.ts';
import type { Flow } from '../flow.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { unblockMachine } from './unblock.machine.ts';

export const unblockWalk = walkOf(unblockMachine, {
  events: {
    'block.end': { type: 'block.end', id: 'block-1' },
    'unblock failed': failed('unblock', new Failure('offline')),
  },
});

export const flow: Flow = {
  flow: 'ending a block',
  home: '`#/user/blocked`',
  gallery: { address: '/user/blocked' },
};
