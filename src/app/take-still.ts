/** Keeps each tab as the member sees it, for the next start (`still.ts`). */
import type { Runtime } from '#kit/services.tsx';
import { greyFor } from '#domain/limits.ts';
import type { Region } from '#domain/time.ts';
import { openReplyStore } from '#storage/replies.ts';
import { i18n } from '@lingui/core';
import { asOf, markLook, markPlace } from './as-of.tsx';
import { currentAddress } from './current-address.ts';
import { routeOf } from './route-of.ts';
import { askedFor, type Piece, type Still } from './still.ts';

/** How often a screen that is still being read is looked at again, and how many times. Ours; ms. */
const pause = 500;
const mostLooks = 20;

/** What has no picture, or must not be in one. */
const left = new Set(['script', 'style', 'input', 'textarea', 'select', 'video', 'iframe', 'title']);
/** How it looks, and nothing of what it does or is called. */
const kept =
  /^(?:class|style|dir|lang|src|alt|width|height|viewBox|[dxyr]|[xy][12]|c[xy]|r[xy]|points|transform|fill.*|stroke.*|clip.*|data-(?:figure|figures|grey)|aria-(?:current|pressed|selected|disabled)|hidden|disabled)$/;

const isKept = ({ localName }: Element, { name, value }: Attr): boolean =>
  !value.startsWith('blob:') && (kept.test(name) || (localName === 'use' && name === 'href'));

/** What only scrolling or turning the phone would bring up: the picture does neither, and all of it costs the start. */
const isFarDown = (element: Element): boolean =>
  element.getBoundingClientRect().top + scrollY > Math.max(innerWidth, innerHeight);

function pieceOf(node: Node, name?: string): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  if (!(node instanceof Element) || left.has(node.localName)) return [];
  // The tab bar stands where it is, however far the rest goes.
  if (!node.closest('nav') && isFarDown(node)) return [];
  const attributes = [...node.attributes].filter((one) => isKept(node, one));
  return [
    [
      name ?? node.localName,
      Object.fromEntries(attributes.map((one) => [one.name, one.value])),
      ...[...node.childNodes].flatMap((child) => pieceOf(child)),
    ],
  ];
}

const markOf = (at: number, region: Region): Piece => [
  'div',
  { class: markPlace },
  ['p', { class: markLook }, asOf(at, region)],
];

/** @returns null while there is nothing whole to be kept */
function look(root: Element, at: number, region: Region): Still | null {
  const main = root.querySelector('main');
  // With figures that have an age already, an earlier picture tells the same of an earlier time.
  if (!main || main.querySelector('[data-state="loading"], [aria-busy], [role="alert"], [data-stale]')) return null;
  // What is asked on top of it is another matter.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  const bar = root.querySelector('nav');
  return {
    pieces: [markOf(at, region), ...pieceOf(main, 'div'), ...(bar ? pieceOf(bar) : [])],
    greyAt: Date.now() + greyFor,
  };
}

/** For as long as the page lives. Without a service worker the app does not start by itself: there it keeps none. */
export function takeStills({ services }: Runtime, root: Element): void {
  const replies = openReplyStore(() => Date.now());
  const take = async (): Promise<boolean> => {
    const [address, session] = [currentAddress(), services.session()];
    if (!session || !navigator.serviceWorker?.controller || routeOf(address).depth !== 1) return true;
    const still = look(root, services.clock.now(), session.region);
    if (!still) return false;
    const asked = askedFor(address, session.token, i18n.locale);
    await replies.write(asked, { body: JSON.stringify(still), at: services.clock.now(), askedAt: Date.now() });
    return true;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = (looks: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void take().then((isDone) => !isDone && looks > 1 && arrive(looks - 1)), pause);
  };
  arrive(mostLooks);
  addEventListener('hashchange', () => arrive(mostLooks));
}
