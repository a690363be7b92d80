import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test.each([
  ['who calls without a proxy is who holds the connection, whatever they say', '1.1.1.1', '6.6.6.6', 0, '1.1.1.1'],
  ['behind one proxy it is whom that one saw', '10.0.0.1', '6.6.6.6, 2.2.2.2', 1, '2.2.2.2'],
  ['behind two it is whom the first saw', '10.0.0.1', '6.6.6.6, 2.2.2.2, 10.0.0.2', 2, '2.2.2.2'],
  ['a call that did not come through the proxy is its own', '3.3.3.3', undefined, 1, '3.3.3.3'],
  ['blanks and empty parts are nobody', '3.3.3.3', ' , ', 1, '3.3.3.3'],
  ['of IPv6 it is the network', '2001:DB8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['of IPv6 it is the network, however it is written', '2001:db8::1%eth0', undefined, 0, '2001:db8:0:0::/64'],
  ['of IPv6 it is the network, behind a proxy too', '::1', '2001:db8:1:2::', 1, '2001:db8:1:2::/64'],
  ['an IPv4 address that is written as IPv6 is itself', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
])('%s', (_, remote, forwarded, proxies, address) => {
  expect(addressOf(remote, forwarded, proxies)).toBe(address);
});
