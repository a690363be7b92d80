/** Random members who sign in, take the daily bonus, collect coupons and move to other regions, over HTTP. */
import { codes } from '#contract/codes.ts';
import { coupons } from '#contract/coupons.ts';
import { dailyBonus, sign } from '#contract/daily-rewards.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';
import { townCollectable } from './town.ts';

/** How many kinds of commands this plays. */
export const rewardKinds = 4;

const ways = [
  { take: sign.signIn, status: sign.signStatus },
  { take: dailyBonus.takeDailyBonus, status: dailyBonus.dailyBonusStatus },
] as const;

interface Status {
  signed: boolean;
  amount: string;
  streak: number;
}

export class RewardCommands {
  readonly #app: App;
  readonly #context: Context;
  readonly #newId: () => string;

  constructor(app: App, context: Context, newId: () => string) {
    this.#app = app;
    this.#context = context;
    this.#newId = newId;
  }

  async perform(kind: number, member: Member, amount: number): Promise<void> {
    if (kind === 2) return this.#collect(member);
    if (kind === 3) return this.#move(member, amount % 6);
    return this.#take(member, ways[kind === 0 ? 0 : 1], amount % 4 === 0 ? 3 : 1);
  }

  #wallet = (member: Member): Promise<bigint> => balanceOf({ trx: this.#context.db }, walletOf(member.id));

  /** What the status says is what happens; many at once, each by its own gesture, are one. */
  async #take(member: Member, { take, status }: (typeof ways)[number], times: number): Promise<void> {
    const told = (await callAs(this.#app, member, status, {})).data as Status;
    const before = await this.#wallet(member);
    const answers = await Promise.all(
      Array.from({ length: times }, () => callAs(this.#app, member, take, {}, this.#newId())),
    );
    const done = answers.filter(({ code }) => code === codes.ok);
    expectThat(
      answers.every(({ code }) => code === codes.ok || code === codes.dayTaken),
      `a reward answered ${answers.map(({ code }) => code).join(', ')}`,
    );
    expectThat(done.length === (told.signed ? 0 : 1), `${done.length} rewards of one day`);
    const receipt = done[0]?.data as { credited: boolean; amount: string; streak: number } | undefined;
    if (receipt) {
      expectThat(receipt.amount === told.amount, 'a reward was of another worth than stated');
      expectThat(receipt.streak === told.streak + 1, 'a day in a row was not counted');
    }
    const gained = receipt?.credited ? parseDecimal(receipt.amount) : 0n;
    expectThat((await this.#wallet(member)) - before === gained, 'a reward moved another amount');
    const after = (await callAs(this.#app, member, status, {})).data as Status;
    expectThat(after.signed, 'a day that was taken is open');
  }

  async #collect(member: Member): Promise<void> {
    const before = await this.#wallet(member);
    const receive = (): Promise<Answer> =>
      callAs(this.#app, member, coupons.receiveCoupon, { couponId: townCollectable });
    const [first, second] = await Promise.all([receive(), receive()]);
    expectThat(
      first?.code === second?.code && (first?.code === codes.ok || first?.code === codes.couponGone),
      `collecting answered ${first?.code} and ${second?.code}`,
    );
    expectThat(before === (await this.#wallet(member)), 'collecting moved money');
  }

  /** As an operator would; the session goes on here. */
  async #move({ id }: Member, region: number): Promise<void> {
    await this.#context.db.updateTable('members').set({ region }).where('id', '=', id).execute();
  }
}
