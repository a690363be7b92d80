import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Lingui's warning of a message that nobody compiled, with five lines of advice: which message it is says enough. */
const advice = /`Uncompiled message detected![^`]*?(\$\{[^}]+\})[^`]*`/;

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
        const { code } = await minify(chunk.code.replace(advice, '`Uncompiled message: $1`'), {
          ecma: 2022,
          compress: { passes: 3, ecma: 2022 },
          mangle: true,
        });
        chunk.code = code;
      }
    },
  },
};
