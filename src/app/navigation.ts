/**
 * Moving inside the app, as a phone user expects it. Links are plain `<a href="#/…">`: the screen is fetched when the
 * finger comes down. A screen slides in or back by its depth, forward begins at the top, and Back leads to where one
 * was. `data-up` marks the arrow, `data-replace` another view of the same screen, which takes its place in the history and
 * stands where that one was scrolled to.
 */
import { leaveLayers, watchLayers } from '#kit/layer.ts';
import { entryHere, type Entry } from '#kit/history-entry.ts';
import { arriveAtPlace, keepPlace, note, placeHere } from '#kit/place.ts';
import { startTransition } from 'react';
import { currentAddress } from './current-address.ts';
import { motion, navigate, seenAddress, shownAddress } from './hash-location.ts';
import { rebase } from './rebase.ts';
import { routeOf } from './route-of.ts';
import { isSettled, scrollBack, stopScrolling } from './scroll-back.ts';
import { prefetchScreen } from './screens.ts';

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A link of ours that this event is about. */
const linkOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;

const addressOf = (link: Element): string => link.getAttribute('href')?.slice(1) ?? '';

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The address that is being drawn: a way back by code is told twice, by us and by the browser. */
let next = '';
/** Another view of the screen is being entered. */
let entersView = false;
/** A browser that slides by itself when one goes back needs no second slide. */
let hasSlid = false;

/** Who waits for what was drawn last. */
const waiting = new Set<() => void>();

function tellDrawn(): void {
  for (const tell of waiting) tell();
  waiting.clear();
}

/** The frame after a tap shows what was pressed, however long the next screen takes. */
const afterFrame = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));

/** From where a screen comes in: `app.css` has the motion. */
type Direction = 'forward' | 'back' | 'fade';

const directionOf = (steps: number): Direction => (steps > 0 ? 'forward' : steps < 0 ? 'back' : 'fade');

const root = document.querySelector('#root');
const screenHere = (): Element | null => document.querySelector('main');

/** For the screen that was just drawn, until it is there. */
function comeIn(direction: Direction | null): void {
  if (direction) root?.setAttribute('data-comes', direction);
  else root?.removeAttribute('data-comes');
}

/** `step-focus.ts` listens: a screen is being left, another view of it is there, or something else under its path. */
const tellFocus = (of: 'leave' | 'view' | 'other'): boolean => document.dispatchEvent(new Event(of));

interface Arrival {
  isReturn: boolean;
  /** Another view of the screen that is shown. */
  isView: boolean;
  direction: Direction | null;
}

/** In pieces: a finger may come between them. */
async function arrive(address: string, draw: () => void, { isReturn, isView, direction }: Arrival): Promise<void> {
  if (next === address) next = '';
  // Who is elsewhere by now has a slide of their own, or came back to what is drawn.
  if (currentAddress() !== address) return;
  const place = arriveAtPlace();
  const y = isView ? scrollY : place.y;
  const isSamePath = pathOf(shownAddress()) === pathOf(address);
  const left = screenHere();
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    startTransition(draw);
  });
  // One may have gone on meanwhile.
  if (place !== placeHere()) return;
  // Another view of a screen is where it was.
  comeIn(screenHere() === left ? null : direction);
  // The screen that left may have scrolled.
  note(place, { y });
  if (isSamePath) tellFocus(isView ? 'view' : 'other');
  if (isReturn || isView) scrollBack(y);
  else scrollTo(0, 0);
}

function slide(draw: () => void, event?: Event): void {
  const address = currentAddress();
  if (event && next === address) return;
  // Ours is an event of our own, and an address that was typed knows nothing of itself yet.
  const isReturn = event?.isTrusted === true && history.state !== null;
  if (history.state === null) history.replaceState({ from: shownAddress() } satisfies Partial<Entry>, '');
  stopScrolling();
  tellFocus('leave');
  if (!event) {
    next = '';
    comeIn(null);
    arriveAtPlace();
    draw();
    scrollTo(0, 0);
    return;
  }
  next = address;
  const [from, to] = [routeOf(pathOf(shownAddress())), routeOf(pathOf(address))];
  const isStill = (isReturn && hasSlid) || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const direction = isStill ? null : directionOf(to.depth - from.depth);
  const arrival = { isReturn, isView: entersView, direction };
  const come = () => void arrive(address, draw, arrival);
  if (isStill) come();
  else afterFrame(come);
}

