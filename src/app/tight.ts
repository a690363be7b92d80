/**
 * Large text and low screens: what stays in place may take a third of the height at most (product 2.11). Where it would
 * take more, the header moves along first, then the screen's action, then the tabs. `data-tight` says how much does.
 */

const parts = ['main > header', '[data-stays="action"]', '[data-stays="tabs"]'] as const;

function heightOf(part: string): number {
  const { width, height } = document.querySelector(part)?.getBoundingClientRect() ?? { width: 0, height: 0 };
  // At a desk the tabs stand beside the page, and take none of its height.
  return width > innerWidth / 2 ? height : 0;
}

function measure(): void {
  const heights = parts.map(heightOf);
  const most = innerHeight / 3;
  let moving = 0;
  while (moving < parts.length && heights.slice(moving).reduce((sum, height) => sum + height, 0) > most) moving += 1;
  document.documentElement.dataset['tight'] = String(moving);
}

/** For as long as the page lives. */
export function watchHeights(): void {
  const sizes = new ResizeObserver(measure);
  const follow = () => {
    sizes.disconnect();
    sizes.observe(document.documentElement);
    for (const part of parts) {
      const found = document.querySelector(part);
      if (found) sizes.observe(found);
    }
  };
  // Screens bring parts of their own.
  new MutationObserver(follow).observe(document.body, { subtree: true, childList: true });
  addEventListener('resize', measure);
  follow();
}
