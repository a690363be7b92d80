/** Signing in for the day; collecting coupons and choosing one. */
import { loadCoupons } from '#api/coupons.ts';
import { loadSignIn } from '#api/daily-rewards.ts';
import { coupons } from '#contract/coupons.ts';
import { sign } from '#contract/daily-rewards.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { couponWalk } from '#machines/coupon/coupon.walk.ts';
import { dailyRewardWalk } from '#machines/daily-reward/daily-reward.walk.ts';
import { collectableCouponId } from '#sandbox/seed/collectable-coupons.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CouponPage } from '../pages/coupon-page.ts';
import { DailyRewardPage } from '../pages/daily-reward-page.ts';
import type { World } from '../support/world.ts';
import { playbookOf, type Stage } from './playbook.ts';
import { moneyBookOf } from './settling.ts';

/** Where another device signed in. */
const signedElsewhere = new WeakSet<World>();

const isSigned = async ({ account }: Stage) => valueOf(await loadSignIn(account.client)).isTaken;

async function signElsewhere({ account, world }: Stage): Promise<void> {
  await account.move(sign.signIn, {});
  signedElsewhere.add(world);
}

export const dailyRewardBook = moneyBookOf<DailyRewardPage>(dailyRewardWalk, {
  address: () => '/index/sign',
  page: (app) => new DailyRewardPage(app),
  ports: { loadTerms: pathOf(sign.signStatus) },
  // A day that is open.
  ready: async (stage) => {
    signedElsewhere.delete(stage.world);
    if (await isSigned(stage)) await stage.world.advance({ days: 1 });
  },
  outcomes: {
    'loadTerms done: taken': signElsewhere,
    'settlement done: refused': signElsewhere,
    'settlement done: not credited': ({ world }) => world.scenario('promotion.empty'),
  },
  money: {
    path: pathOf(sign.signIn),
    done: 'taken',
    // Since `ready` the day was open: it is signed by this hand, or by the other one.
    count: async (stage) => (signedElsewhere.has(stage.world) || !(await isSigned(stage)) ? 0 : 1),
  },
});

const isCollected = async ({ account, demo }: Stage): Promise<boolean> =>
  valueOf(await loadCoupons(account.client, demo.productId)).some(
    ({ id, state }) => id === collectableCouponId && state !== 'open',
  );

export const couponBook = playbookOf<CouponPage>(couponWalk, {
  machine: 'coupon',
  address: ({ demo }) => `/index/setcoupon?productId=${demo.productId}`,
  page: (app) => new CouponPage(app),
  ports: { loadShelf: pathOf(coupons.couponsOfProduct), receiveCoupon: pathOf(coupons.receiveCoupon) },
  gestures: {
    'coupon.receive: open': () => ({ type: 'coupon.receive', couponId: collectableCouponId }),
    'coupon.choose: ten': ({ demo }) => ({ type: 'coupon.choose', couponId: demo.couponId }),
  },
  // A coupon is received once.
  ready: async (stage) => {
    if (!(await isCollected(stage))) return;
    await stage.world.rewind();
    await stage.account.signIn();
  },
  unplayable: {
    'loadShelf done: none': 'the demo has coupons for its products; the gallery shows an empty shelf',
    'loadShelf done: kept': 'comes from a device whose server is gone: old-figures.spec.ts plays it',
    'after rereadDelay': 'takes five minutes of real time; the pull leads there too',
    'refreshing: coupon.choose: ten': 'the answer is there before a hand chooses',
    'refreshing: coupon.choose: none': 'as coupon.choose: ten',
    'network.lost': 'a page that is offline can order no faults; the journeys play it',
    'network.returned': 'as network.lost',
  },
});
