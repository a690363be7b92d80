import type { LetterKind } from '#domain/letter.ts';
import type { createLetterMachine } from '#machines/letter/letter.machine.ts';
import type { LetterEvent } from '#machines/letter/written.ts';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

export type LetterSnapshot = SnapshotFrom<ReturnType<typeof createLetterMachine<File>>>;

/** What a post says differently from feedback. */
export interface LetterWords {
  label: ReactNode;
  /** Below the text, while nothing is wrong with it. */
  hint: ReactNode;
  placeholder: string;
  /** Nothing was typed. */
  empty: ReactNode;
  send: ReactNode;
  /** No answer came. */
  unsettled: ReactNode;
  /** The server has not got it. */
  unsent: ReactNode;
  /** It was refused. */
  refused: ReactNode;
  /** It waits in the outbox. */
  deferred: ReactNode;
  sent: (snapshot: LetterSnapshot) => ReactNode;
}

/** What every view of a letter gets: the state that it is in, a way to answer, and its words. */
export interface LetterViewProps {
  kind: LetterKind;
  words: LetterWords;
  snapshot: LetterSnapshot;
  send: (event: LetterEvent<File>) => void;
}
