import { loadRecords } from '#api/wallet.ts';
import { fromServer } from '#domain/fresh-age.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { RecordFilter } from '#domain/wallet.ts';
import { recordExportMachine } from '#machines/record-export/record-export.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

/** As many as a page may have. */
const rowsAtOnce = 100;

export const recordExportActor = ({ client }: Services, filter: RecordFilter) =>
  recordExportMachine.provide({
    actors: {
      loadPage: fromPromise(async ({ input }) =>
        valueOf(fromServer(await loadRecords(client.patient, filter, input.pageNum, rowsAtOnce))),
      ),
    },
  });
