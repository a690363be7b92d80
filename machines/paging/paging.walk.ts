/** Reading page by page: records of a wallet. */
import { Failure } from '#domain/failure.ts';
import { fresh, type Origin } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { MoneyRecord } from '#domain/wallet.ts';
import { now, pageOfRecords } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createPagingMachine } from './paging.machine.ts';
import type { Flow } from '../flow.ts';

const loaded = (rows: number, total: number, origin?: Origin) =>
  done('loadPages', { page: fresh(pageOfRecords(rows, total), now, origin), last: 1 });

export const pagingWalk = walkOf(createPagingMachine<MoneyRecord>(), {
  input: { pageNum: 1 },
  events: {
    'loadPages done: no rows': loaded(0, 0),
    'loadPages done: some of them': loaded(2, 9),
    'loadPages done: all of them': loaded(2, 2),
    'loadPages done: kept by the device': loaded(2, 2, 'store'),
    'loadPages failed': failed('loadPages', new Failure('offline')),
  },
  facts: ({ page }) => [page && `${Math.min(valueOf(page).list.length, 2)} of ${valueOf(page).total}`],
});

export const flow: Flow = {
  flow: 'a list read page by page',
  home: 'orders, incomes, records',
  gallery: {
    address: '/user/record?type=1',
    places: { refreshing: 'refreshing (2 of 9)' },
    hidden: { choice: 'passing' },
  },
};
