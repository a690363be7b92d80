import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { languageFolders } from './scripts/i18n/folders.ts';
import { catalogOf, screenGroups } from './src/i18n/screen-groups.ts';

/** What visitors see of the folders that screens share; `src/i18n/entry-words.test.ts` holds it to that. */
export const entryFiles = [
  'src/components/country-select.tsx',
  'src/components/failure-state.tsx',
  'src/components/header.tsx',
  'src/components/password-field.tsx',
  'src/components/play-words.tsx',
  'src/components/toast.tsx',
  'src/kit/network-notice.tsx',
];

/** Around the screens of who is signed in: their words come with the screens'. */
const aroundMembers = 'src/app/members';

/**
 * One catalog for each screen group, so that the entry loads only its own words (docs/budget.md). `shared` comes with
 * every screen but the entry's.
 */
const groups = {
  ...Object.fromEntries(screenGroups.map((group) => [catalogOf(group), [`src/screens/${group}`]])),
  shell: ['src/main.tsx', 'src/app', 'src/i18n', 'src/screens/entry', ...entryFiles],
  shared: ['src/components', 'src/kit', 'src/features', aroundMembers],
  // Read at build time only.
  manifest: ['scripts/vite/manifest-words.ts', 'scripts/release-notes.ts'],
  // The sandbox says them, and reads them itself.
  sandbox: ['sandbox'],
};

/** What marks a text. The sandbox's are marked with its own, which Node runs as it stands. */
const macro = { corePackage: ['@lingui/core/macro', '#sandbox/content/msg.ts'], jsxPackage: ['@lingui/react/macro'] };

const markers = ['/*i18n*/', ...Object.values(macro).flat()];

/** Lingui's own, where there can be a text: parsing the other two thirds of the files took 5 CPU s. */
const whereMarked: typeof babel = {
  ...babel,
  extract: (file, code, ...rest) =>
    markers.some((marker) => code.includes(marker)) ? babel.extract(file, code, ...rest) : undefined,
};

export default defineConfig({
  sourceLocale: 'en',
  locales: languageFolders,
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  macro,
  extractors: [whereMarked],
  runtimeConfigModule: { Trans: ['#i18n/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(groups).map(([group, include]) => ({
    path: `<rootDir>/locales/{locale}/${group}`,
    include,
    ...(group === 'shared' && { exclude: entryFiles }),
    ...(group === 'shell' && { exclude: [aroundMembers] }),
  })),
});
