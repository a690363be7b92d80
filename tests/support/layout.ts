/** What a narrow screen or a long language breaks: sideways scroll, cut text, tables over the edge, words on one another. */
import type { Page } from '@playwright/test';

/** What is wrong with the page that it runs in, one line each. */
export const layoutProblemsHere = (): string[] => {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) problems.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`);
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${element.textContent?.trim().slice(0, 60)}"`;
  const isSeen = (element: Element) => !element.closest('.sr-only, [aria-hidden="true"], .animate-ticker');
  // Sizes first: what a style or an ancestor says costs more, and is asked only of what doesn't fit.
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    // What has none is inline, or not there.
    if (clientWidth === 0 || clientHeight === 0) continue;
    // One pixel is rounding.
    const isWider = scrollWidth > clientWidth + 1;
    if ((isWider || scrollHeight > clientHeight + 1) && isSeen(element)) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      // A clamped one is a summary: the whole is one tap away.
      const isCut = hides && webkitLineClamp === 'none' && (isWider || overflowY !== 'visible');
      if (isCut && element.textContent?.trim())
        problems.push(`cut: ${nameOf(element)} ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`);
      const isOnTop = element.matches('[role="dialog"], [role="dialog"] > *');
      if (isOnTop && overflowX === 'auto' && isWider)
        problems.push(`scrolls sideways: ${nameOf(element)} ${scrollWidth} > ${clientWidth}`);
    }
    // It has no edge of its own: it goes over that of what it stands in, unless that scrolls.
    const isTable = element instanceof HTMLTableElement && element.parentElement?.role !== 'region';
    if (isTable && element.offsetWidth > (element.parentElement?.clientWidth ?? 0) + 1 && isSeen(element))
      problems.push(`wider than its place: ${nameOf(element)} ${element.offsetWidth}`);
    const { left, right, height } = element.getBoundingClientRect();
    // Words of one letter a line.
    const width = right - left;
    if (height > 2 * width && hasOwnText(element) && isSeen(element)) {
      const size = Number.parseInt(getComputedStyle(element).fontSize, 10);
      if (width < 2 * size && height > 4 * size) problems.push(`letter by letter: ${nameOf(element)}`);
    }
    const isOut = left < -1 || right > root.clientWidth + 1;
    // A carousel's later slides are out of sight on purpose; what scrolls by itself may do so.
    if (isOut && isSeen(element) && hasOwnText(element) && !element.closest('[class*="overflow-x-auto"]'))
      problems.push(`out of the screen: ${nameOf(element)}`);
  }
  // Words of a name stand whole, and so do those that begin beside what floats, and those beside something else on a line.
  for (const name of document.querySelectorAll(
    'h1, h2, dt, [data-play-region] p:first-of-type, .unbroken, [class*="words-"]',
  )) {
    if (!isSeen(name)) continue;
    // What stands beside others may have the line for itself.
    const around = name.parentElement ?? name;
    const isBeside = getComputedStyle(around).flexWrap === 'wrap';
    const line = isBeside ? around : name;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(line);
    const room = line.clientWidth - Number.parseInt(paddingInlineStart, 10) - Number.parseInt(paddingInlineEnd, 10);
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // What members typed may break between any two signs.
      if (text.parentElement?.closest('bdi')) continue;
      for (const word of (text.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{M}]+(?=\p{P}?(?:\s|$))/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isOfOneLine = lines.reduce((sum, { width }) => sum + width, 0) <= room;
        if (isOfOneLine && new Set(lines.map(({ top }) => Math.round(top))).size > 1)
          problems.push(`broken: "${word[0]}" in ${nameOf(name)}`);
      }
    }
  }
  // They float at the end of a card: what doesn't fit beside them has to stand below.
  for (const words of document.querySelectorAll('[data-play-region] [data-words]')) {
    const mark = words.getBoundingClientRect();
    const texts = document.createTreeWalker(words.closest('[data-play-region]') as Element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (mark.width > 0 && texts.nextNode()) {
      const text = texts.currentNode;
      if (words.contains(text) || text.parentElement?.closest('.sr-only, [aria-hidden="true"], details:not([open])'))
        continue;
      range.selectNodeContents(text);
      const isOver = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          Math.min(right, mark.right) - Math.max(left, mark.left) > 2 &&
          Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 6,
      );
      if (isOver)
        problems.push(`on one another: "${words.textContent?.trim()}" and "${text.textContent?.trim().slice(0, 40)}"`);
    }
  }
  return problems;
};

export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(layoutProblemsHere);
