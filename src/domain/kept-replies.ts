/**
 * The reads whose replies stay on the device, so that screens open without a network. What is not here always asks the
 * server; why, each call, says `src/api/contract/kept-replies.test.ts`. The service worker lives by this table.
 */
export interface KeptCall {
  method: 'GET' | 'POST';
  /** As the contract has it. */
  path: string;
  /** `everyone`: the server answers all members alike. `member`: kept and shown for the one who asked only. */
  whose: 'everyone' | 'member';
}

const of = (whose: KeptCall['whose'], method: KeptCall['method'], paths: readonly string[]): readonly KeptCall[] =>
  paths.map((path) => ({ method, path, whose }));

export const keptCalls: readonly KeptCall[] = [
  ...of('everyone', 'GET', [
    'sys/scroll-notice',
    'sys/carousel',
    'sys/wallet-notice',
    'sys/document',
    'sys/popup-notice',
    'sys/home-video',
    'img/query',
    'news/list',
    'transparency/summary',
    'transparency/days',
  ]),
  ...of('member', 'GET', [
    'income/today',
    // How many of it the member has is in it.
    'product/list',
    'product/detail',
    // One's own message by its id, too.
    'sys/info',
    'auth/sessions',
    'auth/passkeys',
    'user/info',
    'user/address/list',
    'user/bank/list',
    'mine/order/record',
    'mine/order/subrecord',
    'mine/order/returncost',
    'mine/order/stock',
    'wallet/summary',
    'wallet/series',
    'wallet/record',
    'wallet/record/total',
    'wallet/record/detail',
    'wallet/recharge/status',
    'wallet/recharge/open',
    'wallet/withdraw/options',
    'wallet/withdraw/detail',
    'system/pay/config/banks',
    'exchangeRate/get',
    'wallet/fees',
    'wallet/calendar',
    'income/list',
    'coupon/productCoupons',
    'coupon/userProductCoupons',
    'coupon/all',
    'coupon/isOpen',
    'coupon/queryPruductCouponData',
    'gift/daily/status',
    'gift/group-join/standing',
    'regmsg/unread',
    'regmsg/get',
    'push/record',
    'square/list',
    'comment/list',
    'block/list',
  ]),
  ...of('member', 'POST', [
    'app/user/queryTodaySignStatus',
    'app/user/querySignRecord',
    'user/has-paypass',
    'share/info',
    'share/invited/floor',
    'share/invited/floor/num',
  ]),
];

/** @param pathname of the call's address, whatever its backend's base is */
export const keptCall = (method: string, pathname: string): KeptCall | undefined =>
  keptCalls.find((call) => call.method === method && pathname.endsWith(`/${call.path}`));

/** Of a long list the beginning: who reads on has a network. */
const keptPages = 3;

/** @param pageNum 1-based, as the call has it; null for one without pages */
export const isKeptPage = (pageNum: string | null): boolean => Number(pageNum ?? 1) <= keptPages;

/** Of the envelope, for a call that was answered. */
export const okCode = 200;
