/** Messages that are marked as read, and notices that are closed. */
import { dismissedNoticesWalk } from '#machines/dismissed-notices/dismissed-notices.walk.ts';
import { markReadWalk } from '#machines/mark-read/mark-read.walk.ts';
import { DismissedNoticesPage } from '../pages/dismissed-notices-page.ts';
import { MarkReadPage } from '../pages/mark-read-page.ts';
import { networkReturns } from './network.ts';
import { playbookOf } from './playbook.ts';

export const markReadBook = playbookOf<MarkReadPage>(markReadWalk, {
  machine: 'markRead',
  address: () => '/user/msg',
  page: (app) => new MarkReadPage(app),
  ready: ({ world }) => world.announce('message'),
  facts: { 'network.returned': networkReturns },
  fleeting: ['marking'],
  unplayable: {
    'mark failed': 'takes a device that keeps nothing, and no connection',
    'marked: group.mark': 'takes a message that came meanwhile: the journey about messages plays it',
  },
  unseen: { choice: 'left at once', failed: 'takes a device that keeps nothing, and no connection' },
});

export const dismissedNoticesBook = playbookOf<DismissedNoticesPage>(dismissedNoticesWalk, {
  machine: 'dismissedNotices',
  address: () => '/index',
  page: (app) => new DismissedNoticesPage(app),
  unplayable: {
    'loadDismissed failed': 'needs a device whose storage breaks; it leads where "loadDismissed done" does',
    'keepDismissed failed': 'as "loadDismissed failed"',
    'keeping: notice.dismiss': 'all that are shown are closed by one press',
  },
});
