/** What tests and people need to know of the demo: who signs in, and ids worth looking at. */
import { codes } from '#contract/codes.ts';
import type { Context } from '#sandbox/context.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { demoFundPassword, demoMember, demoPassword, emptyMember } from './people.ts';
import { demoCouponId } from './seed-demo.ts';

export interface DemoFacts {
  country: string;
  phone: string;
  password: string;
  fundPassword: string;
  memberId: string;
  name: string;
  /** On sale, and the demo member can pay for it. */
  productId: string;
  /** An order of the demo member, valid for 60 days. */
  orderId: string;
  /** An expired one, its principal returned. */
  expiredOrderId: string;
  /** A daily income that arrived. */
  recordId: string;
  /** A credited one of the demo member, in USDT. */
  rechargeId: string;
  /** Bound, and withdrawn to before. */
  addressId: string;
  /** Bound, and never withdrawn to. */
  bankId: string;
  /** One that is on its way when the demo starts. */
  withdrawalId: string;
  /** Usable on `productId`. */
  couponId: string;
  /** A member without orders and money; the same country and password. */
  emptyPhone: string;
}

const productId = 'harbour-crane-h2';

/** @throws Refusal notFound in a sandbox without the demo member */
export async function demoFacts({ db }: Context): Promise<DemoFacts> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'product_id', 'status'])
    .where('member_id', '=', demoMember.id)
    .where('is_trial', '=', false)
    .orderBy('bought_at')
    .execute();
  const income = await db
    .selectFrom('incomes')
    .select('id')
    .where('member_id', '=', demoMember.id)
    .where('arrived_entry', 'is not', null)
    .where('product_id', '=', productId)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const recharge = await db
    .selectFrom('recharges')
    .select('id')
    .where('member_id', '=', demoMember.id)
    .where('method', '=', 'usdt')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const payouts = await payoutFacts(db);
  const order = orders.find((one) => one.product_id === productId);
  const expired = orders.find((one) => one.status === 'expired');
  if (!order || !expired || !income || !recharge || !payouts)
    throw new Refusal(codes.notFound, 'This sandbox has no demo');
  const { country, phone, id: memberId, name } = demoMember;
  return {
    country,
    phone,
    password: demoPassword,
    fundPassword: demoFundPassword,
    memberId,
    name,
    productId,
    orderId: order.id,
    expiredOrderId: expired.id,
    recordId: income.id,
    rechargeId: recharge.id,
    ...payouts,
    couponId: demoCouponId,
    emptyPhone: emptyMember.phone,
  };
}

type PayoutFacts = Pick<DemoFacts, 'addressId' | 'bankId' | 'withdrawalId'>;

async function payoutFacts(db: Context['db']): Promise<PayoutFacts | null> {
  const address = await db
    .selectFrom('payout_addresses')
    .select('id')
    .where('member_id', '=', demoMember.id)
    .orderBy('added_at')
    .executeTakeFirst();
  const bank = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('member_id', '=', demoMember.id)
    .orderBy('added_at')
    .executeTakeFirst();
  const [, withdrawal] = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', demoMember.id)
    .orderBy('created_at')
    .execute();
  return address && bank && withdrawal ? { addressId: address.id, bankId: bank.id, withdrawalId: withdrawal.id } : null;
}
