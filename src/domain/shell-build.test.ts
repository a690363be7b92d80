import { describe, expect, it } from 'vitest';
import { parseShellBuild } from './shell-build.ts';

describe('what release.json says', () => {
  const told = { build: 'a1b2c3d4e5f6', version: '0.5.2', notes: { en: ['Faster.'] }, compulsory: true };

  it('is read with its shape checked', () => {
    expect(parseShellBuild(told)).toEqual({
      build: 'a1b2c3d4e5f6',
      version: '0.5.2',
      notes: { en: ['Faster.'] },
      isCompulsory: true,
    });
    const odd = { ...told, notes: { en: ['Faster.'], hi: [1, 'Faster.'], ta: 'Faster.' }, compulsory: 'yes' };
    expect(parseShellBuild(odd)).toMatchObject({ notes: { en: ['Faster.'] }, isCompulsory: false });
    // As builds had them until 0.5.1, and a page that is no list.
    expect(parseShellBuild({ ...told, notes: ['Faster.'] })?.notes).toEqual({});
    expect(parseShellBuild({ ...told, notes: null })?.notes).toEqual({});
  });

  it.each([
    ['nothing', null],
    ['a page', '<!doctype html>'],
    ['a list', []],
    ['no build', { ...told, build: undefined }],
    ['a build of other letters', { ...told, build: '<b>a1b2c3d4' }],
    ['a version of other letters', { ...told, version: 'newest' }],
  ])('is nothing where it is %s', (_, other) => expect(parseShellBuild(other)).toBeNull());
});
