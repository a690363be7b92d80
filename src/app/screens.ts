/** Screens with their words, each loaded once: ahead of time where a link is about to be followed. */
import { wait } from '#api/wait.ts';
import { prefetchTimeout } from '#domain/entry-limits.ts';
import { needCatalog } from '#i18n/catalogs.ts';
import type { Route } from '#kit/route.ts';
import type { ComponentType } from 'react';
import { partOf, type Part } from './part.ts';

const parts = new Map<string, Part<object>>();

function screenPart(route: Route): Part<object> {
  const part =
    parts.get(route.path) ??
    partOf(async () => {
      const [module] = await Promise.all([
        route.load(),
        needCatalog(route.catalog),
        // The entry's screens do without.
        route.catalog !== 'shell' && needCatalog('shared'),
      ]);
      return module.default;
    });
  parts.set(route.path, part);
  return part;
}

/**
 * Waits for a screen, but only for as long as a screen may take (product 17.2): then it goes on loading while it is
 * shown as such.
 */
export async function prefetchScreen(route: Route): Promise<void> {
  const screen = screenPart(route).load();
  await Promise.race([screen.catch(() => undefined), wait(prefetchTimeout)]);
}

/** The same component at each call, until it is forgotten. */
export const screenOf = (route: Route): ComponentType => screenPart(route).component();

/** After a failed load: the next render tries again. */
export const forgetScreen = (route: Route): void => {
  parts.delete(route.path);
};
