/** A book of addresses. */
import { fresh, type Origin } from '#domain/fresh.ts';
import type { PayoutAddress } from '#domain/payee.ts';
import { addresses, now } from '../samples.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createPayeeBookMachine } from './payee-book.machine.ts';
import type { Flow } from '../flow.ts';

const loaded = (book: readonly PayoutAddress[], origin?: Origin) => done('loadBook', fresh(book, now, origin));

export const payeeBookWalk = walkOf(createPayeeBookMachine<PayoutAddress>(), {
  events: {
    'loadBook done: some': loaded(addresses),
    'loadBook done: none': loaded([]),
    'loadBook done: kept by the device': loaded(addresses, 'store'),
    'payee.remove: the first': { type: 'payee.remove', id: addresses[0].id },
  },
  facts: ({ book, removed }) => [book !== null && 'shown', removed !== null && 'one can be brought back'],
});

export const flow: Flow = {
  flow: 'the address book; the bank accounts',
  home: '`#/user/address`, `#/user/Caddress`, `#/user/bank`',
  gallery: {
    address: '/user/address',
    places: { full: 'full (shown)', empty: 'empty (shown)', failed: 'failed', removing: 'removing (shown)' },
    hidden: { choice: 'passing' },
  },
};
