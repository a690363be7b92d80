/** Random withdrawals over HTTP: every answer is foretold from the terms, and what it did to the wallet is checked. */
import { codes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { parseDecimal, toDecimal, unit } from '#domain/money.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import type { Context } from '#sandbox/context.ts';
import { holdOf, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { withdrawalEnds } from '#domain/scenario.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';
import { quickHash } from './quick-hash.ts';
import { bindAddress, fundPassword } from './withdrawals.ts';

interface Options {
  open: boolean;
  openTime: number;
  usdt: { minimum: string; left: string };
}

type Body = Record<'quoteId' | 'amount' | 'fee' | 'payeeId', string>;

interface Cancelled {
  withdrawalId: string;
  amount: string;
  status: string;
  processTime: number;
}

interface Sent {
  member: Member;
  id: string;
  body: Body;
  answer: Answer;
}

export const withdrawalKinds = 9;

// One for all: a slow hash for each would be most of the work.

export class WithdrawalCommands {
  readonly #app: App;
  readonly #context: Context;
  readonly #newId: () => string;
  readonly #addresses = new Map<string, string>();
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

  /** @param kind below `withdrawalKinds` */
  async perform(kind: number, member: Member, what: number, amount: number): Promise<void> {
    const earlier = this.#sent.length > 0 ? this.#sent[what % this.#sent.length] : undefined;
    switch (kind) {
      case 0:
      case 1:
        return this.#withdraw(member, await this.#amount(member, what, amount), 1);
      case 2:
        // A double click: the same request three times at once.
        return this.#withdraw(member, await this.#amount(member, what, amount), 3);
      case 3:
        return this.#skipPassword(member);
      case 4:
        return this.#control('/sandbox/withdrawals', { next: withdrawalEnds[amount % withdrawalEnds.length] ?? '' });
      case 5:
        return this.#goToWindow(member);
      case 6:
        return earlier && (amount % 2 === 0 ? this.#again(earlier) : this.#useAgain(earlier));
      case 7:
        return earlier && this.#read(earlier, member);
      default: {
        // Earlier ones are seldom pending yet.
        if (amount % 3 > 0) await this.#withdraw(member, await this.#amount(member, what, amount), 1);
        const sent = amount % 3 > 0 ? this.#sent.at(-1) : earlier;
        return sent && this.#cancel(sent, amount % 5 === 0 ? member : sent.member);
      }
    }
  }

  #call(endpoint: Endpoint, member: Member, input: Record<string, string>, id?: string): Promise<Answer> {
    return callAs(this.#app, member, endpoint, input, id);
  }

  #balance = (member: Member, of = walletOf): Promise<bigint> => balanceOf({ trx: this.#context.db }, of(member.id));

  /** Up to a little more than there is; now and then all of it. */
  async #amount(member: Member, what: number, amount: number): Promise<bigint> {
    if (what % 5 === 0) return this.#balance(member);
    return BigInt(amount % 140) * unit + BigInt(what);
  }

  async #addressOf(member: Member): Promise<string> {
    const known = this.#addresses.get(member.id);
    if (known !== undefined) return known;
    await this.#context.db
      .updateTable('members')
      .set({ fund_password_hash: await quickHash(fundPassword) })
      .where('id', '=', member.id)
      .execute();
    const bound = await bindAddress(this.#context, member);
    this.#addresses.set(member.id, bound);
    return bound;
  }

  async #options(member: Member): Promise<Options> {
    return (await this.#call(withdrawals.withdrawalOptions, member, {})).data as Options;
  }

  async #foretell(member: Member, amount: bigint): Promise<number> {
    const { open, usdt } = await this.#options(member);
    if (!open) return codes.windowClosed;
    if (amount < parseDecimal(usdt.minimum)) return codes.belowMinimum;
    if (amount > parseDecimal(usdt.left)) return codes.limitReached;
    return amount > (await this.#balance(member)) ? codes.balanceTooLow : codes.ok;
  }

  /** @returns what the last step takes; null when the quote was refused, as foretold */
  async #quote(member: Member, amount: bigint): Promise<Body | null> {
    const payeeId = await this.#addressOf(member);
    const foretold = await this.#foretell(member, amount);
    const wanted = { currency: 'USDT', amount: toDecimal(amount), payeeId };
    const { code, data } = await this.#call(withdrawals.quoteWithdrawal, member, wanted);
    expectThat(code === foretold, `a quote answered ${code}, not ${foretold}`);
    if (code !== codes.ok) return null;
    const { quoteId, fee } = data as Body;
    expectThat(parseDecimal(fee) === withdrawalFeeOf(amount), `the fee of ${amount} is ${fee}`);
    return { quoteId, amount: wanted.amount, fee, payeeId };
  }

  async #withdraw(member: Member, amount: bigint, times: number): Promise<void> {
    const body = await this.#quote(member, amount);
    if (!body) return;
    const authorised = await this.#call(withdrawals.authoriseWithdrawal, member, {
      quoteId: body.quoteId,
      fundPassword,
    });
    expectThat(authorised.code === codes.ok, `authorising answered ${authorised.code}`);
    const before = [await this.#balance(member), await this.#balance(member, holdOf)] as const;
    const id = this.#newId();
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.#call(withdrawals.createWithdrawal, member, body, id)),
    );
    const [answer] = answers;
    if (!answer) return;
    expectThat(new Set(answers.map((one) => JSON.stringify(one))).size === 1, 'one request got different answers');
    expectThat(answer.code === codes.ok, `an authorised withdrawal answered ${answer.code}`);
    expectThat((await this.#balance(member)) === before[0] - amount, 'the wallet lost another amount');
    expectThat((await this.#balance(member, holdOf)) === before[1] + amount, 'the hold gained another amount');
    this.#sent.push({ member, id, body, answer });
  }

  async #skipPassword(member: Member): Promise<void> {
    const body = await this.#quote(member, unit);
    if (body) await this.#expectRefused(member, body, codes.notAuthorised);
  }

  /** Terms that were used are over, for everybody. */
  async #useAgain({ member, body }: Sent): Promise<void> {
    await this.#expectRefused(member, body, codes.quoteExpired);
  }

  async #expectRefused(member: Member, body: Body, expected: number): Promise<void> {
    const before = await this.#balance(member);
    const { code } = await this.#call(withdrawals.createWithdrawal, member, body, this.#newId());
    expectThat(code === expected, `a withdrawal answered ${code}, not ${expected}`);
    expectThat((await this.#balance(member)) === before, 'a refused withdrawal moved money');
  }

  async #again({ member, id, body, answer }: Sent): Promise<void> {
    const before = await this.#balance(member);
    const repeated = await this.#call(withdrawals.createWithdrawal, member, body, id);
    expectThat(JSON.stringify(repeated) === JSON.stringify(answer), 'a repeated withdrawal got another answer');
    expectThat((await this.#balance(member)) === before, 'a repeated withdrawal moved money');
  }

  async #read({ member, answer }: Sent, reader: Member): Promise<void> {
    const { withdrawalId } = answer.data as { withdrawalId: string };
    const { code, data } = await this.#call(withdrawals.withdrawal, reader, { withdrawalId });
    if (reader.id !== member.id) return expectThat(code === codes.notFound, `another's withdrawal answered ${code}`);
    const { status, endTime } = data as { status: string; endTime: number | null };
    const isOver = ['arrived', 'failed', 'cancelled'].includes(status);
    expectThat(isOver === (endTime !== null), `a withdrawal is ${status} and ended at ${endTime}`);
  }

  /** A double click, and once more under another id. */
  async #cancel({ member, answer }: Sent, by: Member): Promise<void> {
    const { withdrawalId, amount, processTime } = answer.data as Cancelled;
    const { data } = await this.#call(withdrawals.withdrawal, member, { withdrawalId });
    const { status } = data as Cancelled;
    const isPending = status === 'pending' && this.#context.clock.now() < processTime;
    const later = status === 'cancelled' ? codes.alreadyCancelled : codes.alreadyProcessed;
    const foretold = by.id !== member.id ? codes.notFound : isPending ? codes.ok : later;
    const back = foretold === codes.ok ? parseDecimal(amount) : 0n;
    const before = [await this.#balance(member), await this.#balance(member, holdOf)] as const;
    const id = this.#newId();
    const [first, second] = await Promise.all(
      [id, id].map((one) => this.#call(withdrawals.cancelWithdrawal, by, { withdrawalId }, one)),
    );
    expectThat(first?.code === foretold, `cancelling one that is ${status} answered ${first?.code}, not ${foretold}`);
    expectThat(JSON.stringify(first) === JSON.stringify(second), 'one cancellation got different answers');
    const again = await this.#call(withdrawals.cancelWithdrawal, by, { withdrawalId }, this.#newId());
    expectThat(
      again.code === (foretold === codes.ok ? codes.alreadyCancelled : foretold),
      `cancelling once more answered ${again.code}`,
    );
    expectThat((await this.#balance(member)) === before[0] + back, 'the wallet got another amount back');
    expectThat((await this.#balance(member, holdOf)) === before[1] - back, 'the hold gave another amount back');
  }

  async #goToWindow(member: Member): Promise<void> {
    const { open, openTime } = await this.#options(member);
    if (open) return;
    const minutes = Math.ceil((openTime - this.#context.clock.now()) / 60_000);
    await this.#control('/sandbox/clock/advance', { minutes });
  }

  async #control(path: string, order: object): Promise<void> {
    const response = await this.#app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
    });
    expectThat(response.status === 200, `${path} answered ${response.status}`);
  }
}
