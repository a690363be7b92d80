import type { LinkChoicesProps } from './segmented.tsx';

const chip = (isActive: boolean) =>
  `inline-flex min-h-11 items-center gap-1 rounded-full border px-4 text-sm whitespace-nowrap transition ${
    isActive
      ? 'border-ink bg-ink font-semibold text-canvas [--mark:currentcolor]'
      : 'border-line bg-raised text-subtle hover:text-ink'
  }`;

/**
 * Brings the chosen one into view along the line, and never moves the page. In the next frame, which lays the screen out anyway: one
 * that is measured while it is put in is laid out before it is there.
 */
function reveal(link: HTMLElement | null) {
  const line = link?.closest('nav');
  if (!link || !line) return;
  requestAnimationFrame(() => {
    const [one, all] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
    if (one.left < all.left || one.right > all.right)
      line.scrollLeft += (one.left + one.right - all.left - all.right) / 2;
  });
}

/** Five to seven views of one screen that have an address each: a line that scrolls sideways by itself. */
export function FilterLinks({ label, items }: LinkChoicesProps) {
  return (
    <nav aria-label={label} className="relative -mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <ul role="list" className="flex w-max gap-2">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              data-replace=""
              ref={item.isActive ? reveal : null}
              aria-current={item.isActive ? 'page' : undefined}
              className={chip(item.isActive)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
