import { walkOf } from '../model/walk.ts';
import { cancelWalk } from '../settlement/cancel-samples.ts';
import { cancelOrderMachine } from './cancel-order.machine.ts';
import { orders } from './samples.ts';
import type { Flow } from '../flow.ts';

export const cancelOrderWalk = walkOf(cancelOrderMachine, cancelWalk(orders));

export const flow: Flow = {
  flow: 'cancelling a first order',
  home: '`#/user/orders`',
  gallery: {
    address: `/user/orders?id=${orders.id}&cancel=1`,
    places: { settling: 'deciding.idle' },
    hidden: { choice: 'passing' },
  },
};
