/** Reading page by page: records of a wallet. */
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { MoneyRecord } from '#domain/wallet.ts';
import { now, pageOfRecords } from '../model/samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createPagingMachine } from './paging.machine.ts';

const loaded = (rows: number, total: number) => done('loadPage', fresh(pageOfRecords(rows, total), now));

export const pagingWalk = walkOf(createPagingMachine<MoneyRecord>(), {
  events: {
    'loadPage done: no rows': loaded(0, 0),
    'loadPage done: some of them': loaded(2, 9),
    'loadPage done: all of them': loaded(2, 2),
    'loadPage done: kept by the device': done('loadPage', fresh(pageOfRecords(2, 2), now, 'store')),
    'loadPage failed': failed('loadPage', new Failure('offline')),
  },
  facts: ({ page }) => [page && `${Math.min(valueOf(page).list.length, 2)} of ${valueOf(page).total}`],
});
