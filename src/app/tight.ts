/**
 * Large text and low screens: what stays in place may take a third of the height at most (product 2.11). Where it would
 * take more, the header moves along first, then the screen's action, then the tabs; a sheet moves as a whole. `data-tight`
 * says how much does, of the screen on the root, and of each sheet on itself.
 */

const onScreen = ['main > header', '[data-stays="action"]', '[data-stays="tabs"]'] as const;
const onSheet = ['[data-stays="title"]', '[data-stays="actions"]'] as const;

/** What stays in place of a screen, or of a sheet above it. */
interface Stack {
  within: HTMLElement;
  parts: readonly (Element | null)[];
}

const stackOf = (within: HTMLElement, parts: readonly string[]): Stack => ({
  within,
  parts: parts.map((part) => within.querySelector(part)),
});

const stacks = (): Stack[] => [
  stackOf(document.documentElement, onScreen),
  ...[...document.querySelectorAll<HTMLElement>('[data-sheet]')].map((sheet) => stackOf(sheet, onSheet)),
];

function measureOne({ within, parts }: Stack): void {
  const heights = parts.map((part) => {
    const { width, height } = part?.getBoundingClientRect() ?? { width: 0, height: 0 };
    // At a desk the tabs stand beside the page, and take none of its height.
    return width > within.clientWidth / 2 ? height : 0;
  });
  const most = innerHeight / 3;
  let moving = 0;
  while (moving < parts.length && heights.slice(moving).reduce((sum, height) => sum + height, 0) > most) moving += 1;
  within.dataset['tight'] = String(moving);
}

const measure = (): void => stacks().forEach(measureOne);

/** For as long as the page lives. */
export function watchHeights(): void {
  const sizes = new ResizeObserver(measure);
  const follow = () => {
    sizes.disconnect();
    sizes.observe(document.documentElement);
    for (const { parts } of stacks()) for (const part of parts) if (part) sizes.observe(part);
  };
  // Screens bring parts of their own, and so do sheets.
  new MutationObserver(follow).observe(document.body, { subtree: true, childList: true });
  addEventListener('resize', measure);
  follow();
}
