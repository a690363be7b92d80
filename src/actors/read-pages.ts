import { freshTogether } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { withPage, type Page } from '#domain/page.ts';

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
  const pages: Fresh<Page<T>>[] = [];
  for (const read of reads) {
    if (read.status === 'fulfilled') pages.push(read.value);
    else if (isWhole || pages.length === 0) throw read.reason;
    else break;
  }
  const [top, ...others] = pages.map(valueOf);
  if (!top) throw new Error('a list has no pages');
  const whole = others.reduce((before, page) => withPage(before.list, page), top);
  return { page: freshTogether(whole, ...pages), last: first + pages.length - 1 };
}
