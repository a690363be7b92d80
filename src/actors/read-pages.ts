import type { Fresh } from '#domain/fresh.ts';
import { withNext } from '#domain/fresh-page.ts';
import type { Page } from '#domain/page.ts';

/**
 * Pages of a list as one, as old as the oldest of them.
 * @param first, last 1-based
 * @param isWhole rows that are shown don't go away: all of them, or none
 * @returns also the number of the last one that came: without a network the first pages are better than none
 */
export async function readPages<T extends { id: string }>(
  loadPage: (pageNum: number) => Promise<Fresh<Page<T>>>,
  { first, last, isWhole }: { first: number; last: number; isWhole: boolean },
): Promise<{ page: Fresh<Page<T>>; last: number }> {
  const numbers = Array.from({ length: last - first + 1 }, (_, after) => first + after);
  const reads = await Promise.allSettled(numbers.map(loadPage));
  let page: Fresh<Page<T>> | null = null;
  let came = first - 1;
  for (const read of reads) {
    if (read.status === 'fulfilled') {
      page = withNext(page, read.value);
      came += 1;
    } else if (isWhole || !page) throw read.reason;
    else break;
  }
  if (!page) throw new Error('a list has no pages');
  return { page, last: came };
}
