/** Random members who delete their accounts over HTTP, and come again as somebody else with the same phone number. */
import { codes } from '#contract/codes.ts';
import { ownData } from '#contract/own-data.ts';
import { registration } from '#contract/registration.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import { isRegion } from '#domain/time.ts';
import { headers } from '#domain/headers.ts';
import type { Context } from '#sandbox/context.ts';
import { forfeited } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { lastCode } from '#sandbox/services/access/verification-codes.ts';
import { expectThat } from './expect-that.ts';
import { callAs, type Answer, type App, type Member } from './http-member.ts';
import { leaverPassword } from './leaver.ts';

interface Terms {
  given: { usdt: string; inr: string };
}

export class DeletionCommands {
  readonly #app: App;
  readonly #context: Context;
  readonly #newId: () => string;

  constructor(app: App, context: Context, newId: () => string) {
    this.#app = app;
    this.#context = context;
    this.#newId = newId;
  }

  /**
   * By amounts that were never shown first, at times; then twice at once, at times.
   * @param inviter whom the new account is invited by
   * @returns the new account
   */
  async perform(member: Member, inviter: Member, amount: number): Promise<Member> {
    const { phone, country } = await this.#context.db
      .selectFrom('members')
      .select(['phone', 'country'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const { given } = (await callAs(this.#app, member, ownData.deletionTerms, {})).data as Terms;
    const intentId = this.#newId();
    const asked = { intentId, password: leaverPassword, ...given };
    if (amount % 4 === 0) {
      const usdt = toDecimal(parseDecimal(given.usdt) + 1n);
      const told = await callAs(this.#app, member, ownData.deleteAccount, { ...asked, usdt });
      expectThat(told.code === codes.termsChanged, `a deletion by other amounts answered ${told.code}`);
    }
    const before = await this.#held();
    const sent = Array.from({ length: amount % 3 === 0 ? 2 : 1 }, () => this.#send(member, asked));
    const answers = (await Promise.all(sent)).map(({ code }) => code);
    expectThat(answers.filter((code) => code === codes.ok).length === 1, `deletions answered ${answers.join()}`);
    expectThat(
      answers.every((code) => code === codes.ok || code === codes.unauthorized),
      `deletions at once answered ${answers.join()}`,
    );
    const after = await this.#held();
    expectThat(after.usdt - before.usdt === parseDecimal(given.usdt), 'other USDT were given up than was said');
    expectThat(after.inr - before.inr === parseDecimal(given.inr), 'other rupees were given up than was said');
    const outcome = await callAs(this.#app, { ...member, token: '' }, ownData.deletionOutcome, { intentId });
    expectThat((outcome.data as { deleted: boolean }).deleted, 'a deletion is not known by its intent');
    return this.#join({ country, account: phone ?? '' }, inviter);
  }

  async #held(): Promise<{ usdt: bigint; inr: bigint }> {
    const { db: trx } = this.#context;
    return { usdt: await balanceOf({ trx }, forfeited), inr: await balanceOf({ trx }, forfeited, 'INR') };
  }

  /** As `callAs`, where a session may have ended. */
  async #send(member: Member, asked: Record<string, string>): Promise<Answer> {
    const { backend, path } = ownData.deleteAccount;
    const reply = await this.#app.request(`/api/${backend}/${path}`, {
      method: 'POST',
      headers: { [headers.token]: member.token, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(asked).toString(),
    });
    return (await reply.json()) as Answer;
  }

  async #join(who: { country: string; account: string }, inviter: Member): Promise<Member> {
    const stranger = { ...inviter, token: '' };
    await callAs(this.#app, stranger, registration.registerCodeByPhone, who);
    const { db } = this.#context;
    const { invite_code: inviteCode } = await db
      .selectFrom('members')
      .select('invite_code')
      .where('id', '=', inviter.id)
      .executeTakeFirstOrThrow();
    const code = (await lastCode(this.#context, who.account)) ?? '';
    const body = { ...who, code, password: leaverPassword, inviteCode };
    const { code: told, msg: token } = await callAs(this.#app, stranger, registration.registerByPhone, body);
    expectThat(told === codes.ok, `registering again answered ${told}`);
    const row = await db
      .selectFrom('members')
      .select(['id', 'region'])
      .where('phone', '=', who.account)
      .executeTakeFirstOrThrow();
    return { id: row.id, region: isRegion(row.region) ? row.region : 0, language: 'en_US', token };
  }
}
