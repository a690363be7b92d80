import { linguiTransformerBabelPreset, lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { classicScripts } from './scripts/vite/classic-scripts.ts';
import { contractMarks } from './scripts/vite/contract-marks.ts';
import { galleryApart } from './scripts/vite/gallery-apart.ts';
import { inlineSign } from './scripts/vite/inline-sign.ts';
import { inlineStyles } from './scripts/vite/inline-styles.ts';
import { leanPreload } from './scripts/vite/lean-preload.ts';
import { LongestFirst } from './scripts/vite/longest-first.ts';
import { manifests } from './scripts/vite/manifests.ts';
import { publishRelease } from './scripts/vite/publish-release.ts';
import { smallerScripts } from './scripts/vite/smaller-scripts.ts';
import { leanContract } from './scripts/vite/lean-contract.ts';

/** With what records have in common with what is loaded later: neither needs the other's file. */
const tabs =
  /src[\\/](?:app[\\/]members[\\/]for-members|domain[\\/]owed|i18n[\\/]group-files|screens[\\/](?:home[\\/]home|wallet[\\/]wallet|team[\\/]friend|community[\\/]dynamic|person[\\/]mine))\.tsx?$/;

/** Often what a start opens, and a tenth of what the other screens' file has (decision 0087). */
const records = /src[\\/]screens[\\/]wallet[\\/]records\.tsx$/;

/** What a page loads by itself once its screen is there. */
const later =
  /src[\\/](?:app[\\/]after-load|services[\\/]book-watch|features[\\/](?:collect[\\/]collecting|outbox[\\/]outbox|socket[\\/]socket))\.tsx?$/;

/** What draws them: one round of requests for a card that is in sight. */
const charts = /src[\\/]components[\\/](?:income|earnings|in-out)-chart\.tsx$/;

/** What members open from the tabs, but for the community's screens, the list of machines and what visitors need. */
const others = /src[\\/]screens[\\/](?:messages|person|product|rewards|team|transfer|wallet)[\\/]/;

/** Sign-in, and the words that every visitor falls back on. */
const entry = /src[\\/](?:main|screens[\\/]entry[\\/]login)\.tsx$|locales[\\/]en[\\/]shell\.po$/;

/** What the first script needs: it must not wait for the rest to be read. */
const first =
  /index\.html|idb-keyval|src[\\/](?:start|i18n[\\/]locales|app[\\/](?:current-address|cut-off|last-start|on-device)|domain[\\/]failure|kit[\\/]device-choices-start|api[\\/]wait|storage[\\/](?:channel|database|device|kept-reply))\.ts$/;

export default defineConfig({
  base: './',
  // See scripts/before-browsers.ts.
  ...(process.env['PLAIN_BUILD'] === '1' && { envDir: false as const }),
  // The Lingui macro has to run before React's transform: the other order builds and breaks at run time.
  plugins: [
    galleryApart,
    contractMarks,
    babel({
      presets: [linguiTransformerBabelPreset()],
      plugins: process.env['VITEST'] ? [] : [leanContract],
    }),
    react(),
    lingui({ failOnCompileError: true }),
    tailwindcss(),
    manifests,
    leanPreload(),
    classicScripts,
    inlineStyles(),
    inlineSign,
    smallerScripts,
    publishRelease,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png}'],
        // What only developers open (kept once it was), the words of the test language, and icons that only an installer reads.
        globIgnores: [
          'pictures/**',
          'assets/{stately,gallery,panels,attach,inspector,compose-link}-*.js',
          'assets/words-pseudo-*.js',
          '{icon-*,maskable-*,shortcut-*,apple-touch-icon}.png',
          'maskable.svg',
        ],
      },
    }),
  ],
  resolve: {
    alias: [
      // Every React that we run has the hook itself: saves 316 B of the entry.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // A classic script doesn't know where it came from (decision 0061): addresses begin at the page.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' ? { runtime: `new URL(${JSON.stringify(file)}, document.baseURI).href` } : { relative: true },
  },
  build: {
    target: 'es2023',
    // A list of every screen's chunks would sit in the entry; the service worker has them all anyway.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      // A schema that nobody reads is none: what valibot makes has no effect.
      treeshake: { manualPureFunctions: ['v'] },
      // What Vite's helper for `import()` is given, and ours does not read.
      transform: { define: { 'import.meta.url': 'undefined' } },
      output: {
        // `scripts/vite/classic-scripts.ts` makes classic scripts of it.
        format: 'cjs',
        // They pack better than letters of both kinds.
        hashCharacters: 'base36',
        generatedCode: { symbols: false },
        // The service worker tells languages apart by these names (src/domain/word-files.ts).
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /\/locales\/([\w-]+)\//.exec(facadeModuleId ?? '')?.[1];
          // Seven characters tell builds apart well enough, and the entry lists them all.
          return `assets/${language ? `words-${language}-` : ''}[name]-[hash:7].js`;
        },
        // What the sign-in page needs comes in one piece, so do the five tabs with what stands around them, and the other
        // screens: fewer requests and fewer rounds of them before a screen is there, and it packs better (docs/budget.md).
        codeSplitting: {
          groups: [
            { name: 'start', priority: 5, test: first },
            { name: 'entry', priority: 4, test: entry },
            { name: 'member', priority: 3, test: tabs },
            { name: 'records', priority: 2, test: records },
            { name: 'later', priority: 1, test: later },
            { name: 'charts', priority: 1, test: charts },
            { name: 'access', priority: 1, test: /src[\\/]screens[\\/]access[\\/]/ },
            { name: 'screens', priority: 0, test: others },
          ],
        },
      },
    },
  },
  test: {
    // Two cores are what there is everywhere; the default leaves one of them idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Half of the time went into loading the same modules for each file.
          isolate: false,
          environment: 'node',
          include: [
            'src/**/*.test.{ts,tsx}',
            'machines/**/*.test.ts',
            'sw/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/i18n/**/*.test.ts',
          ],
          exclude: ['**/*.world.test.ts', 'tests/{engines,sandbox}/**'],
          setupFiles: ['strict-console', 'fresh-device', 'seeds'].map((name) => `tests/support/${name}.ts`),
          // How long a busy machine may take.
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'sandbox',
          isolate: false,
          environment: 'node',
          // Beside its own: what the client does with a whole sandbox, and what takes long.
          include: ['{sandbox,scripts,tests/sandbox}/**/*.test.ts', 'src/**/*.world.test.ts'].concat(
            process.env['NIGHTLY'] === undefined ? [] : 'tests/nightly/**/*.test.ts',
          ),
          // What only a Postgres has, and what a part of `npm test` leaves out: `--exclude` doesn't reach a project.
          exclude: ['scripts/i18n/**'].concat(
            process.env['DATABASE_URL'] ? [] : '**/*.postgres.test.ts',
            process.env['LEAVE_OUT']?.split(' ') ?? [],
          ),
          setupFiles: ['strict-console', 'fresh-device', 'seeds'].map((name) => `tests/support/${name}.ts`),
          // How long a busy machine may take.
          testTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/begin.ts',
          // One browser at a time: a machine of two cores has the server to run as well.
          fileParallelism: false,
          // Several waits of 45 s, where others use the machine too.
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
