import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addressAt, AddressContext, useAddress } from './address.ts';
import { useQuery } from './query.ts';

const nowhere = () => undefined;
const Reader = () => [useAddress().path, useAddress().query, useQuery('find')].join(' | ');

it.each([
  ['/index', '/index |  | '],
  ['/index/machines?find=', '/index/machines | find= | '],
  ['/index/machines?find=wind&sort=price', '/index/machines | find=wind&sort=price | wind'],
  // What was looked for is decoded once.
  ['/index/machines?find=%2541', '/index/machines | find=%2541 | %41'],
  ['/index/machines?find=a%26b', '/index/machines | find=a%26b | a&b'],
])('reads %j', (address, told) => {
  const value = addressAt(address, nowhere);
  const html = renderToStaticMarkup(createElement(AddressContext, { value }, createElement(Reader)));
  expect(html.replaceAll('&amp;', '&')).toBe(told);
});
