import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { dismissedNoticesMachine } from './dismissed-notices.machine.ts';

export const dismissedNoticesWalk = walkOf(dismissedNoticesMachine, {
  events: {
    'loadDismissed done': done('loadDismissed', ['scroll-play']),
    'notice.dismiss': { type: 'notice.dismiss', id: 'scroll-weekend' },
  },
});