/** Whether one came from the screen of this address. */
const isFrom = (address: string): boolean => {
  const { from } = entryHere();
  return typeof from === 'string' && pathOf(from) === pathOf(address);
};

function leave(enter: (to: string) => void, to: string, replaces: boolean | 'view'): void {
  const madeFor = seenAddress();
  leaveLayers(() => {
    // What takes the place of this screen and stands right before it is one entry, not two.
    if (replaces && isFrom(to) && pathOf(to) !== pathOf(currentAddress())) {
      addEventListener('popstate', () => enter(to), { once: true });
      history.back();
      return;
    }
    keepPlace();
    entersView = replaces === 'view' && pathOf(to) === pathOf(currentAddress());
    enter(replaces ? rebase(to, madeFor, currentAddress()) : to);
    entersView = false;
  });
}

let isLeading = false;

/**
 * Leads on once the history stands still: an address put into the entry that is being left would be left with it. Who signed out
 * is led to a plain login, whatever the guard thinks of the old address meanwhile.
 */
function lead(enter: () => void): void {
  if (isLeading) return;
  isLeading = true;
  leaveLayers(() => {
    isLeading = false;
    enter();
  });
}

const isPublic = (address: string): boolean => routeOf(pathOf(address)).isPublic;

/** From a screen that anybody may see to another one, below a member's: who isn't signed in can't go up. */
const isVisitors = (from: unknown, parent: string): boolean =>
  typeof from === 'string' && isPublic(from) && isPublic(currentAddress()) && !isPublic(parent);

/**
 * The arrow leads up. Where one came from there, from a list of what is shown, or where a visitor can't go up, it is the same as
 * Back.
 */
function goUp(parent: string): void {
  const { layers, from } = entryHere();
  if (layers || isFrom(parent) || isFrom(currentAddress()) || isVisitors(from, parent)) history.back();
  else navigate(parent, { replace: true });
}

function go(link: Element): void {
  const to = addressOf(link);
  const isView = link.hasAttribute('data-replace');
  if (link.hasAttribute('data-up')) goUp(to);
  else if (to !== currentAddress()) navigate(to, { replace: isView && 'view' });
  else if (!isView) scrollTo(0, 0);
}

/** Raised by each tap that is followed, and wherever the address changes. */
let turn = 0;
let isFollowing = false;

/** From the first call on, for as long as the page lives. Before it, links lead where they lead, without a slide. */
export function followLinks(): void {
  if (isFollowing) return;
  isFollowing = true;
  history.scrollRestoration = 'manual';
  if (placeHere().y > 0) scrollBack(placeHere().y);
  watchLayers();
  motion.draw = slide;
  motion.leave = leave;
  motion.lead = lead;
  motion.drawn = tellDrawn;
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    if (link) void prefetchScreen(routeOf(pathOf(addressOf(link))));
  };
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    turn += 1;
    // Another view of the screen that is here has nothing to wait for, and none that is pressed at once is lost.
    if (pathOf(addressOf(link)) === pathOf(currentAddress())) return go(link);
    const asked = turn;
    // Who tapped something else, or went back, while the screen was loading is led nowhere by it.
    void prefetchScreen(routeOf(pathOf(addressOf(link)))).then(() => asked === turn && go(link));
  };
  document.addEventListener('pointerdown', prefetch);
  document.addEventListener('focusin', prefetch);
  document.addEventListener('click', follow);
  addEventListener('scroll', () => isSettled() && note(placeHere(), { y: scrollY }), { passive: true });
  addEventListener('pagehide', keepPlace);
  addEventListener('hashchange', () => (turn += 1));
  root?.addEventListener('animationend', ({ target }) => (target as Element).matches('main') && comeIn(null));
  addEventListener('popstate', (event) => (hasSlid = event.hasUAVisualTransition));
}
