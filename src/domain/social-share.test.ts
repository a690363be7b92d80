import { describe, expect, it } from 'vitest';
import { socialHosts, socialLink, socialPlaces } from './social-share.ts';

const link = 'https://play.example/#/user/login/register?invite=ASHA01';
const hostile = [
  '@evil.example/',
  '&url=https://evil.example',
  '#/x',
  '\r\nLocation: https://evil.example',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202egpj',
  '\ud800',
  '%2f%2fevil.example',
  'a b+c',
];

describe.each(socialPlaces)('sharing to %s', (place) => {
  it('carries the link as it is', () => {
    const url = new URL(socialLink(place, { link, text: 'My code is ASHA01.' }));
    expect(url.protocol).toBe('https:');
    expect([...url.searchParams.values()].join(' ')).toContain(link);
    expect(url.hash).toBe('');
  });

  it.each(hostile)('leads to its host alone, whatever stands in link and text: %j', (text) => {
    const url = new URL(socialLink(place, { link: `https://play.example/${text}`, text }));
    expect([url.host, url.username, url.hash]).toEqual([socialHosts[place], '', '']);
    const clean = new URL(socialLink(place, { link, text: '' }));
    expect(url.pathname).toBe(clean.pathname);
    expect([...url.searchParams.keys()]).toEqual([...clean.searchParams.keys()]);
  });
});
