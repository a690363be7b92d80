/** How page and service worker speak of the app's own files. */
import { usedFiles } from './word-files.ts';

/** The cache of the build before the one that runs: for tabs that still show it. */
export const earlierFiles = 'earlier-files';

/** How the caches of what a start asks for begin; a build's page is in its name. */
export const startFiles = 'start-files';

/** Whether a cache holds the app's own files: Workbox's name for those kept from the start, and ours. */
export const isAppCache = (cache: string): boolean =>
  cache.includes('-precache-') || cache === usedFiles || cache === earlierFiles || cache.startsWith(startFiles);

/** What a page sends to a worker that waits. Nothing else makes one take over. */
export const takeOverMessage = { type: 'SKIP_WAITING' } as const;

export const isTakeOver = (message: unknown): boolean =>
  (Object(message) as { type?: unknown }).type === takeOverMessage.type;

/** Content hashes are in the names: what such an address once gave stays right. @param path of a URL */
export const isHashed = (path: string): boolean => /\/assets\/[^/]+$/.test(path);

/**
 * Whether an answer can be what was asked for; a captive portal's page and an error that says 200 are not.
 * @param path of the URL
 * @param type the answer's content type
 */
export function isOfType(path: string, type: string): boolean {
  if (path.endsWith('.js')) return type.includes('javascript');
  if (path.endsWith('.css')) return type.includes('css');
  return path.endsWith('.html') === type.includes('html');
}

/** The hashed files that a page asks for, as it has them. */
export const filesOfPage = (page: string): string[] =>
  [...page.matchAll(/"(?:\.?\/)?(assets\/[^"]+)"/g)].map(([, file = '']) => file);
