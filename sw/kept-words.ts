/** Words of languages other than English: kept once one is chosen, and by each build after that. */
import { isOfType } from '#domain/shell-files.ts';
import { languageOf, usedFiles } from '#domain/word-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that something else sends in a file's place would stay for good. */
async function add(cache: Cache, url: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the app's own
  const reply = await fetch(url);
  const { pathname } = new URL(url, self.location.href);
  if (!reply.ok || !isOfType(pathname, reply.headers.get('content-type') ?? ''))
    throw new TypeError(`no words: ${url}`);
  await cache.put(url, reply);
}

/** @param words addresses of all files of words, as the precache has them */
export function keepWords(words: readonly string[]): void {
  // One after another: what the one before fetched is not fetched again.
  let working: Promise<void> = Promise.resolve();

  const keep = async (tags: ReadonlySet<string>): Promise<void> => {
    const cache = await caches.open(usedFiles);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = words.filter(
      (url) => tags.has(languageOf(url)) && !kept.has(new URL(url, self.location.href).href),
    );
    await Promise.all(missing.map((url) => add(cache, url)));
  };
  const keepNext = (tags: ReadonlySet<string>): Promise<void> => {
    const next = working.catch(() => undefined).then(() => keep(tags));
    working = next;
    return next;
  };

  /** A new build takes over with the words of each language that the one before kept. */
  const keepOnes = async (): Promise<void> => {
    const kept = await (await caches.open(usedFiles)).keys();
    await keepNext(new Set(kept.map(({ url }) => languageOf(url))));
  };
  self.addEventListener('install', (event) => event.waitUntil(keepOnes()));

  /** The page says which language it shows: `{ language: 'ar' }`. */
  self.addEventListener('message', (event) => {
    const { language } = Object(event.data) as { language?: unknown };
    if (typeof language === 'string') event.waitUntil(keepNext(new Set([language])));
  });
}
