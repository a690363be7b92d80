/**
 * The web app manifest in every language of `src/i18n/locales.ts`: `manifest.webmanifest` in English, the others as
 * `manifest-<language>.webmanifest`. All are the same app. A language without these words yet has them in English, with
 * its own `lang` and `dir`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { locales, type Locale } from '#i18n/locales.ts';
import { sayingIn } from '../built-words.ts';
import { words, type Word } from './manifest-words.ts';

const root = join(import.meta.dirname, '..', '..');

/** As `src/app/installing.ts` asks for them. */
const manifestFile = (tag: string): string => (tag === 'en' ? 'manifest.webmanifest' : `manifest-${tag}.webmanifest`);

async function wordsOf(tag: string): Promise<(word: Word) => string> {
  const say = await sayingIn(tag);
  return (word) => say(words[word]);
}

/** `scripts/install-pictures.ts` makes them; English ones for a language that has none yet. */
const shotsOf = (tag: string): string => (existsSync(join(root, 'public', 'screenshots', tag)) ? tag : 'en');

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `./${src}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Pixels, as `scripts/install-pictures.ts` makes them. */
export const shotSizes = { narrow: { width: 780, height: 1_688 }, wide: { width: 1_280, height: 800 } } as const;

const shot = (folder: string, name: string, form: keyof typeof shotSizes, label: string) => ({
  src: `./screenshots/${folder}/${name}-${form}.webp`,
  sizes: `${shotSizes[form].width}x${shotSizes[form].height}`,
  type: 'image/webp',
  form_factor: form,
  label,
});

const shortcut = (name: string, address: string, picture: string) => ({
  name,
  url: `./#${address}`,
  icons: [icon(`shortcut-${picture}-96.png`, 96, 'any'), icon(`shortcut-${picture}-192.png`, 192, 'any')],
});

/** The manifest of one language, as its file has it. */
export async function manifestOf({ tag, direction }: Locale) {
  const say = await wordsOf(tag);
  const shots = shotsOf(tag);
  return {
    // Never another one: it is what tells an installed app from a new one.
    id: './',
    lang: tag,
    dir: direction,
    name: say('name'),
    short_name: say('shortName'),
    description: say('description'),
    start_url: './#/index',
    scope: './',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: '#f0f4f4',
    theme_color: '#f0f4f4',
    categories: ['finance', 'education'],
    icons: [
      { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(say('wallet'), '/projects', 'wallet'),
      shortcut(say('income'), '/user/receiveincome', 'income'),
      shortcut(say('team'), '/index/friend', 'team'),
    ],
    screenshots: [
      shot(shots, 'home', 'narrow', say('homeShot')),
      shot(shots, 'wallet', 'narrow', say('walletShot')),
      shot(shots, 'team', 'narrow', say('teamShot')),
      shot(shots, 'home', 'wide', say('homeShot')),
      shot(shots, 'wallet', 'wide', say('walletShot')),
    ],
    // sw/share-target.ts takes it; sandbox/app.ts answers where no worker is there.
    share_target: {
      action: './share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'pictures', accept: ['image/jpeg', 'image/png', 'image/webp'] }],
      },
    },
  };
}

const namesModule = 'virtual:app-names';

/** What `src/app/installing.ts` has to know of them. */
async function namesSource(): Promise<string> {
  const names = await Promise.all(locales.map(async ({ tag }) => [tag, (await wordsOf(tag))('shortName')] as const));
  return `export const appNames = ${JSON.stringify(Object.fromEntries(names))};`;
}

const sourceOf = async (locale: Locale): Promise<string> => JSON.stringify(await manifestOf(locale));

/** Writes them with the build, and answers with them while developing. */
export const manifests: Plugin = {
  name: 'manifests',
  resolveId: (id) => (id === namesModule ? `\0${namesModule}` : null),
  load: (id) => (id === `\0${namesModule}` ? namesSource() : null),
  async generateBundle() {
    for (const locale of locales) {
      this.emitFile({ type: 'asset', fileName: manifestFile(locale.tag), source: await sourceOf(locale) });
    }
  },
  configureServer({ middlewares }) {
    for (const locale of locales) {
      middlewares.use(`/${manifestFile(locale.tag)}`, (_request, response, next) => {
        sourceOf(locale).then((source) => {
          response.setHeader('Content-Type', 'application/manifest+json');
          response.end(source);
        }, next);
      });
    }
  },
};
