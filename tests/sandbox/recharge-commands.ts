/** Random recharges and exchanges over HTTP: answers are foretold, wallets are checked. */
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { exchangeRate, sellFinancial } from '#contract/exchange.ts';
import { recharges } from '#contract/recharge.ts';
import { usdtFor } from '#domain/exchange.ts';
import { parseDecimal, toDecimal, unit, type Currency } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { cashChannels } from '#sandbox/services/recharge/recharge-terms.ts';
import { payerHabits } from '#domain/scenario.ts';
import { orderControl } from './control-order.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';

type Deposit = Record<'rechargeId' | 'amount' | 'received' | 'credited' | 'status' | 'currency', string>;

interface Sent {
  member: Member;
  id: string;
  body: Record<string, string>;
  answer: Answer;
}

export const rechargeKinds = 8;

export class RechargeCommands {
  readonly #app: App;
  readonly #context: Context;
  readonly #newId: () => string;
  #sent: Sent[] = [];

  constructor(app: App, context: Context, newId: () => string) {
    this.#app = app;
    this.#context = context;
    this.#newId = newId;
  }

  /** Their account is deleted. */
  forget(member: Member): void {
    this.#sent = this.#sent.filter((sent) => sent.member !== member);
  }

  /** @param kind below `rechargeKinds` */
  async perform(kind: number, member: Member, what: number, amount: number): Promise<void> {
    const earlier = this.#sent.length > 0 ? this.#sent[what % this.#sent.length] : undefined;
    switch (kind) {
      case 0:
        return this.#create(member, '', BigInt(amount % 60) * unit);
      case 1:
        return this.#create(member, cashChannels[what % 3]?.id ?? '', BigInt(450 + amount) * unit);
      case 2:
        await orderControl(this.#app, '/sandbox/deposits', { next: payerHabits[what % payerHabits.length] });
        return;
      case 3:
        return earlier && this.#pay(earlier, BigInt(1 + amount) * (unit / 100n));
      case 4:
        return earlier && this.#again(earlier);
      case 5:
        return earlier && this.#read(earlier, member);
      case 6:
        await orderControl(this.#app, '/sandbox/rate', { rate: toDecimal(BigInt(80 + (amount % 20)) * unit) });
        return;
      default:
        return this.#exchange(member, what % 4 === 0, BigInt(amount) * unit);
    }
  }

  #call(endpoint: Endpoint, member: Member, input: Record<string, string>, id?: string): Promise<Answer> {
    return callAs(this.#app, member, endpoint, input, id);
  }

  #balance = (member: Member, currency: Currency = 'USDT'): Promise<bigint> =>
    balanceOf({ trx: this.#context.db }, walletOf(member.id), currency);

  async #create(member: Member, channelId: string, amount: bigint): Promise<void> {
    const body = { method: channelId === '' ? 'usdt' : 'cash', channelId, amount: toDecimal(amount) };
    const currency = channelId === '' ? 'USDT' : 'INR';
    const id = this.#newId();
    const before = await this.#balance(member, currency);
    const answer = await this.#call(recharges.createRecharge, member, body, id);
    const isEnough = amount >= (channelId === '' ? 10n : 500n) * unit;
    const refusal = amount > 0n ? codes.belowMinimum : codes.badInput;
    const foretold = isEnough ? codes.ok : refusal;
    expectThat(answer.code === foretold, `a recharge of ${amount} answered ${answer.code}`);
    const credited = isEnough ? parseDecimal((answer.data as Deposit).credited) : 0n;
    expectThat(
      (await this.#balance(member, currency)) - before === credited,
      'a recharge moved other money than it says',
    );
    expectThat(credited === 0n || currency === 'INR', 'USDT was credited at once');
    this.#sent.push({ member, id, body, answer });
  }

  async #again({ member, id, body, answer }: Sent): Promise<void> {
    const repeated = await this.#call(recharges.createRecharge, member, body, id);
    expectThat(JSON.stringify(repeated) === JSON.stringify(answer), 'a repeated recharge got another answer');
  }

  async #pay({ member, answer }: Sent, amount: bigint): Promise<void> {
    if (answer.code !== codes.ok) return;
    const { rechargeId } = answer.data as Deposit;
    const before = await this.#status(member, rechargeId);
    await orderControl(this.#app, '/sandbox/deposits/pay', { rechargeId, amount: toDecimal(amount) });
    const after = await this.#status(member, rechargeId);
    const gained = parseDecimal(after.received) - parseDecimal(before.received);
    expectThat(gained === amount, `a payment of ${amount} is seen as ${gained}`);
    const isCash = after.currency === 'INR';
    expectThat(isCash === (after.credited === after.received), `of ${after.received} ${after.credited} is credited`);
  }

  async #status(member: Member, rechargeId: string): Promise<Deposit> {
    const { code, data } = await this.#call(recharges.recharge, member, { rechargeId });
    expectThat(code === codes.ok, `a recharge's status answered ${code}`);
    return data as Deposit;
  }

  /** Another member's recharge is as good as none. */
  async #read({ member, answer }: Sent, reader: Member): Promise<void> {
    if (answer.code !== codes.ok) return;
    const { rechargeId } = answer.data as Deposit;
    const { code, data } = await this.#call(recharges.recharge, reader, { rechargeId });
    if (reader.id !== member.id) return expectThat(code === codes.notFound, `another's recharge answered ${code}`);
    const { status, credited, received, amount } = data as Deposit;
    const isEnough = parseDecimal(credited) >= parseDecimal(amount);
    expectThat((status === 'credited') === isEnough, `${credited} of ${amount} is ${status}`);
    const isOnTheWay = status === 'unconfirmed';
    expectThat(isEnough || isOnTheWay === (credited !== received), `${credited} of ${received} is ${status}`);
  }

  async #exchange(member: Member, isStale: boolean, wanted: bigint): Promise<void> {
    const seen = (await this.#call(exchangeRate, member, { currency: 'INR' })).data as {
      rate: string;
      quoteTime: number;
      used: boolean;
    };
    // One that was never set: rates that were, in this very millisecond, are good.
    const rate = parseDecimal(seen.rate) + (isStale ? 1n : 0n);
    const rupees = await this.#balance(member, 'INR');
    const usdt = await this.#balance(member);
    const body = { amount: toDecimal(wanted), rate: toDecimal(rate), quoteTime: String(seen.quoteTime) };
    const { code, data } = await this.#call(sellFinancial, member, body, this.#newId());
    const isDone = wanted > 0n && !seen.used && !isStale && rupees >= wanted;
    expectThat((code === codes.ok) === isDone, `exchanging ${wanted} of ${rupees} answered ${code}`);
    const given = isDone ? usdtFor(wanted, rate) : 0n;
    expectThat((await this.#balance(member)) - usdt === given, 'the exchange gave something else');
    expectThat(
      rupees - (await this.#balance(member, 'INR')) === (isDone ? wanted : 0n),
      'the exchange took another sum',
    );
    if (isDone) expectThat(parseDecimal((data as { usdt: string }).usdt) === given, 'the receipt says something else');
  }
}
