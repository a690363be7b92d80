import { Failure } from '#domain/failure.ts';
import { pageOfRecords } from '../samples.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { recordExportMachine } from './record-export.machine.ts';

export const recordExportWalk = walkOf(recordExportMachine, {
  events: {
    'loadPage done: some of them': done('loadPage', pageOfRecords(2, 9)),
    'loadPage done: all of them': done('loadPage', pageOfRecords(2, 2)),
    'loadPage failed': failed('loadPage', new Failure('offline')),
  },
  facts: ({ rows }) => [rows.length > 0 && 'some rows'],
});
