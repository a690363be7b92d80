/** Brings a screen that is still being filled to where the member was. */

/** How long it is tried where the network is slow. Ours; ms. */
const longest = 10_000;

const touches = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let stop: (() => void) | null = null;

/** Whether a scroll is the member's own. */
export const isSettled = (): boolean => stop === null;

export const stopScrolling = (): void => stop?.();

/**
 * What was read comes in pieces, and may be of another height: it is scrolled again, until the member does something.
 *
 * @param y CSS px
 */
export function scrollBack(y: number): void {
  stopScrolling();
  if (y === 0) return scrollTo(0, 0);
  const { style } = document.documentElement;
  // The browser would keep what is in view where it is, which is not yet what was.
  style.overflowAnchor = 'none';
  const bring = () => scrollTo(0, y);
  const sizes = new ResizeObserver(bring);
  sizes.observe(document.documentElement);
  const timer = setTimeout(() => stop?.(), longest);
  stop = () => {
    stop = null;
    style.overflowAnchor = '';
    sizes.disconnect();
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, stopScrolling);
  };
  for (const touch of touches) addEventListener(touch, stopScrolling, { passive: true });
  bring();
}
