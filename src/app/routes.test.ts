import { describe, expect, it } from 'vitest';
import { isKnownAddress, missing, routeOf } from './route-of.ts';
import { routes } from './routes.ts';

/** Depths as docs/product.md gives them (product 2.7). */
const depths: Readonly<Record<string, number>> = {
  '/index': 1,
  '/projects': 1,
  '/index/friend': 1,
  '/index/lowerincome': 2,
  '/index/machines': 2,
  '/index/sharedetails': 2,
  '/index/invitation': 2,
  '/index/shareLink': 3,
  '/dynamic': 1,
  '/mine': 1,
  '/message': 1,
  '/news': 1,
  '/user/msg': 2,
  '/user/news': 2,
  '/index/alert': 3,
  '/info/detail': 3,
  '/user/login': 2,
  '/user/login/register': 3,
  '/user/login/forgetPassword': 3,
  '/index/language': 3,
  '/dev/inspector': 3,
  '/dev/link': 3,
  '/dev/gallery': 3,
  '/user/information': 2,
  '/user/name': 3,
  '/user/passkeys': 3,
  '/user/sessions': 3,
  '/user/calendar': 2,
  '/user/contact': 3,
  '/user/data': 3,
  '/user/system': 2,
  '/user/blocked': 3,
  '/user/notifications': 3,
  '/user/securitycenter': 2,
  '/user/loginPwd': 3,
  '/user/verify': 3,
  '/user/manager': 2,
  '/index/about': 2,
  '/index/transparency': 3,
  '/index/proof': 2,
  '/index/detail': 2,
  '/index/sign': 2,
  '/index/getcoupon': 2,
  '/index/mycoupon': 2,
  '/index/setcoupon': 3,
  '/user/myorder': 2,
  '/user/orders': 3,
  '/user/receiveincome': 2,
  '/user/record': 2,
  '/user/recordU': 2,
  '/user/balance': 2,
  '/user/earn': 2,
  '/user/reward': 2,
  '/user/stock': 3,
  '/user/pdf': 5,
  '/user/newrecharge': 2,
  '/user/recharge': 3,
  '/user/cashrecharge': 3,
  '/user/fees': 5,
  '/user/fund': 2,
  '/user/allExtract': 2,
  '/user/withdraw': 3,
  '/user/cashwithdraw': 3,
  '/user/withrecord': 3,
  '/user/fundPwd': 5,
  '/user/address': 2,
  '/user/addAddress': 3,
  '/user/Caddress': 2,
  '/user/CaddAddress': 3,
  '/user/bank': 3,
  '/user/addynamic': 3,
  '/user/outbox': 2,
  '/user/feedback': 2,
  '/index/joinGroup': 3,
};

describe('the route table', () => {
  it('has the paths and depths that docs/product.md gives', () => {
    expect(Object.fromEntries(routes.map(({ path, depth }) => [path, depth]))).toEqual(depths);
  });

  it('has each path once', () => expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length));

  it.each(routes)('$path leads back to a route of less depth, or nowhere', ({ parent, depth }) => {
    const back = routes.find(({ path }) => path === parent);
    expect(back?.path ?? null).toBe(parent);
    expect(back?.depth ?? 0).toBeLessThan(depth);
  });

  it('is found by path, and everything else is missing', () => {
    for (const route of routes) expect(routeOf(route.path)).toBe(route);
    expect(routeOf('/nopermission').path).toBe('/nopermission');
    expect(routeOf('/nothing')).toBe(missing);
    expect(routeOf('/404')).toBe(missing);
  });

  it('knows its addresses with and without a query', () => {
    expect(['/mine', '/mine?x=1', '/mine?', '/nope', '', 'mine'].map(isKnownAddress)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
