/** Random members who buy machines and cancel orders over HTTP: once, again, with another's id, with old terms, thrice at once. */
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';
import { orderInput } from './people.ts';

interface Sent {
  member: Member;
  id: string;
  body: Record<string, string>;
  answer: Answer;
}

const refusals: readonly number[] = [
  codes.soldOut,
  codes.notOnSale,
  codes.balanceTooLow,
  codes.couponUnusable,
  codes.promotionEmpty,
];

export class OrderCommands {
  readonly #app: App;
  readonly #context: Context;
  readonly #newId: () => string;
  #sent: Sent[] = [];

  constructor(app: App, context: Context, newId: () => string) {
    this.#app = app;
    this.#context = context;
    this.#newId = newId;
  }

  /** One that was sent before; null: none was. */
  earlier(what: number): Sent | null {
    return this.#sent[what % this.#sent.length] ?? null;
  }

  /** Their account is gone. */
  forget(member: Member): void {
    this.#sent = this.#sent.filter((sent) => sent.member !== member);
  }

  #call(endpoint: Endpoint, member: Member, input: Record<string, string>, id?: string): Promise<Answer> {
    return callAs(this.#app, member, endpoint, input, id);
  }

  #bodyFor = async (productId: string, couponId = ''): Promise<Fields> =>
    fieldsOf(assets.createOrder, await orderInput(this.#context, productId, couponId));

  #wallet = (member: Member): Promise<bigint> => balanceOf({ trx: this.#context.db }, walletOf(member.id));

  async buy(member: Member, productId: string, couponId: string): Promise<void> {
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
  async cancelOrder({ member, answer }: Sent, by: Member): Promise<void> {
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

  async again({ member, id, body, answer }: Sent): Promise<void> {
    const before = await this.#wallet(member);
    const repeated = await this.#call(assets.createOrder, member, body, id);
    expectThat(JSON.stringify(repeated) === JSON.stringify(answer), 'a repeated request got another answer');
    const status = await this.#call(assets.intent, member, { intentId: id });
    expectThat((status.data as Answer).code === answer.code, 'the intent does not say what was answered');
    expectThat(before === (await this.#wallet(member)), 'a repeated request moved money');
  }

  async reuse({ id }: Sent, member: Member, body: Record<string, string>): Promise<void> {
    const before = await this.#wallet(member);
    const answer = await this.#call(assets.createOrder, member, body, id);
    expectThat(answer.code === codes.intentReused, `a reused intent answered ${answer.code}`);
    expectThat(before === (await this.#wallet(member)), 'a reused intent moved money');
  }

  async cancel(member: Member, productId: string): Promise<void> {
    const id = this.#newId();
    await this.#call(assets.cancelIntent, member, { intentId: id });
    const before = await this.#wallet(member);
    const answer = await this.#call(assets.createOrder, member, await this.#bodyFor(productId), id);
    expectThat(answer.code === codes.cancelled, `a cancelled intent answered ${answer.code}`);
    expectThat(before === (await this.#wallet(member)), 'a cancelled intent moved money');
  }

  async buyWithOldTerms(member: Member, productId: string): Promise<void> {
    const body = { ...(await this.#bodyFor(productId)), price: '0.01' };
    const answer = await this.#call(assets.createOrder, member, body, this.#newId());
    const isRefused = answer.code === codes.termsChanged || answer.code === codes.soldOut;
    expectThat(isRefused, `other terms answered ${answer.code}`);
  }

  /** A double click: the same request three times at once. */
  async buyAtOnce(member: Member, productId: string): Promise<void> {
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
