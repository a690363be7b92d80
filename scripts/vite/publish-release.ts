/**
 * Names a build and says what is new in it. The name is a hash of all that the build wrote, so two builds of the same
 * source are one. It stands in the page, as what runs, and in `release.json`, as what is deployed.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { appVersion } from '#domain/entry-limits.ts';
import { releaseFile } from '#domain/shell-build.ts';
import { locales } from '#i18n/locales.ts';
import { sayingIn } from '../built-words.ts';
import { releaseNotes } from '../release-notes.ts';

/** Set for a build that members have to take: no cancel. */
const isCompulsory = (): boolean => process.env['COMPULSORY'] === '1';

interface Release {
  build: string;
  version: string;
  /** By language. */
  notes: Readonly<Record<string, readonly string[]>>;
  compulsory: boolean;
}

const notesIn = async (tag: string): Promise<string[]> => releaseNotes.map(await sayingIn(tag));

/** @param page index.html of a build, without a name yet */
const named = (page: string, build: string): string =>
  page.replace('<head>', `<head>\n    <meta name="build" content="${build}" />`);

export const publishRelease: Plugin = {
  name: 'publish-release',
  enforce: 'post',
  apply: 'build',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const hash = createHash('sha256');
    for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(name).update(file.type === 'asset' ? file.source : file.code);
    }
    const build = hash.digest('hex').slice(0, 12);
    page.source = named(String(page.source), build);
    const release: Release = {
      build,
      version: appVersion.name,
      notes: Object.fromEntries(await Promise.all(locales.map(async ({ tag }) => [tag, await notesIn(tag)]))),
      compulsory: isCompulsory(),
    };
    this.emitFile({ type: 'asset', fileName: releaseFile, source: `${JSON.stringify(release, null, 2)}\n` });
  },
};
