/** Coupons to collect and to choose from: one for each member, from a limited number (product 6.5). */
import { codes } from '#contract/codes.ts';
import type { coupons } from '#contract/coupons.ts';
import type { Answers } from '#contract/endpoint.ts';
import type { CouponState } from '#domain/coupon.ts';
import { toDecimal } from '#domain/money.ts';
import { sayStored } from '#sandbox/content/say.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { tell } from '#sandbox/services/messages/tell.ts';

type Item = Answers<typeof coupons.receiveCoupon>;

/** Most coupons of one answer. */
const mostCoupons = 200;

interface Asked {
  db: Context['db'];
  caller: Caller;
  /** ms. */
  at: number;
  productId?: string;
  couponId?: string;
}

/** What the member can receive now, and what they hold or held: soonest over first. */
export async function couponsOf({ db, caller, at, productId, couponId }: Asked): Promise<Item[]> {
  const rows = await db
    .selectFrom('coupons')
    .innerJoin('products', 'products.id', 'coupons.product_id')
    .leftJoin('member_coupons', (join) =>
      join.onRef('member_coupons.coupon_id', '=', 'coupons.id').on('member_coupons.member_id', '=', caller.id),
    )
    .select([
      'coupons.id',
      'coupons.name',
      'coupons.value',
      'coupons.expires_at',
      'coupons.product_id',
      'coupons.pieces',
      'coupons.taken',
      'products.name as product_name',
      'member_coupons.member_id as holder',
      'member_coupons.order_id',
    ])
    .where((eb) =>
      eb.or([
        eb('member_coupons.member_id', 'is not', null),
        eb.and([eb('coupons.pieces', '>', 0), eb('coupons.expires_at', '>', at)]),
      ]),
    )
    .$if(productId !== undefined, (query) => query.where('coupons.product_id', '=', productId ?? ''))
    .$if(couponId !== undefined, (query) => query.where('coupons.id', '=', couponId ?? ''))
    .orderBy((eb) => eb('coupons.expires_at', '<=', at))
    .orderBy('coupons.expires_at')
    .orderBy('coupons.id')
    .limit(mostCoupons)
    .execute();
  const stateOf = (row: (typeof rows)[number]): CouponState => {
    if (row.holder === null) return row.taken < row.pieces ? 'open' : 'gone';
    if (row.order_id !== null) return 'used';
    return row.expires_at > at ? 'available' : 'expired';
  };
  return rows.map((row) => ({
    couponId: row.id,
    name: sayStored(row.name, caller.language),
    value: toDecimal(row.value),
    expireTime: row.expires_at,
    productId: row.product_id,
    productName: row.product_name,
    status: stateOf(row),
    pieces: row.pieces,
    taken: row.taken,
  }));
}

/** The member's row first, then the piece: whoever finds no piece left undoes both. @throws Refusal couponGone, couponClosed */
async function receive({ db }: Context, memberId: string, couponId: string, at: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const coupon = await trx
      .selectFrom('coupons')
      .select(['name', 'pieces', 'expires_at'])
      .where('id', '=', couponId)
      .executeTakeFirst();
    const held = await trx
      .selectFrom('member_coupons')
      .select('coupon_id')
      .where('coupon_id', '=', couponId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (held) return;
    if (!coupon || coupon.pieces === 0 || coupon.expires_at <= at) {
      throw new Refusal(codes.couponClosed, "This coupon can't be collected");
    }
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('member_coupons')
      .values({ coupon_id: couponId, member_id: memberId, order_id: null, received_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // The same request, twice at once: the other one has it.
    if (added === 0n) return;
    const { numUpdatedRows: taken } = await trx
      .updateTable('coupons')
      .set((eb) => ({ taken: eb('taken', '+', 1) }))
      .where('id', '=', couponId)
      .whereRef('taken', '<', 'pieces')
      .executeTakeFirstOrThrow();
    if (taken === 0n) throw new Refusal(codes.couponGone, 'These coupons have all been collected');
    const told = { memberId, subject: 'couponReceived', about: couponId, details: { coupon: coupon.name } } as const;
    await tell({ trx, at }, told);
  });
}

export const couponHandlers: Handlers<typeof coupons> = {
  allCoupons: async ({ db, clock }, { caller }) => ({ data: await couponsOf({ db, caller, at: clock.now() }) }),

  couponDoor: async ({ db, clock }, { caller }) => {
    const all = await couponsOf({ db, caller, at: clock.now() });
    const count = all.filter(({ status }) => status === 'open').length;
    return { data: { open: count > 0, count } };
  },

  couponsOfProduct: async ({ db, clock }, { caller, input: { productId } }) => ({
    data: await couponsOf({ db, caller, at: clock.now(), productId }),
  }),

  receiveCoupon: async (context, { caller, input: { couponId } }) => {
    const at = context.clock.now();
    await receive(context, caller.id, couponId, at);
    const [coupon] = await couponsOf({ db: context.db, caller, at, couponId });
    if (!coupon) throw new Error('a coupon that was received is held');
    return { data: coupon };
  },
};
