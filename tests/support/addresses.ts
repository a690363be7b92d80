/** Addresses of every screen, from the real route table; those that show something by an id get the demo's. */
import { routeOf } from '#app/route-of.ts';
import { routes } from '#app/routes.ts';
import { day } from '#domain/limits.ts';
import type { DemoFacts } from '#sandbox/seed/demo-facts.ts';
import { demoStart } from '#sandbox/seed/demo-start.ts';
import { demoMember } from '#sandbox/seed/people.ts';

export interface Address {
  /** With its query. */
  address: string;
  /** What `data-screen` says there. */
  screen: string;
  isPublic: boolean;
}

/** The one in which the demo member joined: none before it has anything to show. */
const firstMonth = new Date(demoStart(Date.now()) - demoMember.joinedAgo * day).toISOString().slice(0, 7);

/** Queries that show something else than the bare path does. */
const queries: Record<string, (demo: DemoFacts) => readonly string[]> = {
  '/user/login/register': () => ['', '?invite=ASHA01'],
  '/index/detail': (demo) => [`?productId=${demo.productId}`],
  '/index/sign': () => ['', `?month=${firstMonth}`],
  '/index/mycoupon': () => ['', '?show=used', '?show=expired'],
  '/index/setcoupon': (demo) => [`?productId=${demo.productId}`],
  '/index/transparency': (demo) => ['', `?productId=${demo.productId}&days=90`],
  '/user/myorder': () => ['', '?status=expired'],
  '/user/orders': (demo) => [`?id=${demo.orderId}`, `?id=${demo.expiredOrderId}`],
  '/user/receiveincome': () => ['', '?show=taken'],
  '/user/recharge': (demo) => ['', `?id=${demo.rechargeId}`],
  '/user/cashrecharge': () => ['', '?channel=upi'],
  '/user/fees': () => ['', '?of=exchange'],
  '/user/fundPwd': () => ['', '?then=/user/withdraw'],
  '/user/msg': () => ['', '?group=voucher'],
  '/index/alert': () => ['?group=notice&id=notice-hours'],
  '/info/detail': () => ['?id=news-crane'],
  '/user/addAddress': (demo) => ['', `?id=${demo.addressId}`],
  '/user/CaddAddress': (demo) => ['', `?id=${demo.bankId}`],
  '/user/bank': (demo) => [`?id=${demo.bankId}`],
  '/user/withrecord': (demo) => ['', `?id=${demo.withdrawalId}`],
  '/user/record': (demo) => ['?type=1', '?type=5', '?type=6&from=2026-01-01&to=2026-01-02', `?id=${demo.recordId}`],
  '/user/recordU': () => ['', '?show=exchange'],
  '/user/earn': () => ['', '?days=90'],
  '/index/lowerincome': () => ['', '?level=D'],
  '/user/manager': () => ['', '?dialog=customerService', '?dialog=createTeam'],
  '/user/pdf': (demo) => ['', '?doc=wallet', `?doc=cooperation&productId=${demo.productId}`],
};

export const addressesOf = (demo: DemoFacts): readonly Address[] =>
  [...routes, routeOf('/nopermission')].flatMap(({ path, isPublic }) =>
    (queries[path]?.(demo) ?? ['']).map((query) => ({ address: path + query, screen: path.slice(1), isPublic })),
  );

/** Paths that a signed-in member can stay on: login, register and forgot password lead on to home. */
export const isForMembers = ({ address }: Address): boolean => !address.startsWith('/user/login');

/** Paths that a visitor can stay on. */
export const isForVisitors = ({ isPublic }: Address): boolean => isPublic;

export const unknownAddress: Address = { address: '/no/such/screen', screen: '404', isPublic: true };

export const onePerScreen = (addresses: readonly Address[]): readonly Address[] =>
  addresses.filter(({ screen }, index) => addresses.findIndex((other) => other.screen === screen) === index);

const mostRead = [
  'index',
  'index/detail',
  'user/pdf',
  'projects',
  'user/withdraw',
  'user/record',
  'index/friend',
  'user/msg',
  'user/system',
  'user/receiveincome',
];

/** What a member reads most. @throws when a screen of it has no address */
export function mostReadOf(demo: DemoFacts): readonly Address[] {
  const addresses = addressesOf(demo);
  return mostRead.map((name) => {
    const found = addresses.find(({ screen }) => screen === name);
    if (!found) throw new Error(`no address shows ${name}`);
    return found;
  });
}
