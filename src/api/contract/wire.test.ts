import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hostileLinks } from '#tests/support/hostile.ts';
import { ownFile } from './wire.ts';

describe('files that are shown', () => {
  it.each(['/pictures/banner-1.svg', './pictures/a-b.svg', '/api/user/img/0123456789abcdef'])('%s', (path) => {
    expect(v.parse(ownFile, path)).toBe(path);
  });

  it.each([...hostileLinks, 'https://example.org/x.png', '', 'pictures', '/a?b', '/a#b'])('not %j', (path) => {
    expect(v.parse(ownFile, path)).toBe('');
  });
});
