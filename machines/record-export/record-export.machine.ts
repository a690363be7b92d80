/**
 * Reading every page of a list of records for a file, one after the other. Rows that moved to a later page meanwhile
 * are in it once; after a failure it goes on where it stopped.
 */
import type { Failure } from '#domain/failure.ts';
import type { Page } from '#domain/page.ts';
import type { MoneyRecord } from '#domain/wallet.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface RecordExportContext {
  rows: readonly MoneyRecord[];
  /** How many there are; 0 before the first page. */
  total: number;
  /** Pages read, 1-based. */
  pageNum: number;
  failure: Failure | null;
}

export type RecordExportEvent = { type: 'export.start' } | { type: 'export.stop' };

interface PageParams {
  page: Page<MoneyRecord>;
}

function add({ rows, pageNum }: RecordExportContext, { total, list }: Page<MoneyRecord>) {
  const known = new Set(rows.map(({ id }) => id));
  return { rows: [...rows, ...list.filter(({ id }) => !known.has(id))], total, pageNum: pageNum + 1, failure: null };
}

export const recordExportMachine = setup({
  types: {
    context: {} as RecordExportContext,
    events: {} as RecordExportEvent,
  },
  actors: {
    loadPage: port<Page<MoneyRecord>, { pageNum: number }>('loadPage'),
  },
  guards: {
    // A page without rows ends it, whatever the total says.
    isLast: ({ context }, { page }: PageParams) =>
      page.list.length === 0 || add(context, page).rows.length >= page.total,
  },
  actions: {
    clearRows: assign({ rows: [], total: 0, pageNum: 0, failure: null }),
    addPage: assign(({ context }, { page }: PageParams) => add(context, page)),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
  },
}).createMachine({
  id: 'recordExport',
  context: { rows: [], total: 0, pageNum: 0, failure: null },
  initial: 'ready',
  states: {
    ready: {
      on: { 'export.start': { target: 'loading', actions: 'clearRows' } },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ pageNum: context.pageNum + 1 }),
        onDone: [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ page: event.output }) },
            target: 'complete',
            actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            target: 'loading',
            reenter: true,
            actions: { type: 'addPage', params: ({ event }) => ({ page: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      on: { 'export.stop': 'ready' },
    },
    failed: {
      on: { 'export.start': 'loading', 'export.stop': 'ready' },
    },
    complete: {
      tags: 'done',
      on: { 'export.start': { target: 'loading', actions: 'clearRows' } },
    },
  },
});
