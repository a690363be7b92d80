/** What waits to be sent. It is put there by the device itself: a page that is offline can order no faults. */
import { outboxWalk } from '#machines/outbox/outbox.walk.ts';
import { OutboxPage } from '../pages/outbox-page.ts';
import { playbookOf } from './playbook.ts';

const journey = 'takes a server that is gone: outbox.spec.ts';
const device = 'needs a device whose storage fails';

export const outboxBook = playbookOf<OutboxPage>(outboxWalk, {
  machine: 'outbox',
  address: () => '/user/outbox',
  page: (app) => new OutboxPage(app),
  fleeting: ['loading'],
  unplayable: {
    'loadItems done: two': journey,
    'loadItems done: held': journey,
    'loadItems done: old': 'takes days',
    'loadItems done: old like': 'takes days',
    'loadItems failed': device,
    'items.told: two': journey,
    'items.told: none': journey,
    'network.lost': 'a page that is offline can order no faults; the journey plays it',
    'network.returned': 'as network.lost',
  },
  unseen: {
    choice: 'left at once',
    network: 'left at once',
    sending: journey,
    holding: journey,
    dropping: journey,
    editing: journey,
    cancelling: journey,
    releasing: journey,
    offline: journey,
    pause: journey,
    ended: journey,
    failed: device,
  },
});
