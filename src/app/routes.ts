/** The one route table (product 2.7). A screen that is not built yet is not in it: its address shows the 404 screen. */
import type { Route } from '#kit/route.ts';

type Row = [
  path: string,
  depth: Route['depth'],
  parent: string | null,
  header: Route['header'],
  catalog: Route['catalog'],
  load: Route['load'],
  hasSpinner?: boolean,
];

/** A screen for signed-in members. */
const member = ([path, depth, parent, header, catalog, load, hasSpinner = true]: Row): Route => ({
  path,
  depth,
  parent,
  header,
  catalog,
  load,
  hasSpinner,
  isPublic: false,
});

const visitor = (row: Row): Route => ({ ...member(row), isPublic: true });

/** Written once: each import counts in the entry, with the list of all that it loads. */
const wallet = () => import('#screens/wallet/wallet.tsx');
const records = () => import('#screens/wallet/records.tsx');
const myMachines = () => import('#screens/product/my-machines.tsx');
const coupons = () => import('#screens/rewards/coupons.tsx');

export const routes: readonly Route[] = [
  ...(
    [
      ['/user/login', 2, null, 'transparent', 'shell', () => import('#screens/entry/login.tsx'), false],
      ['/user/login/register', 3, '/user/login', 'white', 'access', () => import('#screens/access/register.tsx')],
      [
        '/user/login/forgetPassword',
        3,
        '/user/login',
        'white',
        'access',
        () => import('#screens/access/reset-password.tsx'),
      ],
      ['/index/language', 3, '/mine', 'white', 'shell', () => import('#screens/entry/language.tsx')],
      ['/dev/inspector', 3, '/user/system', 'white', 'dev', () => import('#screens/dev/inspector.tsx')],
      ['/dev/link', 3, '/user/system', 'white', 'dev', () => import('#screens/dev/compose-link.tsx')],
      ['/dev/gallery', 3, '/user/system', 'white', 'dev', () => import('#screens/dev/gallery/gallery.tsx')],
    ] satisfies Row[]
  ).map(visitor),
  ...(
    [
      ['/index', 1, null, 'transparent', 'home', () => import('#screens/home/home.tsx')],
      ['/index/machines', 2, '/index', 'white', 'home', () => import('#screens/home/machines.tsx')],
      ['/projects', 1, null, 'transparent', 'wallet', wallet],
      ['/index/friend', 1, null, 'transparent', 'team', () => import('#screens/team/friend.tsx')],
      ['/index/lowerincome', 2, '/index/friend', 'white', 'team', () => import('#screens/team/lower-income.tsx')],
      ['/index/sharedetails', 2, '/index/friend', 'white', 'team', () => import('#screens/team/share-details.tsx')],
      ['/index/invitation', 2, '/index/friend', 'white', 'team', () => import('#screens/team/invitation.tsx')],
      ['/index/shareLink', 3, '/index/invitation', 'white', 'team', () => import('#screens/team/share-link.tsx')],
      ['/dynamic', 1, null, 'transparent', 'community', () => import('#screens/community/dynamic.tsx')],
      ['/mine', 1, null, 'transparent', 'person', () => import('#screens/person/mine.tsx')],
      ['/message', 1, null, 'transparent', 'messages', () => import('#screens/messages/message.tsx')],
      ['/news', 1, null, 'transparent', 'messages', () => import('#screens/messages/news-list.tsx')],
      ['/user/msg', 2, '/message', 'white', 'messages', () => import('#screens/messages/msg.tsx')],
      ['/user/news', 2, '/message', 'white', 'messages', () => import('#screens/messages/station-news.tsx')],
      ['/index/alert', 3, '/message', 'white', 'messages', () => import('#screens/messages/alert.tsx')],
      ['/info/detail', 3, '/news', 'white', 'messages', () => import('#screens/messages/info-detail.tsx')],
      ['/user/system', 2, '/mine', 'white', 'person', () => import('#screens/person/settings/system.tsx')],
      ['/user/blocked', 3, '/user/system', 'white', 'community', () => import('#screens/community/blocked.tsx')],
      [
        '/user/securitycenter',
        2,
        '/mine',
        'white',
        'person',
        () => import('#screens/person/security-center.tsx'),
        false,
      ],
      [
        '/user/loginPwd',
        3,
        '/user/securitycenter',
        'white',
        'person',
        () => import('#screens/person/login-password/login-password.tsx'),
        false,
      ],
      ['/user/verify', 3, '/user/securitycenter', 'white', 'person', () => import('#screens/person/verify.tsx')],
      ['/user/sessions', 3, '/user/securitycenter', 'white', 'person', () => import('#screens/person/sessions.tsx')],
      ['/user/manager', 2, '/mine', 'white', 'person', () => import('#screens/person/manager.tsx')],
      ['/index/about', 2, '/mine', 'white', 'person', () => import('#screens/person/about.tsx')],
      [
        '/index/transparency',
        3,
        '/index/about',
        'white',
        'person',
        () => import('#screens/person/transparency/transparency.tsx'),
      ],
      ['/index/proof', 2, '/projects', 'white', 'person', () => import('#screens/person/proof/proof.tsx')],
      ['/user/information', 2, '/mine', 'white', 'person', () => import('#screens/person/information/information.tsx')],
      ['/user/name', 3, '/user/information', 'white', 'person', () => import('#screens/person/nickname.tsx')],
      ['/index/detail', 2, '/index', 'transparent', 'product', () => import('#screens/product/detail.tsx'), false],
      ['/index/sign', 2, '/index', 'white', 'rewards', () => import('#screens/rewards/sign.tsx')],
      ['/index/getcoupon', 2, '/mine', 'white', 'rewards', coupons],
      ['/index/mycoupon', 2, '/mine', 'white', 'rewards', coupons],
      ['/index/setcoupon', 3, '/index/mycoupon', 'white', 'rewards', coupons],
      ['/user/myorder', 2, '/index', 'white', 'product', myMachines],
      ['/user/orders', 3, '/user/myorder', 'white', 'product', () => import('#screens/product/order.tsx')],
      [
        '/user/receiveincome',
        2,
        '/projects',
        'blue',
        'wallet',
        () => import('#screens/wallet/receive-income.tsx'),
        false,
      ],
      ['/user/record', 2, '/projects', 'white', 'wallet', records],
      ['/user/recordU', 2, '/projects', 'white', 'wallet', records],
      ['/user/balance', 2, '/projects', 'white', 'wallet', wallet],
      ['/user/earn', 2, '/projects', 'white', 'wallet', () => import('#screens/wallet/earn.tsx')],
      ['/user/reward', 2, '/projects', 'white', 'wallet', () => import('#screens/wallet/redeem/redeem.tsx'), false],
      ['/user/stock', 3, '/user/myorder', 'white', 'product', myMachines],
      ['/user/pdf', 5, '/projects', 'white', 'product', () => import('#screens/product/document.tsx')],
      ['/user/newrecharge', 2, '/projects', 'white', 'transfer', () => import('#screens/transfer/recharge/ways.tsx')],
      [
        '/user/recharge',
        3,
        '/user/newrecharge',
        'white',
        'transfer',
        () => import('#screens/transfer/recharge/usdt.tsx'),
      ],
      [
        '/user/cashrecharge',
        3,
        '/user/newrecharge',
        'white',
        'transfer',
        () => import('#screens/transfer/recharge/cash.tsx'),
      ],
      [
        '/user/fund',
        2,
        '/projects',
        'white',
        'transfer',
        () => import('#screens/transfer/exchange/exchange.tsx'),
        false,
      ],
      ['/user/fees', 5, '/projects', 'white', 'transfer', () => import('#screens/transfer/fees/fees.tsx')],
      ['/user/allExtract', 2, '/projects', 'white', 'transfer', () => import('#screens/transfer/withdrawal/ways.tsx')],
      [
        '/user/withdraw',
        3,
        '/user/allExtract',
        'white',
        'transfer',
        () => import('#screens/transfer/withdrawal/usdt.tsx'),
      ],
      [
        '/user/cashwithdraw',
        3,
        '/user/allExtract',
        'white',
        'transfer',
        () => import('#screens/transfer/withdrawal/cash.tsx'),
      ],
      [
        '/user/withrecord',
        3,
        '/user/allExtract',
        'white',
        'wallet',
        () => import('#screens/wallet/withdrawal-records.tsx'),
      ],
      [
        '/user/fundPwd',
        5,
        '/user/allExtract',
        'white',
        'transfer',
        () => import('#screens/transfer/fund-password/fund-password.tsx'),
        false,
      ],
      ['/user/address', 2, '/projects', 'white', 'transfer', () => import('#screens/transfer/payee/addresses.tsx')],
      [
        '/user/addAddress',
        3,
        '/user/address',
        'white',
        'transfer',
        () => import('#screens/transfer/payee/address-form.tsx'),
      ],
      [
        '/user/Caddress',
        2,
        '/projects',
        'white',
        'transfer',
        () => import('#screens/transfer/payee/bank-accounts.tsx'),
      ],
      [
        '/user/CaddAddress',
        3,
        '/user/Caddress',
        'white',
        'transfer',
        () => import('#screens/transfer/payee/bank-form.tsx'),
      ],
      ['/user/addynamic', 3, '/dynamic', 'white', 'community', () => import('#screens/community/new-post.tsx')],
      ['/user/outbox', 2, '/mine', 'white', 'community', () => import('#screens/community/outbox/outbox.tsx')],
      ['/user/feedback', 2, '/mine', 'white', 'community', () => import('#screens/community/feedback.tsx'), false],
      [
        '/index/joinGroup',
        3,
        '/index/invitation',
        'white',
        'community',
        () => import('#screens/community/join-group.tsx'),
      ],
      ['/user/bank', 3, '/user/Caddress', 'white', 'transfer', () => import('#screens/transfer/payee/bank-card.tsx')],
    ] satisfies Row[]
  ).map(member),
];

/** Shown for any other path, and for `/nopermission`. */
export const missing = visitor([
  '/404',
  2,
  '/index',
  'transparent',
  'shell',
  () => import('#screens/entry/not-found.tsx'),
]);

/** Shown in the place of any address with `?scenario=`; has none of its own. */
export const scenario = visitor(['/scenario', 2, null, 'white', 'dev', () => import('#screens/dev/scenario.tsx')]);

const noPermission: Route = {
  ...missing,
  path: '/nopermission',
  load: () => import('#screens/entry/no-permission.tsx'),
};

const byPath = new Map([...routes, noPermission].map((route) => [route.path, route]));

export const routeOf = (path: string): Route => byPath.get(path) ?? missing;

/** Whether an address leads to a screen of ours: what may follow a sign-in. */
export const isKnownAddress = (address: string): boolean => byPath.has(address.split('?')[0] ?? '');
