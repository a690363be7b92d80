/** What the rows of the community are given by the screen: its member's changes, and the menu of a post or comment. */
import type { OwnChange, Words } from '#domain/own-changes.ts';
import { createContext, useContext } from 'react';

interface Actions {
  changes: readonly OwnChange[];
  openMenu: (words: Words) => void;
}

export const ActionsContext = createContext<Actions | null>(null);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error('there are no actions above this');
  return actions;
}
