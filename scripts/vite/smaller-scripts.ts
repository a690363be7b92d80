import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Lingui's warning of a message that nobody compiled, with five lines of advice: which message it is says enough. */
const advice = /`Uncompiled message detected![^`]*?(\$\{[^}]+\})[^`]*`/;

const hash = /(?<=-)[\w-]{7}(?=\.js\b)/g;

/**
 * swc gives the shortest names to the letters that there are most of, those of hashes too: a change of another file made the
 * entry 100 B larger or smaller. So it sees numbers in their place.
 */
async function withoutHashes(code: string, minified: (code: string) => Promise<string>): Promise<string> {
  const hashes = [...new Set(code.match(hash))];
  const numbered = code.replace(hash, (one) => String(hashes.indexOf(one)).padStart(one.length, '0'));
  return (await minified(numbered)).replace(hash, (one) => hashes[Number(one)] ?? one);
}

/**
 * Minifies once more, by swc, what the bundler has minified: 0.7 kB less of the entry after brotli (docs/budget.md). The
 * floor of browsers holds: nothing newer than ES2022 is written.
 */
export const smallerScripts: Plugin = {
  name: 'smaller-scripts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const spare = chunk.code.replace(advice, '`Uncompiled message: $1`');
        const options = { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true } as const;
        chunk.code = await withoutHashes(spare, async (code) => (await minify(code, options)).code);
      }
    },
  },
};
