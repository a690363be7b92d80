import type { Release, Update } from '#domain/release.ts';
import type { ShellBuild } from '#domain/shell-build.ts';

/** What the tests and the walk of an update share. */
const release: Release = {
  code: 52,
  name: '0.5.2',
  downloadUrl: 'https://example.org/dayrent-0.5.2.apk',
  notes: 'Coupons show what they leave of the price.',
  isCompulsory: false,
};

export const shell: ShellBuild = {
  build: 'a1b2c3d4e5f6',
  version: '0.5.2',
  notes: { en: ['Coupons show what they leave of the price.', 'New builds say what is new in them.'] },
  isCompulsory: false,
};

export const releaseUpdate: Update = { kind: 'release', release };
export const compulsoryRelease: Update = { kind: 'release', release: { ...release, isCompulsory: true } };
export const shellUpdate: Update = { kind: 'shell', shell };
export const compulsoryShell: Update = { kind: 'shell', shell: { ...shell, isCompulsory: true } };
