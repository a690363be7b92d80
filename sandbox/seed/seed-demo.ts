/**
 * Makes the demo: about 35 days of history through the real services, so that every figure shown has orders,
 * earnings and postings behind it. The same seed and start give the same ledger.
 */
import { sql } from 'kysely';
import { codes } from '#contract/codes.ts';
import { day } from '#domain/limits.ts';
import { parseDecimal, unit } from '#domain/money.ts';
import { couponNames } from '#sandbox/content/coupon-names.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { takeIncome } from '#sandbox/services/income/income.ts';
import { signHandlers } from '#sandbox/services/rewards/daily-rewards.ts';
import { utcDay } from '#sandbox/calendar.ts';
import { createMember } from '#sandbox/services/members/members.ts';
import { createOrder } from '#sandbox/services/orders/purchase.ts';
import { currentRate } from '#sandbox/services/wallet/rates.ts';
import { creditRecharge } from '#sandbox/services/recharge/recharge.ts';
import { seedCommunity } from './community.ts';
import { demoStart } from './demo-start.ts';
import { planHistory, type Deed } from './history.ts';
import { bindPayees, withdraw } from './payouts.ts';
import { demoMember, demoPassword, emptyMember, type SeedMember } from './people.ts';
import { seedProducts } from './product-list.ts';
import { insertRedeemCodes } from './redeem-codes.ts';
import { insertCollectables } from './collectable-coupons.ts';
import { seededRandom } from './seeded-random.ts';
import { grantTrial } from '#sandbox/services/orders/trial.ts';

export interface SeedOptions {
  /** Same seed, same demo. */
  seed: string;
}

export const demoCouponId = 'coupon-harbour-5';
const agreementVersion = 'cooperation-3';

/** Fills an empty database. The demo starts at `demoStart` of the context's clock. */
export async function seedDemo(outer: Context, { seed }: SeedOptions): Promise<void> {
  const start = demoStart(outer.clock.now());
  let now = start - 35 * day;
  const context: Context = { db: outer.db, clock: { now: () => now }, random: seededRandom(seed) };
  await context.db
    .insertInto('settings')
    .values([
      { key: 'seed', value: seed },
      { key: 'demoStart', value: String(start) },
    ])
    .execute();
  const { rate } = await currentRate(context);
  await context.db.insertInto('rates').values({ at: start, rate }).execute();
  await insertProducts(context, start);
  await insertRedeemCodes(context, start);
  await insertCollectables(context, start);
  await runJobs(context);
  const history = new History(context);
  for (const deed of planHistory(context.random)) {
    const isNewDay = utcDay(start + deed.at) !== utcDay(now);
    now = start + deed.at;
    // Once a day is enough for the others; the demo member's pages are read closely.
    if (isNewDay || isOf(demoMember, deed)) await runJobs(context);
    await history.perform(deed);
    if (deed.does === 'join' && deed.member === demoMember) await insertCoupons(context, start);
  }
  now = start - emptyMember.joinedAgo * day;
  await addMember(context, emptyMember);
  now = start;
  await seedCommunity(context, seed, start);
  await runJobs(context);
  // The embedded engine never looks how much there is: without it, adding up the book takes twenty times as long.
  await sql`analyze`.execute(context.db);
}

/** Signing in reads nothing that a job writes. */
const isOf = (member: SeedMember, deed: Deed): boolean =>
  deed.does !== 'join' && deed.does !== 'sign' && deed.memberId === member.id;

async function insertProducts({ db }: Context, start: number): Promise<void> {
  await db
    .insertInto('products')
    .values(
      seedProducts.map((product, position) => ({
        id: product.id,
        position,
        name: product.name,
        image: `/pictures/${product.id}.svg`,
        description: product.description,
        // What is sold out in the end was on sale before.
        status: product.status === 3 ? 1 : product.status,
        starts_at: product.startsIn === undefined ? null : start + product.startsIn,
        ends_at: product.endsIn === undefined ? null : start + product.endsIn,
        price: product.price,
        day_return: product.dayReturn,
        valid_days: product.validDays,
        stock: product.stock,
        agreement_version: agreementVersion,
        earnings_bias: product.bias,
      })),
    )
    .execute();
}

