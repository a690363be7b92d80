/**
 * Random members at work, over HTTP: each command is sent as the app would send it, and its answer and what it did to
 * the wallet are checked. Used by the sequence tests.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { income } from '#contract/income.ts';
import { records } from '#contract/records.ts';
import { parseDecimal, toDecimal, unit } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { DeletionCommands } from './deletion-commands.ts';
import { orderControl } from './control-order.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';
import { expectOpenTo } from './open-book.ts';
import { orderInput, recharge } from './people.ts';
import { RechargeCommands, rechargeKinds } from './recharge-commands.ts';
import { RedeemCommands } from './redeem-commands.ts';
import { RegistrationCommands } from './registration-commands.ts';
import { RewardCommands, rewardKinds } from './reward-commands.ts';
import { townCollectable, townCoupon, townProducts } from './town.ts';
import { WithdrawalCommands, withdrawalKinds } from './withdrawal-commands.ts';

/** What to do; the numbers choose who, what and how much. */
export interface Command {
  kind: number;
  who: number;
  what: number;
  amount: number;
}

const ownKinds = 19;
export const commandKinds = ownKinds + withdrawalKinds + rechargeKinds + rewardKinds;

interface Sent {
  member: Member;
  id: string;
  body: Record<string, string>;
  answer: Answer;
}

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('empty list');
  return item;
};

const refusals: readonly number[] = [
  codes.soldOut,
  codes.notOnSale,
  codes.balanceTooLow,
  codes.couponUnusable,
  codes.promotionEmpty,
];

export class Commands {
  readonly #app: App;
  readonly #context: Context;
  /** Who deletes their account is another member from then on. */
  readonly #members: Member[];
  readonly #withdrawals: WithdrawalCommands;
  readonly #recharges: RechargeCommands;
  readonly #redeems: RedeemCommands;
  readonly #registrations: RegistrationCommands;
  readonly #rewards: RewardCommands;
  readonly #deletions: DeletionCommands;
  #sent: Sent[] = [];
  #ids = 0;

  constructor(app: App, context: Context, members: readonly Member[]) {
    this.#app = app;
    this.#context = context;
    this.#members = [...members];
    this.#withdrawals = new WithdrawalCommands(app, context, () => this.#newId());
    this.#recharges = new RechargeCommands(app, context, () => this.#newId());
    this.#redeems = new RedeemCommands(app, context, () => this.#newId());
    this.#registrations = new RegistrationCommands(app, context);
    this.#rewards = new RewardCommands(app, context, () => this.#newId());
    this.#deletions = new DeletionCommands(app, context, () => this.#newId());
  }

