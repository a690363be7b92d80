/** The one route table (routes.md). A screen that is not built yet is not in it: its address shows the 404 screen. */
import type { Route } from '#flow/route.ts';

const signedIn = { isPublic: false, hasSpinner: true, header: 'transparent' } as const;

export const routes: readonly Route[] = [
  {
    ...signedIn,
    path: '/index',
    depth: 1,
    parent: null,
    catalog: 'home',
    load: () => import('#screens/home/home.tsx'),
  },
  {
    ...signedIn,
    path: '/projects',
    depth: 1,
    parent: null,
    catalog: 'wallet',
    load: () => import('#screens/wallet/wallet.tsx'),
  },
  {
    ...signedIn,
    path: '/mine',
    depth: 1,
    parent: null,
    catalog: 'person',
    load: () => import('#screens/person/mine.tsx'),
  },
  {
    path: '/user/login',
    depth: 2,
    isPublic: true,
    hasSpinner: false,
    header: 'transparent',
    parent: null,
    catalog: 'shell',
    load: () => import('#screens/entry/login.tsx'),
  },
  {
    path: '/index/language',
    depth: 3,
    isPublic: true,
    hasSpinner: true,
    header: 'white',
    parent: '/mine',
    catalog: 'shell',
    load: () => import('#screens/entry/language.tsx'),
  },
  {
    ...signedIn,
    path: '/index/detail',
    depth: 2,
    hasSpinner: false,
    parent: '/index',
    catalog: 'product',
    load: () => import('#screens/product/detail.tsx'),
  },
  {
    ...signedIn,
    path: '/user/myorder',
    depth: 2,
    header: 'white',
    parent: '/index',
    catalog: 'product',
    load: () => import('#screens/product/my-orders.tsx'),
  },
  {
    ...signedIn,
    path: '/user/orders',
    depth: 3,
    header: 'white',
    parent: '/user/myorder',
    catalog: 'product',
    load: () => import('#screens/product/order.tsx'),
  },
  {
    ...signedIn,
    path: '/user/receiveincome',
    depth: 2,
    hasSpinner: false,
    header: 'blue',
    parent: '/projects',
    catalog: 'wallet',
    load: () => import('#screens/wallet/receive-income.tsx'),
  },
  {
    ...signedIn,
    path: '/user/record',
    depth: 2,
    header: 'white',
    parent: '/projects',
    catalog: 'wallet',
    load: () => import('#screens/wallet/records.tsx'),
  },
];

/** Shown for any other path, and for `/nopermission`. */
export const missing: Route = {
  path: '/404',
  depth: 2,
  isPublic: true,
  hasSpinner: true,
  header: 'transparent',
  parent: '/index',
  catalog: 'shell',
  load: () => import('#screens/entry/not-found.tsx'),
};

const noPermission: Route = {
  ...missing,
  path: '/nopermission',
  load: () => import('#screens/entry/no-permission.tsx'),
};

const byPath = new Map([...routes, noPermission].map((route) => [route.path, route]));

export const routeOf = (path: string): Route => byPath.get(path) ?? missing;

/** Whether an address leads to a screen of ours: what may follow a sign-in. */
export const isKnownAddress = (address: string): boolean => byPath.has(address.split('?')[0] ?? '');