async function insertCoupons({ db }: Context, start: number): Promise<void> {
  const coupons = [
    {
      id: demoCouponId,
      product_id: 'harbour-crane-h2',
      name: couponNames.crane5.message,
      value: 5n * unit,
      expires_at: start + 14 * day,
    },
    {
      id: 'coupon-mill-3',
      product_id: 'solar-mill-s3',
      name: couponNames.mill3.message,
      value: 3n * unit,
      expires_at: start - 4 * day,
    },
  ];
  await db.insertInto('coupons').values(coupons).execute();
  await db
    .insertInto('member_coupons')
    .values(coupons.map(({ id }) => ({ coupon_id: id, member_id: demoMember.id, order_id: null })))
    .execute();
}

async function addMember(context: Context, member: SeedMember): Promise<void> {
  const { id, country, phone, email, name, region, inviteCode, inviterId } = member;
  const isDemo = member === demoMember || member === emptyMember;
  await createMember(context, {
    id,
    country,
    phone,
    name,
    region,
    inviteCode,
    ...(isDemo && { password: demoPassword }),
    ...(email !== undefined && { email }),
    ...(inviterId !== undefined && { inviterId }),
  });
}

/** Performs the deeds of the plan, as the members would by the app. */
class History {
  readonly #context: Context;
  readonly #callers = new Map<string, Caller>();
  #intents = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  async perform(deed: Deed): Promise<void> {
    const context = this.#context;
    switch (deed.does) {
      case 'join':
        this.#callers.set(deed.member.id, { id: deed.member.id, region: deed.member.region, language: 'en_US' });
        return addMember(context, deed.member);
      case 'recharge':
        return creditRecharge(context, deed.memberId, deed.money);
      case 'topUp':
        return this.#topUp(deed.memberId, deed.about);
      case 'trial':
        await grantTrial(context, deed.memberId, deed.productId);
        return;
      case 'buy':
        return this.#buy(deed.memberId, deed.productId);
      case 'take':
        return this.#take(deed.memberId);
      case 'sign':
        await signHandlers.signIn(context, { ...this.#call(deed.memberId), input: {} });
        return;
      case 'bind':
        return bindPayees(context, this.#call(deed.memberId));
      case 'withdraw':
        return withdraw(context, this.#call(deed.memberId), deed.amount, deed.isSlow);
    }
  }

  async #topUp(memberId: string, about: bigint): Promise<void> {
    const balance = await balanceOf({ trx: this.#context.db }, walletOf(memberId));
    const missing = ((about - balance) / unit) * unit;
    if (missing > 0n) await creditRecharge(this.#context, memberId, { amount: missing, currency: 'USDT' });
  }

  async #buy(memberId: string, productId: string): Promise<void> {
    const product = seedProducts.find(({ id }) => id === productId);
    if (!product) throw new RangeError(`no such product: ${productId}`);
    const { price, dayReturn, validDays } = product;
    const step = parseDecimal('50.00');
    const balance = await balanceOf({ trx: this.#context.db }, walletOf(memberId));
    if (balance < price) await this.#topUp(memberId, balance + ((price - balance + step) / step) * step + unit / 2n);
    await createOrder(this.#context, {
      ...this.#call(memberId),
      input: { productId, couponId: '', price, dayReturn, validDays, agreementVersion },
    });
  }

  async #take(memberId: string): Promise<void> {
    try {
      await takeIncome(this.#context, { ...this.#call(memberId), input: {} });
    } catch (error) {
      // Nothing has fallen due since the last time: so it goes.
      if (!(error instanceof Refusal) || error.code !== codes.nothingToReceive) throw error;
    }
  }

  #call(memberId: string): { caller: Caller; intentId: string } {
    const caller = this.#callers.get(memberId);
    if (!caller) throw new RangeError(`not a member yet: ${memberId}`);
    this.#intents += 1;
    return { caller, intentId: `history-${this.#intents}` };
  }
}
