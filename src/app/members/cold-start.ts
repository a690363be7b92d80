/**
 * A link from elsewhere, or a shortcut of the installed app, opens a screen with nothing before it: the phone's Back
 * would close the app. So the screens above it in the route table are put behind it (product 2.8).
 */
import type { Entry } from '#kit/history-entry.ts';
import type { Route } from '#kit/route.ts';
import { routeOf } from '../route-of.ts';

/** From the top down, without the screen itself. */
function ancestorsOf({ parent }: Route): string[] {
  if (parent === null) return [];
  return [...ancestorsOf(routeOf(parent)), parent];
}

/** @param history of a page that may have just been opened */
export function giveParents(
  route: Route,
  history: Pick<History, 'length' | 'pushState' | 'replaceState'>,
  address: string,
): void {
  const [top, ...others] = ancestorsOf(route);
  if (history.length > 1 || top === undefined) return;
  history.replaceState({}, '', `#${top}`);
  let from = top;
  for (const next of [...others, address]) {
    history.pushState({ from } satisfies Partial<Entry>, '', `#${next}`);
    from = next;
  }
}
