/** The one route table (product 2.7). A screen that is not built yet is not in it: its address shows the 404 screen. */
import type { Route } from '#kit/route.ts';

type Row = [
  path: string,
  depth: Route['depth'],
  parent: string | null,
  catalog: Route['catalog'],
  load: Route['load'],
  header?: Route['header'],
  hasSpinner?: boolean,
];

/** A screen for signed-in members. */
const member = ([path, depth, parent, catalog, load, header = 'white', hasSpinner = true]: Row): Route => ({
  path,
  depth,
  parent,
  header,
  catalog,
  load,
  hasSpinner,
  isPublic: false,
});

export const visitor = (row: Row): Route => ({ ...member(row), isPublic: true });

/** Written once: each import counts in the entry, with the list of all that it loads. */
const wallet = () => import('#screens/wallet/wallet.tsx');
const records = () => import('#screens/wallet/records.tsx');
const myMachines = () => import('#screens/product/my-machines.tsx');
const coupons = () => import('#screens/rewards/coupons.tsx');

export const routes: readonly Route[] = [
  ...(
    [
      ['/user/login', 2, null, 'shell', () => import('#screens/entry/login.tsx'), 'transparent', false],
      ['/user/login/register', 3, '/user/login', 'access', () => import('#screens/access/register.tsx')],
      ['/user/login/forgetPassword', 3, '/user/login', 'access', () => import('#screens/access/reset-password.tsx')],
      ['/index/language', 3, '/mine', 'shell', () => import('#screens/entry/language.tsx')],
      ['/dev/inspector', 3, '/user/system', 'dev', () => import('#screens/dev/inspector.tsx')],
      ['/dev/link', 3, '/user/system', 'dev', () => import('#screens/dev/compose-link.tsx')],
      ['/dev/gallery', 3, '/user/system', 'dev', () => import('#screens/dev/gallery/gallery.tsx')],
    ] satisfies Row[]
  ).map(visitor),
  ...(
    [
      ['/index', 1, null, 'home', () => import('#screens/home/home.tsx'), 'transparent'],
      ['/index/machines', 2, '/index', 'home', () => import('#screens/home/machines.tsx')],
      ['/projects', 1, null, 'wallet', wallet, 'transparent'],
      ['/index/friend', 1, null, 'team', () => import('#screens/team/friend.tsx'), 'transparent'],
      ['/index/lowerincome', 2, '/index/friend', 'team', () => import('#screens/team/lower-income.tsx')],
      ['/index/sharedetails', 2, '/index/friend', 'team', () => import('#screens/team/share-details.tsx')],
      ['/index/invitation', 2, '/index/friend', 'team', () => import('#screens/team/invitation.tsx')],
      ['/index/shareLink', 3, '/index/invitation', 'team', () => import('#screens/team/share-link.tsx')],
      ['/dynamic', 1, null, 'community', () => import('#screens/community/dynamic.tsx'), 'transparent'],
      ['/mine', 1, null, 'person', () => import('#screens/person/mine.tsx'), 'transparent'],
      ['/message', 1, null, 'messages', () => import('#screens/messages/message.tsx'), 'transparent'],
      ['/news', 1, null, 'messages', () => import('#screens/messages/news-list.tsx'), 'transparent'],
      ['/user/msg', 2, '/message', 'messages', () => import('#screens/messages/msg.tsx')],
      ['/user/news', 2, '/message', 'messages', () => import('#screens/messages/station-news.tsx')],
      ['/index/alert', 3, '/message', 'messages', () => import('#screens/messages/alert.tsx')],
      ['/info/detail', 3, '/news', 'messages', () => import('#screens/messages/info-detail.tsx')],
      ['/user/system', 2, '/mine', 'person', () => import('#screens/person/settings/system.tsx')],
      ['/user/notifications', 3, '/user/system', 'person', () => import('#screens/person/settings/notifications.tsx')],
      ['/user/blocked', 3, '/user/system', 'community', () => import('#screens/community/blocked.tsx')],
      [
        '/user/securitycenter',
        2,
        '/mine',
        'person',
        () => import('#screens/person/security-center.tsx'),
        'white',
        false,
      ],
      [
        '/user/loginPwd',
        3,
        '/user/securitycenter',
        'person',
        () => import('#screens/person/login-password/login-password.tsx'),
        'white',
        false,
      ],
      ['/user/verify', 3, '/user/securitycenter', 'person', () => import('#screens/person/verify.tsx')],
      ['/user/passkeys', 3, '/user/securitycenter', 'person', () => import('#screens/person/passkeys.tsx')],
      ['/user/sessions', 3, '/user/securitycenter', 'person', () => import('#screens/person/sessions.tsx')],
      ['/user/contact', 3, '/user/securitycenter', 'access', () => import('#screens/access/contact/contact.tsx')],
      ['/user/data', 3, '/user/securitycenter', 'person', () => import('#screens/person/data/own-data.tsx')],
      ['/user/manager', 2, '/mine', 'person', () => import('#screens/person/manager.tsx')],
      ['/index/about', 2, '/mine', 'person', () => import('#screens/person/about.tsx')],
      [
        '/index/transparency',
        3,
        '/index/about',
        'person',
        () => import('#screens/person/transparency/transparency.tsx'),
      ],
      ['/index/proof', 2, '/projects', 'person', () => import('#screens/person/proof/proof.tsx')],
      ['/user/information', 2, '/mine', 'person', () => import('#screens/person/information/information.tsx')],
      ['/user/name', 3, '/user/information', 'person', () => import('#screens/person/nickname.tsx')],
      ['/index/detail', 2, '/index', 'product', () => import('#screens/product/detail.tsx'), 'transparent', false],
      ['/index/sign', 2, '/index', 'rewards', () => import('#screens/rewards/sign.tsx')],
      ['/index/getcoupon', 2, '/mine', 'rewards', coupons],
      ['/index/mycoupon', 2, '/mine', 'rewards', coupons],
      ['/index/setcoupon', 3, '/index/mycoupon', 'rewards', coupons],
      ['/user/myorder', 2, '/index', 'product', myMachines],
      ['/user/orders', 3, '/user/myorder', 'product', () => import('#screens/product/order.tsx')],
      [
        '/user/receiveincome',
        2,
        '/projects',
        'wallet',
        () => import('#screens/wallet/receive-income.tsx'),
        'blue',
        false,
      ],
      ['/user/record', 2, '/projects', 'wallet', records],
      ['/user/recordU', 2, '/projects', 'wallet', records],
      ['/user/balance', 2, '/projects', 'wallet', wallet],
      ['/user/calendar', 2, '/projects', 'wallet', () => import('#screens/wallet/calendar/calendar.tsx')],
      ['/user/earn', 2, '/projects', 'wallet', () => import('#screens/wallet/earn.tsx')],
      ['/user/reward', 2, '/projects', 'wallet', () => import('#screens/wallet/redeem/redeem.tsx'), 'white', false],
      ['/user/stock', 3, '/user/myorder', 'product', myMachines],
      ['/user/pdf', 5, '/projects', 'product', () => import('#screens/product/document.tsx')],
      ['/user/newrecharge', 2, '/projects', 'transfer', () => import('#screens/transfer/recharge/ways.tsx')],
      ['/user/recharge', 3, '/user/newrecharge', 'transfer', () => import('#screens/transfer/recharge/usdt.tsx')],
      ['/user/cashrecharge', 3, '/user/newrecharge', 'transfer', () => import('#screens/transfer/recharge/cash.tsx')],
      [
        '/user/fund',
        2,
        '/projects',
        'transfer',
        () => import('#screens/transfer/exchange/exchange.tsx'),
        'white',
        false,
      ],
      ['/user/fees', 5, '/projects', 'transfer', () => import('#screens/transfer/fees/fees.tsx')],
      ['/user/allExtract', 2, '/projects', 'transfer', () => import('#screens/transfer/withdrawal/ways.tsx')],
      ['/user/withdraw', 3, '/user/allExtract', 'transfer', () => import('#screens/transfer/withdrawal/usdt.tsx')],
      ['/user/cashwithdraw', 3, '/user/allExtract', 'transfer', () => import('#screens/transfer/withdrawal/cash.tsx')],
      ['/user/withrecord', 3, '/user/allExtract', 'wallet', () => import('#screens/wallet/withdrawal-records.tsx')],
      [
        '/user/fundPwd',
        5,
        '/user/allExtract',
        'transfer',
        () => import('#screens/transfer/fund-password/fund-password.tsx'),
        'white',
        false,
      ],
      ['/user/address', 2, '/projects', 'transfer', () => import('#screens/transfer/payee/addresses.tsx')],
      ['/user/addAddress', 3, '/user/address', 'transfer', () => import('#screens/transfer/payee/address-form.tsx')],
      ['/user/Caddress', 2, '/projects', 'transfer', () => import('#screens/transfer/payee/bank-accounts.tsx')],
      ['/user/CaddAddress', 3, '/user/Caddress', 'transfer', () => import('#screens/transfer/payee/bank-form.tsx')],
      ['/user/addynamic', 3, '/dynamic', 'community', () => import('#screens/community/new-post.tsx')],
      ['/user/outbox', 2, '/mine', 'community', () => import('#screens/community/outbox/outbox.tsx')],
      ['/user/feedback', 2, '/mine', 'community', () => import('#screens/community/feedback.tsx'), 'white', false],
      ['/index/joinGroup', 3, '/index/invitation', 'community', () => import('#screens/community/join-group.tsx')],
      ['/user/bank', 3, '/user/Caddress', 'transfer', () => import('#screens/transfer/payee/bank-card.tsx')],
    ] satisfies Row[]
  ).map(member),
];
