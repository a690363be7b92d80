import { Failure } from '#domain/failure.ts';
import { pageOfRecords } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { recordExportMachine } from './record-export.machine.ts';
import type { Flow } from '../flow.ts';

export const recordExportWalk = walkOf(recordExportMachine, {
  events: {
    'loadPage done: some of them': done('loadPage', pageOfRecords(2, 9)),
    'loadPage done: all of them': done('loadPage', pageOfRecords(2, 2)),
    'loadPage failed': failed('loadPage', new Failure('offline')),
  },
  facts: ({ rows }) => [rows.length > 0 && 'some rows'],
});

export const flow: Flow = {
  flow: 'all pages of a list, for a file',
  home: '`#/user/record`',
  gallery: { address: '/user/record?type=1&from=2026-11-01&to=2026-11-16' },
};
