/**
 * Writes the app as classic scripts, which Chromium keeps compiled (decision 0061): the bundler writes CommonJS, and here each
 * file becomes a call of the loader's `chunk()`. While developing, the app is modules as ever.
 */
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';

/** As the bundler writes `import()` into CommonJS. */
const dynamic = /Promise\.resolve\(\)\.then\(\(\) => require\(("[^"]+")\)\)/g;
/** What it is after that: of a chunk with several modules, the one that is meant. */
const loading = String.raw`(?:__load\("[^"]+"\)|Promise\.resolve\(\))(?:\.then\(\(\w*\) => [\w$.]+\))?`;
/** Vite's helper around it, of which nothing is left (`lean-preload.ts`): it names what is read of the module a second time. */
const helped = new RegExp(
  String.raw`[\w$]+(?:\.[\w$]+)?\((?:\(\) => (${loading})|async \(\) => \{\s+const (\{[^}]+\}) = await (${loading});\s+return \2;\s+\}), void 0, void 0\)`,
  'g',
);
/** As it writes an export whose value may still change: much longer than a getter of an object. */
const getter =
  /Object\.defineProperty\(exports, ("[^"]+"), \{\s+enumerable: true,\s+get: function ?\(\) \{\s+return ([\w$.]+);\s+\}\s+\}\);/g;
const page = /<script type="module"[^>]*><\/script>/;

async function loader(): Promise<string> {
  const bundle = await rolldown({ input: 'src/loader.ts', logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  return output[0].code;
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

export const classicScripts: Plugin = {
  name: 'classic-scripts',
  apply: 'build',
  renderChunk: {
    order: 'post',
    async handler(code, { fileName, imports, dynamicImports, isEntry }) {
      let found = 0;
      const getters: string[] = [];
      const body = code
        .replace(dynamic, (_, file: string) => {
          found += 1;
          return `__load(${file})`;
        })
        .replace(helped, '$1$3')
        .replace(getter, (_, name: string, value: string) => {
          getters.push(`get ${name}() { return ${value}; }`);
          return '';
        });
      // What a file imports from itself is not loaded.
      const others = dynamicImports.filter((file) => file !== fileName);
      if (found < others.length) throw new Error('the bundler writes import() in another way');
      const given = getters.length > 0 ? `__give(exports, { ${getters.join(', ')} });` : '';
      const needs = JSON.stringify(imports.map((file) => file.replace('assets/', './')));
      const call = `chunk(${needs}, function (require, exports, __load, __give) {\n'use strict';\n${body}\n${given}});`;
      return { code: isEntry ? `${await loader()}${call}` : call, map: null };
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const files = Object.values(bundle ?? {}).filter(isChunk);
      const first = files.find(({ isEntry }) => isEntry);
      const entry = files.find(({ name }) => name === 'entry');
      if (!first || first.imports.length > 0 || !entry || !page.test(html))
        throw new Error('the page begins in another way');
      // They give way to what is painted: the page paints its own sign without them (decision 0043).
      const tag = (file: string) => `<script defer fetchpriority="low" src="./${file}"></script>`;
      const asked = new Set([first.fileName, ...entry.imports, entry.fileName]);
      return html.replace(page, [...asked].map(tag).join('\n    '));
    },
  },
};
