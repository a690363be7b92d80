import type { Release } from '#domain/release.ts';

/** What the tests and the walk of an update share. */
export const release: Release = {
  code: 52,
  name: '0.5.2',
  downloadUrl: 'https://example.org/dayrent-0.5.2.apk',
  notes: 'Coupons show what they leave of the price.',
  isCompulsory: false,
};

export const compulsory: Release = { ...release, isCompulsory: true };
