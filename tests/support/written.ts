/** How a language stands on the page: in words, and in fonts that have its letters. */
import type { Page } from '@playwright/test';
import { messageKeys } from './words.ts';

const keys = new Set(await messageKeys());

/** Texts of the page that it runs in. */
export const textsHere = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
  return found;
};

/** Those that are keys. */
export const keysAmong = (texts: readonly string[]): string[] =>
  texts.filter((text) => keys.has(text)).map((text) => `a key: ${text}`);

/** Texts of the page that are keys. */
export const bareKeys = async (page: Page): Promise<string[]> => keysAmong(await page.evaluate(textsHere));

/** Fonts that the page is drawn in, as the browser found them on the machine. */
export async function fontsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1, h2, p' });
  const told = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  await session.detach();
  return [...new Set(told.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))];
}

/** Debian's, by script; what is written in Latin is in any. */
export const scriptFont: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  gu: 'Gujarati',
  hi: 'Devanagari',
  kn: 'Kannada',
  mr: 'Devanagari',
  si: 'Sinhala',
  ta: 'Tamil',
  te: 'Telugu',
};
