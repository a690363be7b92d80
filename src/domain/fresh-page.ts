import { freshTogether } from './fresh-age.ts';
import { valueOf } from './fresh-value.ts';
import type { Fresh } from './fresh.ts';
import { withPage, type Page } from './page.ts';

/** The pages so far with the next one, as old as the oldest of them (rule P9). @param before null: none yet */
export function withNext<T extends { id: string }>(
  before: Fresh<Page<T>> | null,
  next: Fresh<Page<T>>,
): Fresh<Page<T>> {
  return before ? freshTogether(withPage(valueOf(before).list, valueOf(next)), before, next) : next;
}
