/** One page of a list. */
export interface Page<T> {
  /** Of the whole list. */
  total: number;
  list: readonly T[];
}

/** The rows so far with those of the next page: none twice that moved meanwhile. */
export function withPage<T extends { id: string }>(before: readonly T[], { total, list }: Page<T>): Page<T> {
  const known = new Set(before.map(({ id }) => id));
  // A page without news ends the list: its total has shrunk or the rows have moved.
  return {
    total: list.length === 0 ? before.length : total,
    list: [...before, ...list.filter(({ id }) => !known.has(id))],
  };
}
