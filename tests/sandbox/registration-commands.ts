/** Random visitors who register over HTTP: what they are told they were given is what the budget had, and what they hold. */
import { codes } from '#contract/codes.ts';
import { registration } from '#contract/registration.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Context } from '#sandbox/context.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { lastCode } from '#sandbox/services/access/verification-codes.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';

interface Credit {
  rule: string;
  amount: string;
  credited: boolean;
}

export class RegistrationCommands {
  readonly #app: App;
  readonly #context: Context;
  #visitors = 0;

  constructor(app: App, context: Context) {
    this.#app = app;
    this.#context = context;
  }

  /** @param inviter whose code the visitor has; once, or the same call three times at once */
  async perform(inviter: Member, amount: number): Promise<void> {
    const { db } = this.#context;
    this.#visitors += 1;
    const visitor = { country: 'IN', account: String(9_500_000_000 + this.#visitors) };
    // Visitors have no token, and the call needs none.
    const stranger = { ...inviter, token: '' };
    const sent = await callAs(this.#app, stranger, registration.registerCodeByPhone, visitor);
    expectThat(sent.code === codes.ok, `a code for a visitor answered ${sent.code}`);
    const { invite_code: inviteCode } = await db
      .selectFrom('members')
      .select('invite_code')
      .where('id', '=', inviter.id)
      .executeTakeFirstOrThrow();
    const code = (await lastCode(this.#context, visitor.account)) ?? '';
    const body = { ...visitor, code, password: 'Harbour2026', inviteCode };
    const budget = () => balanceOf({ trx: db }, promotion);
    const before = await budget();
    const calls = Array.from({ length: amount % 4 === 0 ? 3 : 1 }, () =>
      callAs(this.#app, stranger, registration.registerByPhone, body),
    );
    const answers = await Promise.all(calls);
    expectThat(
      answers.every((answer) => answer.code === codes.ok),
      `registering answered ${answers.map((answer) => answer.code).join(', ')}`,
    );
    await this.#check(visitor.account, answers, before - (await budget()));
  }

  async #check(phone: string, answers: readonly Answer[], spent: bigint): Promise<void> {
    const { db } = this.#context;
    const told = answers.map(({ data }) => (data as { credits: Credit[] }).credits);
    expectThat(new Set(told.map((one) => JSON.stringify(one))).size === 1, 'one registration gave different credits');
    const given = (told[0] ?? []).filter(({ credited }) => credited);
    const sum = (list: readonly Credit[]) => list.reduce((total, one) => total + parseDecimal(one.amount), 0n);
    expectThat(sum(given) === spent, `credits of ${sum(given)} took ${spent} from the budget`);
    const members = await db.selectFrom('members').select('id').where('phone', '=', phone).execute();
    expectThat(members.length === 1, `${members.length} members of one number`);
    const held = await balanceOf({ trx: db }, walletOf(members[0]?.id ?? ''));
    expectThat(held === sum(given.filter(({ rule }) => rule !== 'freeTrial')), `a new member holds ${held}`);
  }
}
