/**
 * Wouter's location in the hash, with the query inside it: `#/user/record?type=1`. Its own hash hook puts the query
 * before the hash and keeps it on the next route.
 */
import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { currentAddress } from './current-address.ts';

const part = (index: 0 | 1): string => currentAddress().split('?')[index] ?? '';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
}

export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', `#${to}`);
  dispatchEvent(new Event('hashchange'));
}

const useHashQuery = (): string => useSyncExternalStore(subscribe, () => part(1));

export const useHashLocation: BaseLocationHook = Object.assign(
  (): [string, typeof navigate] => [useSyncExternalStore(subscribe, () => part(0)), navigate],
  {
    hrefs: (href: string) => `#${href}`,
    searchHook: useHashQuery,
  },
);
