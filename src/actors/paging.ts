import type { Client } from '#api/client.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { Page } from '#domain/page.ts';
import { createPagingMachine } from '#machines/paging/paging.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

/** @param loadPage gives one page, 1-based */
export const pagingActor = <T extends { id: string }>(
  { client }: Pick<Services, 'client'>,
  loadPage: (client: Client, pageNum: number) => Promise<Fresh<Page<T>>>,
) =>
  createPagingMachine<T>().provide({
    actors: {
      loadPage: fromPromise(({ input }) => loadPage(input.isPatient ? client.patient : client, input.pageNum)),
    },
  });
