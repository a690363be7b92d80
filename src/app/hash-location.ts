/** The address in the hash, with the query inside it: `#/user/record?type=1`. */
import { addressAt, type Address, type Navigation } from '#kit/address.ts';
import { entryHere } from '#kit/history-entry.ts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { currentAddress } from './current-address.ts';

/** How the app moves: at once, until `navigation.ts` closes layers before it leaves or leads on, and lets screens slide. */
export const motion = {
  /** @param go to `to`, or what is newer of it */
  leave: (go: (to: string) => void, to: string, _replaces: boolean | 'view') => go(to),
  lead: (go: () => void) => go(),
  /** @param event what led here; without one, at once */
  draw: (draw: () => void, _event?: Event) => draw(),
  /** What was drawn last is on the screen. */
  drawn: (): void => undefined,
};

/** A new one each time: React tells of each. */
interface Drawing {
  address: string;
}

/** What is drawn: while the next screen is being drawn, not yet what the address bar says. */
let shown: Drawing | undefined;
const drawingHere = (): Drawing => (shown ??= { address: currentAddress() });
/** The address that is drawn: the bar may be ahead of it, and its event still to come. */
export const shownAddress = (): string => drawingHere().address;

/** What is on the screen: while it is drawn, not yet what is shown. */
let seen: Drawing | undefined;
/** The address that links and forms on the screen were made for. */
export const seenAddress = (): string => (seen ?? drawingHere()).address;

const watchers = new Set<(drawing: Drawing) => void>();

function draw(): void {
  shown = { address: currentAddress() };
  for (const show of watchers) show(shown);
}

function watch(show: (drawing: Drawing) => void): () => void {
  watchers.add(show);
  // It may have changed since it was drawn first.
  show(drawingHere());
  return () => void watchers.delete(show);
}

/** For as long as the page lives. */
export function followAddress(): void {
  addEventListener('hashchange', (event) => shownAddress() !== currentAddress() && motion.draw(draw, event));
}

export function navigate(to: string, { replace = false, transition = true }: Navigation = {}): void {
  const enter = (to: string) => {
    const from = replace ? transition && entryHere().from : currentAddress();
    history[replace ? 'replaceState' : 'pushState']({ from }, '', `#${to}`);
    if (!transition) motion.draw(draw);
    dispatchEvent(new Event('hashchange'));
  };
  if (transition) motion.leave(enter, to, replace);
  else motion.lead(() => enter(to));
}

/** State, not an external store: what such a store says anew, React draws in one piece, however long it takes. */
export function useHashLocation(): Address {
  const [drawing, setDrawing] = useState(drawingHere);
  useLayoutEffect(() => watch(setDrawing), []);
  useLayoutEffect(() => {
    seen = drawing;
    if (drawing === shown) motion.drawn();
  }, [drawing]);
  return useMemo(() => addressAt(drawing.address, navigate), [drawing]);
}
