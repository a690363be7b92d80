import type { Client } from '#api/client.ts';
import { untilPainted } from '#api/wait.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { Page } from '#domain/page.ts';
import { createPagingMachine } from '#machines/paging/paging.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';
import { readPages } from './read-pages.ts';

/**
 * @param loadPage gives one page, 1-based
 * @param isReturn the member was here before: the pages that they had come from the device, then they are read again
 * @param kept the first page, where a start begins with it
 */
export const pagingActor = <T extends { id: string }>(
  { client }: Pick<Services, 'client'>,
  loadPage: (client: Client, pageNum: number) => Promise<Fresh<Page<T>>>,
  isReturn = false,
  kept: Fresh<Page<T>> | null = null,
) =>
  createPagingMachine(kept).provide({
    actors: {
      loadPages: fromPromise(async ({ input: { first, last, isPatient } }) => {
        // What a start begins with is on the screen first.
        if (kept) await untilPainted();
        const asked = isPatient ? client.background : isReturn && first === 1 ? client.returning : client;
        return readPages((pageNum) => loadPage(asked, pageNum), { first, last, isWhole: isPatient });
      }),
    },
  });
