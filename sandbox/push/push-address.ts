/**
 * Where a push may go. Any member may name an address, so it is a stranger's: https on its own port, and no machine of this
 * network, whatever its name says it is (product 14.16).
 */
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Longer than any push service's. */
const longest = 1_000;

const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
// Of IPv6 only what is given out to the world, without what carries an IPv4 address or is for documents.
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** @returns null for what no push service is at */
export function readPushAddress(text: string): URL | null {
  if (text.length > longest || !URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, port, username, password, hostname, hash } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host) ? url : null;
}

/** What a name leads to is looked at where it is connected to: no second look-up says something else. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const refused = found.length === 0 || found.some(({ address }) => !isPublicAddress(address));
    if (refused) return callback(Object.assign(new Error('not a public address'), { code: refusedAddress }), []);
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  });
};

export const refusedAddress = 'EPUSHADDRESS';
