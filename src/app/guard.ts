/** The access guard: who may see which address (product 1.2). Pure. */
import type { Route } from '#kit/route.ts';
import { isKnownAddress, missing, routeOf, scenario } from './route-of.ts';

type Decision = { kind: 'show'; route: Route } | { kind: 'redirect'; to: string };

export const login = '/user/login';
const home = '/index';

/**
 * @param address path and query, without the hash
 * @param isMember somebody is signed in
 */
export function decide(address: string, isMember: boolean): Decision {
  const [path = '/', query = ''] = address.split('?');
  // Before anybody is asked to sign in: a new world signs everybody out.
  if (new URLSearchParams(query).has('scenario')) return { kind: 'show', route: scenario };
  if (path === '/') return { kind: 'redirect', to: home };
  const route = routeOf(path);
  if (isMember && (path === login || route.parent === login)) return { kind: 'redirect', to: returnAddress(query) };
  if (isMember || route.isPublic || route === missing) return { kind: 'show', route };
  return { kind: 'redirect', to: path === home ? login : `${login}?from=${encodeURIComponent(address)}` };
}

/** Where a member was going when the guard stopped them; only addresses of the route table count. */
function returnAddress(query: string): string {
  const from = new URLSearchParams(query).get('from');
  const isEntry = from?.split('?')[0] === login || from?.startsWith(`${login}/`);
  return from !== null && isKnownAddress(from) && !isEntry ? from : home;
}
