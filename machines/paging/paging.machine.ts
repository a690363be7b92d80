/**
 * A list that is read page by page: more is offered only while fewer rows are loaded than there are (product 13.9,
 * 15.1). Rows that moved to a later page meanwhile are not shown twice. What the device kept is shown at once and read
 * again, once, for as long as the network takes. Who comes back to a list, or has it read again, keeps the pages that
 * they had read on to, as far as they can be had (product 2.9).
 */
import type { Failure } from '#domain/failure.ts';
import { afterFailure, isKept } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { withNext } from '#domain/fresh-page.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { Page } from '#domain/page.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

interface Row {
  id: string;
}

export interface PagingContext<T extends Row> {
  /** All rows loaded so far, and how many there are. */
  page: Fresh<Page<T>> | null;
  /** Pages loaded, or at first those to be loaded, 1-based. */
  pageNum: number;
  failure: Failure | null;
}

/** Those that came, from the first that was asked for on. */
export interface PagesRead<T extends Row> {
  page: Fresh<Page<T>>;
  /** The number of the last of them. */
  last: number;
}

export type PagingEvent = { type: 'page.extend' } | { type: 'list.refresh' } | { type: 'network.returned' };

/** @param kept the first page, where a start begins with it: it is read again at once */
export const createPagingMachine = <T extends Row>(kept: Fresh<Page<T>> | null = null) =>
  setup({
    types: {
      context: {} as PagingContext<T>,
      events: {} as PagingEvent,
      input: {} as { pageNum: number },
    },
    actors: {
      /** The pages from first to last as one. Of a list that isn't shown yet, those before one that can't be had. */
      loadPages: port<PagesRead<T>, { first: number; last: number; isPatient: boolean }>('loadPages'),
    },
    guards: {
      isKept: (_, params: PagesRead<T>) => isKept(params.page),
      isEmpty: ({ context }) => context.page !== null && valueOf(context.page).list.length === 0,
      hasMore: ({ context }) => {
        if (!context.page) return false;
        const { list, total } = valueOf(context.page);
        return list.length < total;
      },
    },
    actions: {
      setPages: assign((_, { page, last }: PagesRead<T>) => ({ page, pageNum: last, failure: null })),
      addPage: assign(({ context: { page: before } }, { page, last }: PagesRead<T>) => ({
        page: withNext(before, page),
        pageNum: last,
        failure: null,
      })),
      setFailure: assign(({ context, event }) => ({
        page: afterFailure(context.page),
        failure: failureIn(event),
      })),
    },
  }).createMachine({
    id: 'paging',
    context: ({ input }) => ({ page: kept, pageNum: input.pageNum, failure: null }),
    initial: kept ? 'refreshing' : 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadPages',
          src: 'loadPages',
          input: ({ context }) => ({ first: 1, last: context.pageNum, isPatient: false }),
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => event.output },
              target: 'refreshing',
              actions: { type: 'setPages', params: ({ event }) => event.output },
            },
            {
              target: 'choice',
              actions: { type: 'setPages', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
      },
      choice: {
        always: [{ guard: 'isEmpty', target: 'empty' }, { guard: 'hasMore', target: 'partial' }, { target: 'full' }],
      },
      empty: {
        on: { 'list.refresh': 'refreshing', 'network.returned': 'refreshing' },
      },
      partial: {
        on: { 'page.extend': 'loadingMore', 'list.refresh': 'refreshing', 'network.returned': 'refreshing' },
      },
      full: {
        on: { 'list.refresh': 'refreshing', 'network.returned': 'refreshing' },
      },
      loadingMore: {
        tags: 'busy',
        invoke: {
          id: 'loadPages',
          src: 'loadPages',
          input: ({ context }) => ({ first: context.pageNum + 1, last: context.pageNum + 1, isPatient: false }),
          onDone: {
            target: 'choice',
            actions: { type: 'addPage', params: ({ event }) => event.output },
          },
          onError: {
            target: 'partial',
            actions: 'setFailure',
          },
        },
        on: { 'list.refresh': 'loadingAll', 'network.returned': 'loadingAll' },
      },
      /** More was asked for when all had to be read again, perhaps since that very answer showed the network. */
      loadingAll: {
        tags: 'busy',
        invoke: {
          id: 'loadPages',
          src: 'loadPages',
          input: ({ context }) => ({ first: 1, last: context.pageNum + 1, isPatient: true }),
          onDone: {
            target: 'choice',
            actions: { type: 'setPages', params: ({ event }) => event.output },
          },
          onError: {
            target: 'choice',
            actions: 'setFailure',
          },
        },
      },
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'loadPages',
          src: 'loadPages',
          input: ({ context }) => ({ first: 1, last: context.pageNum, isPatient: true }),
          onDone: {
            target: 'choice',
            actions: { type: 'setPages', params: ({ event }) => event.output },
          },
          onError: {
            target: 'choice',
            actions: 'setFailure',
          },
        },
        on: { 'page.extend': { guard: 'hasMore', target: 'loadingAll' } },
      },
      failed: {
        on: { 'list.refresh': 'loading', 'network.returned': 'loading' },
      },
    },
  });
