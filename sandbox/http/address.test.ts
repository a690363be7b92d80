import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.each([
  ['who calls without a proxy is who holds the connection, whatever they say', '1.1.1.1', '6.6.6.6', 0, '1.1.1.1'],
  ['behind one proxy it is whom that one saw', '10.0.0.1', '6.6.6.6, 2.2.2.2', 1, '2.2.2.2'],
  ['behind two it is whom the first saw', '10.0.0.1', '6.6.6.6, 2.2.2.2, 10.0.0.2', 2, '2.2.2.2'],
  ['a call that did not come through the proxy is its own', '3.3.3.3', undefined, 1, '3.3.3.3'],
  ['blanks and empty parts are nobody', '3.3.3.3', ' , ', 1, '3.3.3.3'],
])('%s', (_, remote, forwarded, proxies, address) => {
  expect(addressOf(remote, forwarded, proxies)).toBe(address);
});
