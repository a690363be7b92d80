/** One page of a list. */
export interface Page<T> {
  /** Of the whole list. */
  total: number;
  list: readonly T[];
}
