import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { dismissedNoticesMachine } from './dismissed-notices.machine.ts';
import type { Flow } from '../flow.ts';

export const dismissedNoticesWalk = walkOf(dismissedNoticesMachine, {
  events: {
    'loadDismissed done': done('loadDismissed', ['scroll-play']),
    'notice.dismiss': { type: 'notice.dismiss', id: 'scroll-weekend' },
  },
});

export const flow: Flow = {
  flow: 'closing notices for good',
  home: '`#/index`',
  gallery: { address: '/index' },
};
