/** How far a member has come on the screen that is shown: Back leads there again, and so does a reload. */
import { entryHere, type Entry } from './history-entry.ts';

export type Place = Pick<Entry, 'y' | 'pages'> & Partial<Pick<Entry, 'unfolded'>>;

let here: Place | undefined;

/** As the entry says that is shown now. */
export function arriveAtPlace(): Place {
  const { y = 0, pages = 1, unfolded } = entryHere();
  here = { y, pages, ...(unfolded !== undefined && { unfolded }) };
  return here;
}

export const placeHere = (): Place => here ?? arriveAtPlace();

export function note(place: Place, change: Partial<Place>): void {
  Object.assign(place, change);
}

/** Whether the member was here before: the entry was left once. */
export const isReturn = (): boolean => entryHere().pages !== undefined;

/** Before the entry is left. */
export const keepPlace = (): void => history.replaceState({ ...entryHere(), ...placeHere() }, '');
