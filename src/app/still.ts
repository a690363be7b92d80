/**
 * A tab as the member last saw it, shown before the app's own code is read where a start is slow: their figures with the time that
 * they are of (decisions 0045, 0086). It is a picture, and it goes as soon as what is in sight of the screen itself is drawn; what
 * was tapped on it is pressed then (`late-tap.ts`). Kept and forgotten with the replies of the same session.
 */
import { findReply, type AskedReply, type openReplies } from '#storage/kept-reply.ts';

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

/** From then on it goes with a screen that is still being read, and without one, ms. */
const enough = 1_200;
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

/** Parts of a screen that are still being read. */
const unread = '[data-state="loading"]';

/** Whether all that is in sight of the screen was read. */
const isDrawn = (main: Element): boolean =>
  ![...main.querySelectorAll(unread)].some((part) => {
    const { top, height } = part.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  });

/** Until what is in sight of the screen was read, another one is opened, or it stood for long enough. */
export function showStill({ pieces, greyAt }: Still, root: Element): void {
  const page = 'http://www.w3.org/1999/xhtml';
  const cover = document.createElement('div');
  cover.id = 'still';
  cover.toggleAttribute('data-grey', Date.now() > greyAt);
  const picture = document.createElement('div');
  picture.inert = true;
  picture.append(...pieces.map((piece) => made(piece, page)));
  cover.append(picture);
  const shownAt = performance.now();
  let tapped: Tapped | undefined;
  cover.onclick = (event) => (tapped = event);
  let isLooking = false;
  const look = () => {
    if (root.querySelector('main') && !root.querySelector(`main ${unread}`)) return end();
    // What is in sight is looked at once a frame, when all is laid out anyway.
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(() => {
      isLooking = false;
      const main = root.querySelector('main');
      if (main && (performance.now() - shownAt > enough || isDrawn(main))) end();
    });
  };
  const watch = new MutationObserver(look);
  const end = () => {
    if (!cover.isConnected) return;
    watch.disconnect();
    dispatchEvent(new CustomEvent<Tapped | undefined>(uncovered, { detail: tapped }));
    cover.remove();
  };
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  const leave = () => {
    tapped = undefined;
    end();
  };
  addEventListener('hashchange', leave, { once: true });
  setTimeout(look, enough);
  setTimeout(end, longest);
  root.before(cover);
}
