import { isKnownAddress } from '#app/route-of.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddressContext, addressAt } from './address.ts';
import { addressWith } from './address-with.ts';
import { RuntimeProvider } from './services.tsx';
import { useThen } from './then.ts';

type Runtime = Parameters<typeof RuntimeProvider>[0]['runtime'];

const Reader = () => useThen();

/** What the hook makes of an address's query, on the real route table; empty for nowhere. */
function thenOf(query: string): string {
  const runtime = { isKnownAddress } as Runtime;
  const children = createElement(RuntimeProvider, { runtime, children: createElement(Reader) });
  const html = renderToStaticMarkup(
    createElement(AddressContext, { value: addressAt(`/?${query}`, () => undefined), children }),
  );
  return html.replaceAll('&amp;', '&');
}

describe('where a member goes back to', () => {
  it.each([
    ['then=/projects', '/projects'],
    ['then=%2Fuser%2Frecord%3Ftype%3D1%26from%3D2026-11-02', '/user/record?type=1&from=2026-11-02'],
    ['id=7&then=/mine', '/mine'],
  ])('%s: %s', (query, then) => expect(thenOf(query)).toBe(then));

  it.each([
    '',
    'then=',
    'then',
    'THEN=/mine',
    'then=/nothing',
    'then=mine',
    'then=https://evil.example/mine',
    'then=//evil.example/index',
    'then=%5C%5Cevil.example',
    'then=javascript:alert(1)',
    'then=data:text/html,x',
    'then=/index%23/mine',
    'then=/mine/../x',
    'then=%20/mine',
    'then=/mine%0A',
    'then=/__proto__',
    'then=%E0%A4%A',
    'then=&then=/mine',
  ])('%j leads nowhere', (query) => expect(thenOf(query)).toBe(''));
});

describe('an address with one more value', () => {
  it.each([
    ['/user/withdraw', '/user/withdraw?payee=a%26b'],
    ['/user/withdraw?way=x', '/user/withdraw?way=x&payee=a%26b'],
    ['/user/withdraw?payee=old&way=x', '/user/withdraw?payee=a%26b&way=x'],
  ])('of %s is %s', (address, whole) => expect(addressWith(address, 'payee', 'a&b')).toBe(whole));
});
