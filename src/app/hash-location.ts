/**
 * Wouter's location in the hash, with the query inside it: `#/user/record?type=1`. Its own hash hook puts the query
 * before the hash and keeps it on the next route.
 */
import { entryHere } from '#kit/history-entry.ts';
import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { currentAddress } from './current-address.ts';

/** How the app moves: at once, until `navigation.ts` closes layers before it leaves or leads on, and lets screens slide. */
export const motion = {
  leave: (go: () => void, _to: string, _isInPlace: boolean) => go(),
  lead: (go: () => void) => go(),
  /** @param event what led here; without one, at once */
  draw: (draw: () => void, _event?: Event) => draw(),
};

/** What is drawn: while a slide begins, not yet what the address bar says. */
let shown: string | undefined;
/** The address that is drawn: the bar may be ahead of it, and its event still to come. */
export const shownAddress = (): string => (shown ??= currentAddress());
const watchers = new Set<() => void>();

function draw(): void {
  shown = currentAddress();
  for (const changed of watchers) changed();
}

const arrive = (event: Event) => shown !== currentAddress() && motion.draw(draw, event);

function subscribe(changed: () => void): () => void {
  // It may have changed since it was drawn first.
  if (watchers.size === 0) shown = currentAddress();
  watchers.add(changed);
  // The same listener again is none more.
  addEventListener('hashchange', arrive);
  return () => watchers.delete(changed);
}

interface Navigation {
  replace?: boolean;
  /** False leads a member on who may not be here: at once, and nothing is said of where they were. */
  transition?: boolean;
}

export function navigate(to: string, { replace = false, transition = true }: Navigation = {}): void {
  const enter = () => {
    const from = replace ? transition && entryHere().from : currentAddress();
    history[replace ? 'replaceState' : 'pushState']({ from }, '', `#${to}`);
    if (!transition) motion.draw(draw);
    dispatchEvent(new Event('hashchange'));
  };
  if (transition) motion.leave(enter, to, replace);
  else motion.lead(enter);
}

const part = (index: 0 | 1): string => shownAddress().split('?')[index] ?? '';

const useHashQuery = (): string => useSyncExternalStore(subscribe, () => part(1));

export const useHashLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, () => part(0)), navigate],
  { searchHook: useHashQuery },
);
