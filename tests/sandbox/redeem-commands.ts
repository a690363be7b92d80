/** Random redeemed codes over HTTP: answers are foretold, wallets are checked. */
import { codes } from '#contract/codes.ts';
import { redeemCode } from '#contract/redeem.ts';
import { hour } from '#domain/limits.ts';
import { parseDecimal, unit } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type App, type Member } from './http-member.ts';

/** For three of the four members. */
const townCode = 'TOWN1';

const refusals: readonly number[] = [
  codes.redeemCodeUsed,
  codes.redeemCodeGone,
  codes.promotionEmpty,
  codes.tooManyAttempts,
];

export class RedeemCommands {
  readonly #app: App;
  readonly #context: Context;
  readonly #newId: () => string;

  constructor(app: App, context: Context, newId: () => string) {
    this.#app = app;
    this.#context = context;
    this.#newId = newId;
  }

  /** Some codes are of nobody's making. */
  async perform(member: Member, amount: number): Promise<void> {
    await this.#makeTownCode();
    const code = amount % 4 === 0 ? `NO${amount}CODE` : townCode;
    const before = await this.#balance(member);
    const answer = await callAs(this.#app, member, redeemCode, { code }, this.#newId());
    const gained = (await this.#balance(member)) - before;
    if (answer.code === codes.ok) {
      const { amount: worth } = answer.data as { amount: string };
      return expectThat(gained === parseDecimal(worth), `a code of ${worth} gave ${gained}`);
    }
    const isForetold =
      code === townCode
        ? refusals.includes(answer.code)
        : [codes.redeemCodeUnknown, codes.tooManyAttempts].some((one) => one === answer.code);
    expectThat(isForetold, `redeeming ${code} answered ${answer.code}`);
    expectThat(gained === 0n, 'a refused code gave money');
  }

  #balance = (member: Member): Promise<bigint> => balanceOf({ trx: this.#context.db }, walletOf(member.id));

  /** It is there from the first try on. */
  async #makeTownCode(): Promise<void> {
    const { db, clock } = this.#context;
    await db
      .insertInto('redeem_codes')
      .values({ code: townCode, name: 'Town', amount: unit / 20n, pieces: 3, expires_at: clock.now() + 10_000 * hour })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
