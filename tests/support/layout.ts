/** What a narrow screen or a long language breaks: sideways scroll, cut text, tables over the edge. */
import type { Page } from '@playwright/test';

/** @returns what is wrong, one line each */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      problems.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${element.textContent?.trim().slice(0, 60)}"`;
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || element.closest('.sr-only, [aria-hidden="true"], .animate-ticker'))
        continue;
      const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (display === 'inline' || element.clientWidth === 0 || element.clientHeight === 0) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // One pixel is rounding.
      if (
        hides &&
        // A summary: the whole is one tap away.
        webkitLineClamp === 'none' &&
        element.textContent?.trim() &&
        (scrollWidth > clientWidth + 1 || (overflowY !== 'visible' && scrollHeight > clientHeight + 1))
      ) {
        problems.push(`cut: ${nameOf(element)} ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
      }
      const isOnTop = element.matches('[role="dialog"], [role="dialog"] > *');
      if (isOnTop && overflowX === 'auto' && scrollWidth > clientWidth + 1)
        problems.push(`scrolls sideways: ${nameOf(element)} ${scrollWidth} > ${clientWidth}`);
      // It has no edge of its own: it goes over that of what it stands in, unless that scrolls.
      const isTable = element instanceof HTMLTableElement && element.parentElement?.role !== 'region';
      if (isTable && element.offsetWidth > (element.parentElement?.clientWidth ?? 0) + 1)
        problems.push(`wider than its place: ${nameOf(element)} ${element.offsetWidth}`);
      // A carousel's later slides are out of sight on purpose; what scrolls by itself may do so.
      if (!hasOwnText(element) || element.closest('[class*="overflow-x-auto"]')) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 || right > root.clientWidth + 1) problems.push(`out of the screen: ${nameOf(element)}`);
    }
    return problems;
  });
