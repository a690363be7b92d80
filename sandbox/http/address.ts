/** The network address of a caller, behind proxies that are known to be there (`TRUST_PROXY`). */

/**
 * @param remote who holds the connection
 * @param forwarded the X-Forwarded-For header: each proxy adds whom it saw, on the right; what is left of that is anybody's word
 * @param proxies how many of ours stand before the server
 */
export function addressOf(remote: string, forwarded: string | undefined, proxies: number): string {
  if (proxies === 0) return remote;
  const seen = (forwarded ?? '').split(',').flatMap((one) => one.trim() || []);
  return seen.at(-proxies) ?? remote;
}
