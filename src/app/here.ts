/** What the address bar's screen needs, begun before it is known whose it is; and what stands around every member's. */
import type { Route } from '#flow/route.ts';
import { currentAddress } from './current-address.ts';
import { routeOf } from './routes.ts';
import { prefetchScreen } from './screens.ts';

export const loadForMembers = () => import('./for-members.tsx');

const here = (): Route => routeOf(currentAddress().split('?')[0] ?? '');

/**
 * Begins to load the code of the address bar's screen, and of what stands around a member's: its language is not known yet.
 * What fails is asked for again when it is shown.
 */
export function fetchHere(): void {
  for (const part of [here().load(), loadForMembers()]) part.catch(() => undefined);
}

/** Begins to load that screen with its words, while it is not known yet whose it is. */
export const prefetchHere = (): Promise<void> => prefetchScreen(here());
