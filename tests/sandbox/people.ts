/** Small worlds made by hand: a product on sale, a member with money. */
import { parseDecimal, type Currency } from '#domain/money.ts';
import type { Region } from '#domain/time.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { createMember } from '#sandbox/services/members/members.ts';
import { createOrder } from '#sandbox/services/orders/purchase.ts';
import { creditRecharge } from '#sandbox/services/recharge/recharge.ts';

export interface ProductTraits {
  price?: string;
  dayReturn?: string;
  validDays?: number;
  stock?: number;
  status?: number;
  startsAt?: number;
  endsAt?: number;
  /** Basis points of the stated return. */
  bias?: number;
}

const agreement = 'cooperation-3';
let made = 0;

export async function addProduct({ db }: Context, id: string, traits: ProductTraits = {}): Promise<void> {
  made += 1;
  await db
    .insertInto('products')
    .values({
      id,
      // After those of the demo, where both are there.
      position: 1_000 + made,
      name: `Machine ${id}`,
      image: `/pictures/${id}.svg`,
      description: '',
      status: traits.status ?? 1,
      starts_at: traits.startsAt ?? null,
      ends_at: traits.endsAt ?? null,
      price: parseDecimal(traits.price ?? '100.00'),
      day_return: parseDecimal(traits.dayReturn ?? '1.20'),
      valid_days: traits.validDays ?? 30,
      stock: traits.stock ?? 50,
      agreement_version: agreement,
      earnings_bias: traits.bias ?? 15_000,
    })
    .execute();
}

interface MemberTraits {
  region?: Region;
  inviterId?: string;
  /** Recharged at once. */
  usdt?: string;
}

/** @returns the member as the caller of handlers */
export async function addMember(context: Context, id: string, traits: MemberTraits = {}): Promise<Caller> {
  made += 1;
  const { region = 1, inviterId, usdt } = traits;
  await createMember(context, {
    id,
    country: 'IN',
    phone: String(9_100_000_000 + made),
    name: id,
    region,
    inviteCode: `CODE${made}`,
    ...(inviterId !== undefined && { inviterId }),
  });
  if (usdt) await recharge(context, id, usdt);
  return { id, region, language: 'en_US' };
}

export const recharge = (context: Context, memberId: string, amount: string, currency: Currency = 'USDT') =>
  creditRecharge(context, memberId, { amount: parseDecimal(amount), currency });

/** What an order for a product's present terms asks. */
export async function orderInput({ db }: Context, productId: string, couponId = '') {
  const row = await db.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirstOrThrow();
  return {
    productId,
    couponId,
    price: row.price,
    dayReturn: row.day_return,
    validDays: row.valid_days,
    agreementVersion: row.agreement_version,
  };
}

export async function buy(context: Context, caller: Caller, productId: string, intentId = context.random.hex(16)) {
  const { data } = await createOrder(context, { caller, intentId, input: await orderInput(context, productId) });
  return data;
}
