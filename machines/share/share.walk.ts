import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { shareMachine } from './share.machine.ts';
import type { Flow } from '../flow.ts';

const refused = new Error('refused');

export const shareWalk = walkOf(shareMachine, {
  events: {
    'openSheet done: handed on': done('openSheet', 'shared'),
    'openSheet done: closed again': done('openSheet', 'cancelled'),
    'openSheet done: there is none': done('openSheet', 'unavailable'),
    'openSheet failed': failed('openSheet', refused),
    'copyLink done: on the clipboard': done('copyLink', true),
    'copyLink done: refused': done('copyLink', false),
    'copyLink failed': failed('copyLink', refused),
  },
  facts: ({ hasNoSheet }) => [hasNoSheet && 'no sheet'],
});

export const flow: Flow = {
  flow: 'handing a link on',
  home: '`#/index/friend`, `#/index/shareLink`, `#/index/invitation`',
  gallery: { address: '/index/shareLink' },
};