  /** @throws Error naming what should not have been */
  async perform(command: Command): Promise<void> {
    await this.#do(command);
    const { rows } = await sql<{ total: bigint }>`select sum(balance)::bigint as total
      from accounts group by currency`.execute(this.#context.db);
    expectThat(
      rows.every(({ total }) => total === 0n),
      'the book does not sum to zero',
    );
  }

  async #do({ kind, who, what, amount }: Command): Promise<void> {
    const member = at(this.#members, who);
    const ofRewards = kind - ownKinds - withdrawalKinds - rechargeKinds;
    if (ofRewards >= 0) return this.#rewards.perform(ofRewards, member, amount);
    const ofRecharges = kind - ownKinds - withdrawalKinds;
    if (ofRecharges >= 0) return this.#recharges.perform(ofRecharges, member, what, amount);
    if (kind >= ownKinds) return this.#withdrawals.perform(kind - ownKinds, member, what, amount);
    const productId = at(townProducts, what);
    const earlier = this.#sent.length > 0 ? at(this.#sent, what) : null;
    switch (kind) {
      case 0:
      case 1:
      case 2:
        return this.#buy(member, productId, [townCoupon, townCollectable][amount % 5] ?? '');
      case 3:
        return earlier ? this.#again(earlier) : undefined;
      case 4:
        return earlier ? this.#reuse(earlier, earlier.member, { ...earlier.body, price: '1.00' }) : undefined;
      case 5:
        return earlier
          ? this.#reuse(earlier, at(this.#members, this.#members.indexOf(earlier.member) + 1), earlier.body)
          : undefined;
      case 6:
      case 7:
        return this.#take(member);
      case 8:
      case 9: {
        const by = kind === 8 ? { hours: 1 + (amount % 60) } : { minutes: 1 + (amount % 90) };
        await orderControl(this.#app, '/sandbox/clock/advance', by);
        return;
      }
      case 10:
        await recharge(this.#context, member.id, toDecimal(BigInt(1 + (amount % 100)) * unit));
        return;
      case 11:
        return this.#read(member);
      case 12:
        return this.#registrations.perform(member, amount);
      case 13:
        return this.#cancel(member, productId);
      case 14:
        return this.#buyWithOldTerms(member, productId);
      case 16:
        return earlier ? this.#cancelOrder(earlier, amount % 5 === 0 ? member : earlier.member) : undefined;
      case 15:
        return this.#redeems.perform(member, amount);
      case 17:
        return this.#leave(member, amount);
      default:
        return this.#buyAtOnce(member, productId);
    }
  }

  #call(endpoint: Endpoint, member: Member, input: Record<string, string>, id?: string): Promise<Answer> {
    return callAs(this.#app, member, endpoint, input, id);
  }

  /** A UUID that the same run gives again. */
  #newId(): string {
    this.#ids += 1;
    const hex = createHash('sha256').update(String(this.#ids)).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  }

  #bodyFor = async (productId: string, couponId = ''): Promise<Fields> =>
    fieldsOf(assets.createOrder, await orderInput(this.#context, productId, couponId));

  #wallet = (member: Member): Promise<bigint> => balanceOf({ trx: this.#context.db }, walletOf(member.id));

  async #buy(member: Member, productId: string, couponId: string): Promise<void> {
    const body = await this.#bodyFor(productId, couponId);
    const id = this.#newId();
    const before = await this.#wallet(member);
    const answer = await this.#call(assets.createOrder, member, body, id);
    const spent = before - (await this.#wallet(member));
    this.#sent.push({ member, id, body, answer });
    if (answer.code === codes.ok) {
      const { price, couponAmount } = answer.data as { price: string; couponAmount: string };
      expectThat(spent === parseDecimal(price) - parseDecimal(couponAmount), `an order of ${price} took ${spent}`);
    } else {
      expectThat(refusals.includes(answer.code), `buying answered ${answer.code}`);
      expectThat(spent === 0n, `a refused order took ${spent}`);
    }
  }

  /** A double click: the price comes back once, to who paid it, or the answer says why not. */
  async #cancelOrder({ member, answer }: Sent, by: Member): Promise<void> {
    if (answer.code !== codes.ok) return;
    const { orderId, price, couponAmount } = answer.data as Record<'orderId' | 'price' | 'couponAmount', string>;
    const { data } = await this.#call(assets.order, member, { orderId });
    const { status, cancelUntil } = data as { status: string; cancelUntil: number | null };
    const isOpen = cancelUntil !== null && this.#context.clock.now() < cancelUntil;
    const later = status === 'cancelled' ? codes.orderCancelled : codes.orderStands;
    const foretold = by.id !== member.id ? codes.notFound : isOpen ? codes.ok : later;
    const before = await this.#wallet(member);
    const id = this.#newId();
    const [first, second] = await Promise.all(
      [id, id].map((one) => this.#call(assets.cancelOrder, by, { orderId }, one)),
    );
    expectThat(
      first?.code === foretold,
      `cancelling an order that is ${status} answered ${first?.code}, not ${foretold}`,
    );
    expectThat(JSON.stringify(first) === JSON.stringify(second), 'one cancellation got different answers');
    const back = foretold === codes.ok ? parseDecimal(price) - parseDecimal(couponAmount) : 0n;
    expectThat((await this.#wallet(member)) === before + back, 'the wallet got another amount back');
  }

  async #leave(member: Member, amount: number): Promise<void> {
    const place = this.#members.indexOf(member);
    this.#members[place] = await this.#deletions.perform(member, at(this.#members, place + 1), amount);
    this.#sent = this.#sent.filter((sent) => sent.member !== member);
    this.#withdrawals.forget(member);
    this.#recharges.forget(member);
  }

  async #again({ member, id, body, answer }: Sent): Promise<void> {
    const before = await this.#wallet(member);
    const repeated = await this.#call(assets.createOrder, member, body, id);
    expectThat(JSON.stringify(repeated) === JSON.stringify(answer), 'a repeated request got another answer');
    const status = await this.#call(assets.intent, member, { intentId: id });
    expectThat((status.data as Answer).code === answer.code, 'the intent does not say what was answered');
    expectThat(before === (await this.#wallet(member)), 'a repeated request moved money');
  }

  async #reuse({ id }: Sent, member: Member, body: Record<string, string>): Promise<void> {
    const before = await this.#wallet(member);
    const answer = await this.#call(assets.createOrder, member, body, id);
    expectThat(answer.code === codes.intentReused, `a reused intent answered ${answer.code}`);
    expectThat(before === (await this.#wallet(member)), 'a reused intent moved money');
  }

  async #take(member: Member): Promise<void> {
    const before = await this.#wallet(member);
    const answer = await this.#call(income.takeIncome, member, {}, this.#newId());
    expectThat(answer.code === codes.ok || answer.code === codes.nothingToReceive, `taking answered ${answer.code}`);
    expectThat(before === (await this.#wallet(member)), 'taken income was there at once');
  }

  async #read(member: Member): Promise<void> {
    const page = { pageNum: '1', pageSize: '5' };
    const answers = [
      await this.#call(assets.products, member, {}),
      await this.#call(assets.orders, member, { status: 'valid', ...page }),
      await this.#call(records.records, member, { type: '1', ...page }),
      await this.#call(income.incomes, member, { status: 'all', ...page }),
      await this.#call(assets.incomeSeries, member, { days: '7' }),
    ];
    expectThat(
      answers.every(({ code }) => code === codes.ok),
      'a list could not be read',
    );
    await expectOpenTo(this.#app, this.#context, member);
    const wallet = await this.#call(assets.wallet, member, {});
    const { usdt } = wallet.data as { usdt: string };
    expectThat(parseDecimal(usdt) === (await this.#wallet(member)), 'the wallet shows another balance');
  }

  async #cancel(member: Member, productId: string): Promise<void> {
    const id = this.#newId();
    await this.#call(assets.cancelIntent, member, { intentId: id });
    const before = await this.#wallet(member);
    const answer = await this.#call(assets.createOrder, member, await this.#bodyFor(productId), id);
    expectThat(answer.code === codes.cancelled, `a cancelled intent answered ${answer.code}`);
    expectThat(before === (await this.#wallet(member)), 'a cancelled intent moved money');
  }

  async #buyWithOldTerms(member: Member, productId: string): Promise<void> {
    const body = { ...(await this.#bodyFor(productId)), price: '0.01' };
    const answer = await this.#call(assets.createOrder, member, body, this.#newId());
    const isRefused = answer.code === codes.termsChanged || answer.code === codes.soldOut;
    expectThat(isRefused, `other terms answered ${answer.code}`);
  }

  /** A double click: the same request three times at once. */
  async #buyAtOnce(member: Member, productId: string): Promise<void> {
    const body = await this.#bodyFor(productId);
    const id = this.#newId();
    const before = await this.#wallet(member);
    const calls = [1, 2, 3].map(() => this.#call(assets.createOrder, member, body, id));
    const answers = (await Promise.all(calls)).map((answer) => JSON.stringify(answer));
    expectThat(new Set(answers).size === 1, 'one request at once got different answers');
    const { code } = JSON.parse(answers[0] ?? '{}') as Answer;
    const spent = before - (await this.#wallet(member));
    const price = code === codes.ok ? parseDecimal(body['price'] ?? '0') : 0n;
    expectThat(spent === price, `three at once took ${spent}`);
  }
}
