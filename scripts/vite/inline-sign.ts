/**
 * Puts the app's sign into the page. As a picture it is a document of its own to the browser, made at each start before the first
 * script runs (docs/budget.md).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const place = '<!-- sign -->';

export const inlineSign: Plugin = {
  name: 'inline-sign',
  async transformIndexHtml(html) {
    if (!html.includes(place)) throw new Error('the page has no place for its sign');
    const sign = await readFile(join(import.meta.dirname, '../../public/icon.svg'), 'utf8');
    return html.replace(place, () => sign);
  },
};
