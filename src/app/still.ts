/**
 * A tab as the member last saw it, shown before the app's own code is read: their figures with the time that they are
 * of (decision 0045). It is a picture. Nothing on it can be pressed, and it goes as soon as the screen itself is drawn.
 * Kept and forgotten with the replies of the same session.
 */
import { findReply, type AskedReply, type openReplies } from '#storage/kept-reply.ts';

/** An element, or its text. */
export type Piece = string | [tag: string, attributes: Record<string, string>, ...inside: Piece[]];

export interface Still {
  pieces: readonly Piece[];
  /** The device's time from which on its figures are grey, ms. */
  greyAt: number;
}

/** Longest time that it covers a screen which is still being read, ms. */
const longest = 10_000;

/** Under this it is kept. @param address of a tab, without the hash */
export const askedFor = (address: string, token: string, language: string): AskedReply => ({
  whose: 'member',
  token,
  language,
  method: 'SEE',
  path: address,
  fields: '',
});

export async function findStill(replies: ReturnType<typeof openReplies>, asked: AskedReply): Promise<Still | null> {
  const kept = await findReply(replies, asked);
  return kept ? (JSON.parse(kept.body) as Still) : null;
}

function made(piece: Piece, space: string): Node {
  if (typeof piece === 'string') return document.createTextNode(piece);
  const [tag, attributes, ...inside] = piece;
  const own = tag === 'svg' ? 'http://www.w3.org/2000/svg' : space;
  const element = document.createElementNS(own, tag);
  for (const [name, value] of Object.entries(attributes)) {
    // As an attribute the page's policy refuses it.
    if (name === 'style') (element as HTMLElement).style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...inside.map((one) => made(one, own)));
  return element;
}

const isDrawn = (root: Element): boolean => {
  const main = root.querySelector('main');
  return main !== null && !main.querySelector('[data-state="loading"]');
};

/** Until the screen is drawn, another one is opened, or ten seconds are over. */
export function showStill({ pieces, greyAt }: Still, root: Element): void {
  const page = 'http://www.w3.org/1999/xhtml';
  const cover = document.createElement('div');
  cover.id = 'still';
  cover.toggleAttribute('data-grey', Date.now() > greyAt);
  const picture = document.createElement('div');
  picture.inert = true;
  picture.append(...pieces.map((piece) => made(piece, page)));
  cover.append(picture);
  const watch = new MutationObserver(() => isDrawn(root) && end());
  const end = () => {
    watch.disconnect();
    cover.remove();
  };
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  addEventListener('hashchange', end, { once: true });
  setTimeout(end, longest);
  root.before(cover);
}
