/** Checking in, bonuses, coupons and codes (product 15.10, 15.15, 15.16). */
import assert from 'node:assert/strict';
import { codes } from '#contract/codes.ts';
import { coupons } from '#contract/coupons.ts';
import { dailyBonus, sign } from '#contract/daily-rewards.ts';
import { groupJoins } from '#contract/group-join.ts';
import { redeemCode } from '#contract/redeem.ts';
import { reads, type Bench, type CasesOf } from '#tests/conformance/bench.ts';
import { picture } from '#tests/conformance/picture.ts';

/** A bonus moves what it says, or nothing with a reason. */
async function pays(
  bench: Bench,
  take: () => Promise<{ value: { amount: bigint; reason: string | null } }>,
): Promise<void> {
  const before = (await bench.wallet()).usdt;
  const { amount, reason } = (await take()).value;
  assert.equal((await bench.wallet()).usdt - before, reason ? 0n : amount);
}

export const dailyCases: { sign: CasesOf<typeof sign>; bonus: CasesOf<typeof dailyBonus> } = {
  sign: {
    async signIn(bench) {
      await pays(bench, () => bench.once(sign.signIn, {}));
      await bench.refused(sign.signIn, {}, codes.dayTaken);
    },

    async signStatus({ done, newcomer }) {
      const as = await newcomer();
      const before = (await done(sign.signStatus, {}, { as })).value;
      assert.deepEqual([before.isTaken, before.streak], [false, 0]);
      await done(sign.signIn, {}, { as });
      const after = (await done(sign.signStatus, {}, { as })).value;
      assert.deepEqual([after.isTaken, after.streak], [true, 1]);
    },

    async signRecord({ done, refused }) {
      const { month, days } = (await done(sign.signRecord, { month: '' })).value;
      assert.ok(days.every(({ day }) => day.startsWith(month)));
      await refused(sign.signRecord, { month: '2026-13' }, codes.badInput);
    },
  },
  bonus: {
    dailyBonusStatus: reads(dailyBonus.dailyBonusStatus, {}, ({ amount }) => assert.ok(amount > 0n)),

    async takeDailyBonus(bench) {
      await pays(bench, () => bench.once(dailyBonus.takeDailyBonus, {}));
      await bench.refused(dailyBonus.takeDailyBonus, {}, codes.dayTaken);
      assert.ok((await bench.done(dailyBonus.dailyBonusStatus, {})).value.isTaken);
    },
  },
};

export const groupJoinCases: CasesOf<typeof groupJoins> = {
  groupJoinStanding: reads(groupJoins.groupJoinStanding, {}, async ({ amount }, { done, other }) => {
    assert.ok(amount > 0n);
    assert.equal((await done(groupJoins.groupJoinStanding, {}, { as: await other() })).value.receipt, null);
  }),

  async groupScreenshot({ done, refused }) {
    assert.notEqual((await done(groupJoins.groupScreenshot, {}, { files: [picture] })).value.pictureId, '');
    const files = [new TextEncoder().encode('no picture at all')];
    await refused(groupJoins.groupScreenshot, {}, codes.pictureRefused, { files });
  },

  async groupJoin(bench) {
    const { done, refused, once, other } = bench;
    const { pictureId } = (await done(groupJoins.groupScreenshot, {}, { files: [picture] })).value;
    await refused(groupJoins.groupJoin, { pictureId }, codes.pictureUnknown, { as: await other() });
    await pays(bench, () => once(groupJoins.groupJoin, { pictureId }));
    await refused(groupJoins.groupJoin, { pictureId }, codes.groupJoined);
  },
};

export const couponCases: CasesOf<typeof coupons> = {
  allCoupons: reads(coupons.allCoupons, {}),

  couponDoor: reads(coupons.couponDoor, {}, async ({ isOpen, count }, { done }) => {
    assert.equal(isOpen, count > 0);
    const open = (await done(coupons.allCoupons, {})).value.filter(({ state }) => state === 'open');
    assert.equal(count, open.length);
  }),

  couponsOfProduct: reads(
    coupons.couponsOfProduct,
    async ({ product }) => ({ productId: (await product()).id }),
    async (list, { product }) => {
      const { id } = await product();
      assert.ok(list.every(({ productId }) => productId === id));
    },
  ),

  async receiveCoupon({ done, refused }) {
    const open = (await done(coupons.allCoupons, {})).value.find(({ state }) => state === 'open');
    assert.ok(open, 'a coupon can be received');
    const asked = { couponId: open.id };
    const first = await done(coupons.receiveCoupon, asked);
    assert.equal(first.value.state, 'available');
    assert.deepEqual((await done(coupons.receiveCoupon, asked)).data, first.data, 'asking again answers the same');
    await refused(coupons.receiveCoupon, { couponId: 'nobodys' }, codes.couponClosed);
  },
};

export const redeemCases: CasesOf<{ redeemCode: typeof redeemCode }> = {
  async redeemCode(bench) {
    const before = await bench.wallet();
    await bench.refused(redeemCode, { code: 'NOBODYSCODE' }, codes.redeemCodeUnknown);
    await bench.refused(redeemCode, { code: 'no-code' }, codes.badInput);
    assert.equal((await bench.wallet()).usdt, before.usdt);
  },
};
