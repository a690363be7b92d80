/** Which screen an address shows: one of the table, or what stands in its place. */
import type { Route } from '#kit/route.ts';
import { routes, visitor } from './routes.ts';

/** Shown for any other path, and for `/nopermission`. */
export const missing = visitor([
  '/404',
  2,
  '/index',
  'access',
  () => import('#screens/access/not-found.tsx'),
  'transparent',
]);

/** Shown in the place of any address with `?scenario=`; has none of its own. */
export const scenario = visitor(['/scenario', 2, null, 'dev', () => import('#screens/dev/scenario.tsx')]);

const noPermission: Route = {
  ...missing,
  path: '/nopermission',
  load: () => import('#screens/access/no-permission.tsx'),
};

const byPath = new Map([...routes, noPermission].map((route) => [route.path, route]));

export const routeOf = (path: string): Route => byPath.get(path) ?? missing;

/** Whether an address leads to a screen of ours: what may follow a sign-in. */
export const isKnownAddress = (address: string): boolean => byPath.has(address.split('?')[0] ?? '');
