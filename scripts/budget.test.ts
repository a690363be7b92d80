/** What is measured of a build: nothing that a member downloads goes uncounted because a name changed. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measure } from './budget.ts';

interface Chunk {
  imports?: string[];
  css?: string[];
}

/** A build in small: each file of a hundred bytes, named after its key. */
const sound: Readonly<Record<string, Chunk>> = {
  'index.html': {},
  'src/screens/entry/login.tsx': {},
  '_member-a.js': {},
  '_later-a.js': {},
  'locales/en/home.po': {},
  'locales/en/shared.po': {},
  'src/app/step-focus.ts': {},
  'src/components/sheet.tsx': {},
  'src/screens/dev/gallery/gallery.tsx': {},
};

const size = 100;
const fileOf = (key: string): string => `assets/${key.replaceAll(/\W/g, '-')}.js`;

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dayrent-budget-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

function measured(chunks: Readonly<Record<string, Chunk>>, worker = 'warm-numbers.worker-a.js') {
  for (const folder of ['.vite', 'assets']) mkdirSync(join(dist, folder));
  const write = (file: string, text = ' '.repeat(size)) => writeFileSync(join(dist, file), text);
  const manifest = Object.entries(chunks).map(([key, chunk]) => [key, { file: fileOf(key), ...chunk }]);
  write('.vite/manifest.json', JSON.stringify(Object.fromEntries(manifest)));
  for (const [key, { css = [] }] of Object.entries(chunks)) for (const file of [fileOf(key), ...css]) write(file);
  write('index.html', `<style>a{}</style><script src="./${fileOf('index.html')}"></script>`.padEnd(size));
  write('icon.svg');
  write(`assets/${worker}`);
  write('sw.js', 'precache([{url:"index.html"}])'.padEnd(size));
  return measure(dist);
}

it('an entry is its page, scripts and icon, and a visit what home adds', () => {
  const { entryScript, entryTotal, entryRequests, memberVisit, galleryShares } = measured(sound);
  expect({ entryScript, entryTotal, entryRequests, galleryShares }).toEqual({
    entryScript: 2 * size,
    entryTotal: 4 * size,
    entryRequests: 4,
    galleryShares: 0,
  });
  // Six chunks of home, and two workers.
  expect(memberVisit).toBe(entryTotal + 8 * size);
});

it.each(['_member-a.js', '_later-a.js', 'locales/en/shared.po', 'src/components/sheet.tsx'])(
  'a build in which %s has another name is refused',
  (key) => {
    const { [key]: renamed = {}, ...rest } = sound;
    expect(() => measured({ ...rest, [`renamed-${key}`]: renamed })).toThrow('the build has no ');
  },
);

it('a build in which a worker has another name is refused', () =>
  expect(() => measured(sound, 'warm.worker-a.js')).toThrow('the build has no '));

it.each(['_later-a.js', 'src/components/sheet.tsx'])('a stylesheet of %s counts in a visit', (key) =>
  expect(measured({ ...sound, [key]: { css: ['assets/own.css'] } }).memberVisit).toBe(13 * size),
);

it('a stylesheet of the sign-in screen counts in the entry', () => {
  const { entryScript, entryTotal, entryRequests } = measured({
    ...sound,
    'src/screens/entry/login.tsx': { css: ['assets/own.css'] },
  });
  expect({ entryScript, entryTotal, entryRequests }).toEqual({
    entryScript: 2 * size,
    entryTotal: 5 * size,
    entryRequests: 5,
  });
});
