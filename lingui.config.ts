import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalog for each screen group, so that the entry loads only its own words (design.md, "Budget"). */
const groups = {
  shell: ['src/app', 'src/components', 'src/flow', 'src/i18n', 'src/screens/entry'],
  home: ['src/screens/home'],
  product: ['src/screens/product'],
  wallet: ['src/screens/wallet'],
  transfer: ['src/screens/transfer'],
  person: ['src/screens/person'],
};

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { default: 'en' },
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(groups).map(([group, include]) => ({
    path: `<rootDir>/locales/{locale}/${group}`,
    include,
  })),
});
