/** Screens as lazy components, with their words; loaded once, ahead of time where a link is about to be followed. */
import type { Route } from '#flow/route.ts';
import { needCatalog } from '#i18n/catalogs.ts';
import { prefetchTimeout } from '#domain/entry-limits.ts';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Module = Awaited<ReturnType<Route['load']>>;

const loading = new Map<string, Promise<Module>>();

/** Starts loading a screen and its words. A failed attempt is forgotten, so that the next one starts anew. */
function loadScreen(route: Route): Promise<Module> {
  const started = loading.get(route.path);
  if (started) return started;
  const attempt = Promise.all([
    route.load(),
    needCatalog(route.catalog),
    // The entry's screens do without.
    route.catalog !== 'shell' && needCatalog('shared'),
  ]).then(([module]) => module);
  loading.set(route.path, attempt);
  attempt.catch(() => loading.delete(route.path));
  return attempt;
}

/** Waits for a screen, but no longer than the spec's prefetch limit: then it goes on loading while it is shown as such. */
export async function prefetchScreen(route: Route): Promise<void> {
  const limit = new Promise<void>((resolve) => {
    setTimeout(resolve, prefetchTimeout);
  });
  await Promise.race([loadScreen(route).catch(() => undefined), limit]);
}

const components = new Map<string, LazyExoticComponent<ComponentType>>();

export function screenOf(route: Route): LazyExoticComponent<ComponentType> {
  let component = components.get(route.path);
  if (!component) {
    component = lazy(() => loadScreen(route));
    components.set(route.path, component);
  }
  return component;
}

/** After a failed load: the next render tries again. */
export const forgetScreen = (route: Route): void => {
  components.delete(route.path);
};
