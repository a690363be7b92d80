import type { Client } from '#api/client.ts';
import { untilPainted } from '#api/wait.ts';
import { freshTogether } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { withPage, type Page } from '#domain/page.ts';
import { createPagingMachine } from '#machines/paging/paging.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

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
        const numbers = Array.from({ length: last - first + 1 }, (_, after) => first + after);
        const reads = await Promise.allSettled(numbers.map((pageNum) => loadPage(asked, pageNum)));
        const pages: Fresh<Page<T>>[] = [];
        for (const read of reads) {
          if (read.status === 'fulfilled') pages.push(read.value);
          // Without a network the first pages are better than none; rows that are shown don't go away.
          else if (isPatient || pages.length === 0) throw read.reason;
          else break;
        }
        const [top, ...others] = pages.map(valueOf);
        if (!top) throw new Error('a list has no pages');
        const whole = others.reduce((before, page) => withPage(before.list, page), top);
        return { page: freshTogether(whole, ...pages), last: first + pages.length - 1 };
      }),
    },
  });
