/**
 * Following links inside the app. Links are plain `<a href="#/…">`; here they get what a phone user expects: the screen
 * is fetched when the finger comes down, and slides in or back by its depth.
 */
import { flushSync } from 'react-dom';
import { currentAddress } from './current-address.ts';
import { routeOf } from './routes.ts';
import { prefetchScreen } from './screens.ts';

type Navigate = (to: string, options?: { replace?: boolean }) => void;

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A link of ours that this event is about, as an address; null for anything else. */
function addressOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
  return link?.getAttribute('href')?.slice(1) ?? null;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Goes to an address, with the transition that its depth asks for. */
function moveTo(navigate: Navigate, to: string, options?: { replace?: boolean }): void {
  const [from, next] = [routeOf(pathOf(currentAddress())), routeOf(pathOf(to))];
  const change = () => {
    navigate(to, options);
    scrollTo(0, 0);
  };
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const steps = next.depth - from.depth;
  document.documentElement.dataset['nav'] = steps > 0 ? 'forward' : steps < 0 ? 'back' : 'fade';
  const transition = document.startViewTransition(() => flushSync(change));
  // A transition that is skipped has still changed the screen.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

let isFollowing = false;

/** From the first call on, for as long as the page lives. Before it, links lead where they lead, without a slide. */
export function followLinks(navigate: Navigate): void {
  if (isFollowing) return;
  isFollowing = true;
  const prefetch = (event: Event) => {
    const address = addressOf(event);
    if (address !== null) void prefetchScreen(routeOf(pathOf(address)));
  };
  const follow = (event: MouseEvent) => {
    const address = addressOf(event);
    if (address === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void prefetchScreen(routeOf(pathOf(address))).then(() => moveTo(navigate, address));
  };
  document.addEventListener('pointerdown', prefetch);
  document.addEventListener('focusin', prefetch);
  document.addEventListener('click', follow);
}
