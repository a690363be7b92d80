/** Shows the picture of the last time (`still.ts`). Apart from the first script, which does without it where a start is quick. */
import { untilPainted } from '#api/wait.ts';
import { setPageLanguage } from '#i18n/page-language.ts';
import { findReply } from '#storage/kept-reply.ts';
import { currentAddress } from './current-address.ts';
import { replies, session, spoken } from './on-device.ts';
import { askedFor, uncovered, type Piece, type Still, type Tapped } from './still.ts';

/** From then on it goes with a screen that is still being read, and without one, ms. */
const enough = 1_200;
const longest = 10_000;

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
function showStill({ pieces, greyAt }: Still, root: Element): void {
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

/** @returns once it was painted, or is known to be none */
export async function openWithPicture(root: Element): Promise<void> {
  const [kept, locale] = await Promise.all([session, spoken]);
  if (!kept) return;
  const found = await findReply(replies, askedFor(currentAddress(), kept.token, locale.tag));
  if (!found || root.firstChild) return;
  // From right to left where it was taken so.
  setPageLanguage(locale);
  showStill(JSON.parse(found.body) as Still, root);
  await untilPainted();
}
