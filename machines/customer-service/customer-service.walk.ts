import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { customerServiceMachine } from './customer-service.machine.ts';
import type { Flow } from '../flow.ts';

export const customerServiceWalk = walkOf(customerServiceMachine, {
  events: {
    'loadLink done: a link': done('loadLink', 'https://example.org/help'),
    'loadLink done: too short for one': done('loadLink', 'none'),
    'loadLink failed': failed('loadLink', new Failure('offline')),
  },
  facts: () => [],
});

export const flow: Flow = {
  flow: 'the customer service dialog',
  home: 'home, personal, `#/user/manager`',
  gallery: { address: '/user/manager?dialog=customerService', hidden: { closed: 'passing' } },
};
