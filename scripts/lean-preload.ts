/**
 * Vite wraps each import() in a helper that fetches a chunk's own chunks ahead. The build lists none
 * (`modulePreload.resolveDependencies`), and no chunk has a stylesheet, so of the helper only the event remains that
 * `src/recovery/stale-chunk.ts` hears. Saves 545 B of the entry.
 */
import type { Plugin } from 'vite';

const helper = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  if (dispatchEvent(event)) throw payload;
});`;

export function leanPreload(): Plugin {
  let isUsed = false;
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isUsed = true;
        return helper;
      },
    },
    buildEnd(error) {
      if (!error && !isUsed) throw new Error('the build asks for no helper by this name');
    },
    writeBundle(_, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 0) throw new Error(`nothing loads ${sheets.join(', ')}: import it with ?inline`);
    },
  };
}
