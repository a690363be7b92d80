/** The network address of a caller, behind proxies that are known to be there (`TRUST_PROXY`). */
import { isIPv6 } from 'node:net';

/** Whoever has an IPv6 address has all 2⁶⁴ of its network: they count as one. An IPv4 address has one form. */
function networkOf(address: string): string {
  const [ip = ''] = address.split('%');
  if (!isIPv6(ip)) return address;
  // The one form of it.
  const [left = [], right = []] = new URL(`http://[${ip}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const words = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
  const [high = 0, low = 0] = words.slice(6).map((word) => Number.parseInt(word, 16));
  if (words.slice(0, 6).join() === '0,0,0,0,0,ffff') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${words.slice(0, 4).join(':')}::/64`;
}

/**
 * What limits count by: an IPv4 address, or the network of an IPv6 one.
 * @param remote who holds the connection
 * @param forwarded the X-Forwarded-For header: each proxy adds whom it saw, on the right; what is left of that is anybody's word
 * @param proxies how many of ours stand before the server
 */
export function addressOf(remote: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return networkOf(remote);
  const seen = (forwarded ?? '').split(',').flatMap((one) => one.trim() || []);
  return networkOf(seen.at(-proxies) ?? remote);
}
