/**
 * A tab as the member last saw it, shown before the app's own code is read where a start is slow: their figures with the time that
 * they are of (decisions 0045, 0086). It is a picture, and it goes as soon as what is in sight of the screen itself is drawn; what
 * was tapped on it is pressed then (`late-tap.ts`). Kept and forgotten with the replies of the same session.
 */
import type { AskedReply } from '#storage/kept-reply.ts';

/** An element, or its text. */
export type Piece = string | [tag: string, attributes: Record<string, string>, ...inside: Piece[]];

export interface Still {
  pieces: readonly Piece[];
  /** The device's time from which on its figures are grey, ms. */
  greyAt: number;
}

/** What the picture tells as it goes: where it was tapped last. */
export const uncovered = 'uncovered';
export type Tapped = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Under this it is kept. @param address of a tab, without the hash */
export const askedFor = (address: string, token: string, language: string): AskedReply => ({
  whose: 'member',
  token,
  language,
  method: 'SEE',
  path: address,
  fields: '',
});
