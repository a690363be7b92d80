/** What an entry of the browser's history says of itself, in `history.state`. */
export interface Entry {
  /** The address of the entry before; false after a sign-out. */
  from: string | false;
  /** How many layers of the same screen are open: dialogs, steps (`layer.ts`). */
  layers: number;
  /** Scrolled so far when it was left, CSS px. */
  y: number;
  /** Pages of its list that were read by then, 1-based. */
  pages: number;
  /** What of its list was unfolded by then, by id; empty for nothing. */
  unfolded: string;
}

/** The entry that is shown. What a link outside of ours made says nothing of itself. */
export const entryHere = (): Partial<Entry> => (history.state as Partial<Entry> | null) ?? {};
