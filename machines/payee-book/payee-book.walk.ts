/** A book of addresses. */
import { fresh } from '#domain/fresh.ts';
import type { PayoutAddress } from '#domain/payee.ts';
import { addresses, now } from '../samples.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createPayeeBookMachine } from './payee-book.machine.ts';
import type { Flow } from '../flow.ts';

const loaded = (book: readonly PayoutAddress[]) => done('loadBook', fresh(book, now));

export const payeeBookWalk = walkOf(createPayeeBookMachine<PayoutAddress>(), {
  events: {
    'loadBook done: some': loaded(addresses),
    'loadBook done: none': loaded([]),
    'payee.remove: the first': { type: 'payee.remove', id: addresses[0].id },
  },
  facts: ({ removed }) => [removed !== null && 'one can be brought back'],
});

export const flow: Flow = {
  flow: 'the address book; the bank accounts',
  home: '`#/user/address`, `#/user/Caddress`, `#/user/bank`',
  gallery: {
    address: '/user/address',
    places: { full: 'full', empty: 'empty', failed: 'failed', removing: 'removing' },
    hidden: { choice: 'passing' },
  },
};
