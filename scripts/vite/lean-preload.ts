/**
 * Vite wraps each import() in a helper that fetches a chunk's own chunks ahead and tells of a failure. The build lists no chunks
 * (`modulePreload.resolveDependencies`), none has a stylesheet, and the loader tells of failures (`src/loader.ts`): nothing is left
 * of the helper: that is why `classic-scripts.ts` may leave its calls out. Both together save some 600 B of the entry, 85 of them here.
 */
import type { Plugin } from 'vite';

const helper = 'export const __vitePreload = (load) => load();';

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
