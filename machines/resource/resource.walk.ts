/** Reading one thing: the income of some days. */
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import type { IncomePoint } from '#domain/wallet.ts';
import { incomeDays, now } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createResourceMachine } from './resource.machine.ts';
import type { Flow } from '../flow.ts';

export const resourceWalk = walkOf(createResourceMachine<readonly IncomePoint[]>(), {
  events: {
    'load done': done('load', fresh(incomeDays, now)),
    'load done: kept by the device': done('load', fresh(incomeDays, now, 'store')),
    'load failed': failed('load', new Failure('offline')),
  },
  facts: ({ data, failure }) => [data && 'data', failure && 'failure'],
});

export const flow: Flow = {
  flow: 'one thing read from the server',
  home: 'every screen that reads',
  gallery: {
    address: '/user/earn',
    places: { failed: 'failed (failure)' },
    // Old, and so old that it is grey.
    later: { stale: 120_000, refreshing: 7_200_000 },
  },
};
