/**
 * Random members at work, over HTTP: each command is sent as the app would send it, and its answer and what it did to
 * the wallet are checked. Used by the sequence tests.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
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
import { OrderCommands } from './order-commands.ts';
import { recharge } from './people.ts';
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

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('empty list');
  return item;
};

export class Commands {
  readonly #app: App;
  readonly #context: Context;
  /** Who deletes their account is another member from then on. */
  readonly #members: Member[];
  readonly #orders: OrderCommands;
  readonly #withdrawals: WithdrawalCommands;
  readonly #recharges: RechargeCommands;
  readonly #redeems: RedeemCommands;
  readonly #registrations: RegistrationCommands;
  readonly #rewards: RewardCommands;
  readonly #deletions: DeletionCommands;
  #ids = 0;

  constructor(app: App, context: Context, members: readonly Member[]) {
    this.#app = app;
    this.#context = context;
    this.#members = [...members];
    this.#orders = new OrderCommands(app, context, () => this.#newId());
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
    const earlier = this.#orders.earlier(what);
    switch (kind) {
      case 0:
      case 1:
      case 2:
        return this.#orders.buy(member, productId, [townCoupon, townCollectable][amount % 5] ?? '');
      case 3:
        return earlier ? this.#orders.again(earlier) : undefined;
      case 4:
        return earlier ? this.#orders.reuse(earlier, earlier.member, { ...earlier.body, price: '1.00' }) : undefined;
      case 5:
        return earlier
          ? this.#orders.reuse(earlier, at(this.#members, this.#members.indexOf(earlier.member) + 1), earlier.body)
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
        return this.#orders.cancel(member, productId);
      case 14:
        return this.#orders.buyWithOldTerms(member, productId);
      case 16:
        return earlier ? this.#orders.cancelOrder(earlier, amount % 5 === 0 ? member : earlier.member) : undefined;
      case 15:
        return this.#redeems.perform(member, amount);
      case 17:
        return this.#leave(member, amount);
      default:
        return this.#orders.buyAtOnce(member, productId);
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

  #wallet = (member: Member): Promise<bigint> => balanceOf({ trx: this.#context.db }, walletOf(member.id));

  async #leave(member: Member, amount: number): Promise<void> {
    const place = this.#members.indexOf(member);
    this.#members[place] = await this.#deletions.perform(member, at(this.#members, place + 1), amount);
    this.#orders.forget(member);
    this.#withdrawals.forget(member);
    this.#recharges.forget(member);
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
}
