/** What a case works with: members of its own, calls that are checked, and what most cases need to be there. */
import assert from 'node:assert/strict';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import type { Answered, Asks, Endpoint, Fields } from '#contract/endpoint.ts';
import { fundPassword } from '#contract/fund-password.ts';
import { payees } from '#contract/payees.ts';
import { recharges } from '#contract/recharge.ts';
import { registration } from '#contract/registration.ts';
import { user } from '#contract/user.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Order, WalletSummary } from '#domain/wallet.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { call, refuse, type Done, type How, type Send } from './call.ts';
import { meansOf, type Means } from './means.ts';

export interface Person {
  token: string;
  type: CodeChannel;
  country: string;
  /** Phone number or e-mail address. */
  account: string;
  password: string;
  inviteCode: string;
}

/** As of `How`, and who asks: the rich member, if nobody else is named; null for a visitor. */
export type Asking = Omit<How, 'token'> & { as?: Pick<Person, 'token'> | null };

export interface Bench extends Means {
  send: Send;
  done: <E extends Endpoint>(endpoint: E, asked: Asks<E>, asking?: Asking) => Promise<Done<E>>;
  /** @param fields as they go over the wire */
  refused: <E extends Endpoint>(endpoint: E, fields: Fields, code: number, asking?: Asking) => Promise<void>;
  /** The member moves money, and what an intent promises holds: it happens once, and what became of it is told. */
  once: <E extends Endpoint>(endpoint: E, asked: Asks<E>) => Promise<Done<E>>;
  /** Somebody new, invited by the demo member. */
  newcomer: (type?: CodeChannel) => Promise<Person>;
  signIn: (person: Person) => Promise<Person>;
  /** With 300 USDT, 2,000 rupees and a fund password; the same one for the whole run. */
  member: () => Promise<Person>;
  /** By e-mail, without money; the same one for the whole run. */
  other: () => Promise<Person>;
  /** The member's. */
  wallet: () => Promise<WalletSummary>;
  /** The cheapest machine that is on sale. */
  product: () => Promise<{ id: string; price: bigint; dayReturn: bigint; validDays: number; agreementVersion: string }>;
  /** An order of the member. */
  order: () => Promise<Order>;
  /** An address of the member to withdraw to. */
  addressId: () => Promise<string>;
}

export const newPassword = 'Conform2026';
export const fundPasswordText = 'Fund2026pass';

/** Work that is done once, whoever asks first. */
function onceOnly<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => (done ??= work());
}

export const newAccount = (type: CodeChannel): string =>
  type === 'phone'
    ? `98${randomInt(10_000_000, 99_999_999)}`
    : `conform-${randomBytes(6).toString('hex')}@dayrent.example`;

export function createBench(send: Send): Bench {
  const means = meansOf(send);
  const howOf = async (endpoint: Endpoint, { as, ...how }: Asking): Promise<How> => ({
    ...how,
    ...(endpoint.money && { intent: how.intent ?? randomUUID() }),
    token: as === null || endpoint.auth === 'none' ? '' : (as ?? (await bench.member())).token,
  });

  const bench: Bench = {
    ...means,
    send,
    done: async (endpoint, asked, asking = {}) => call(send, endpoint, asked, await howOf(endpoint, asking)),
    refused: async (endpoint, fields, code, asking = {}) =>
      refuse(send, endpoint, fields, code, await howOf(endpoint, asking)),

    async once(endpoint, asked) {
      const intent = randomUUID();
      const outcome = async (asking: Asking = {}) =>
        (await bench.done(assets.intent, { intentId: intent }, asking)).data;
      assert.equal((await outcome()).state, 'unknown', 'an intent that nobody sent is unknown');
      const first = await bench.done(endpoint, asked, { intent });
      const before = await bench.wallet();
      const second = await bench.done(endpoint, asked, { intent });
      assert.deepEqual(second.data, first.data, 'the same intent gives the first answer again');
      const after = await bench.wallet();
      assert.deepEqual([after.usdt, after.inr], [before.usdt, before.inr], 'the same intent moves nothing again');
      assert.deepEqual(await outcome(), { state: 'done', code: codes.ok, msg: first.msg, data: first.data });
      const theirs = await outcome({ as: await bench.other() });
      assert.equal(theirs.state, 'unknown', "another member's intent is unknown");
      return first;
    },

    async newcomer(type = 'phone') {
      const account = newAccount(type);
      const country = 'IN';
      const way = type === 'phone' ? registration.registerCodeByPhone : registration.registerCodeByEmail;
      await bench.done(way, { country, account });
      const { inviteCode } = (await bench.done(registration.demoInvite, {})).value;
      const code = await means.codeFor(account);
      const asked = { type, country, account, code, password: newPassword, inviteCode };
      const { session } = (await bench.done(registration.register, asked)).value;
      return { token: session.token, type, country, account, password: newPassword, inviteCode: session.member };
    },

    async signIn(person) {
      const { country, account, password } = person;
      const { value } = await bench.done(user.login, { country, phone: account, password });
      return { ...person, token: value.token };
    },

    member: onceOnly(async () => {
      const person = await bench.newcomer();
      const pay = (method: 'usdt' | 'cash', channelId: string, amount: string) =>
        bench.done(recharges.createRecharge, { method, channelId, amount: parseDecimal(amount) }, { as: person });
      const [channel] = (await bench.done(recharges.rechargeOptions, {}, { as: person })).value.channels;
      assert.ok(channel, 'there is a way to recharge rupees');
      await pay('usdt', '', '300');
      await pay('cash', channel.id, '2000');
      // Of two codes of one moment none is the last.
      await means.later({ minutes: 5 });
      await bench.done(fundPassword.payCodeByPhone, {}, { as: person });
      const code = await means.codeFor(person.account);
      const asked = { channel: 'phone', code, password: fundPasswordText } as const;
      await bench.done(fundPassword.updatePayPassword, asked, { as: person });
      return person;
    }),

    other: onceOnly(() => bench.newcomer('email')),

    wallet: async () => (await bench.done(assets.wallet, {})).value,

    product: onceOnly(async () => {
      const { value } = await bench.done(assets.products, {});
      const [cheapest] = value
        .flatMap(({ id, status, terms }) => (status === 'onSale' && terms ? [{ id, ...terms }] : []))
        .toSorted((one, two) => Number(one.price - two.price));
      assert.ok(cheapest, 'a machine is on sale');
      const detail = (await bench.done(assets.product, { productId: cheapest.id })).value;
      return { ...cheapest, agreementVersion: detail.agreementVersion };
    }),

    order: onceOnly(async () => {
      const { id: productId, ...terms } = await bench.product();
      return (await bench.done(assets.createOrder, { productId, couponId: '', ...terms })).value;
    }),

    addressId: onceOnly(async () => {
      const address = `0x${randomBytes(20).toString('hex')}`;
      return (await bench.done(payees.addAddress, { currency: 'USDT', chain: 'BEP20', address })).value.id;
    }),
  };
  return bench;
}

/** One call and what has to hold of its answer; it throws where something does not. */
export type Case = (bench: Bench) => Promise<void>;

/** A case for each call, by its name in the contract. */
export type CasesOf<Calls> = { readonly [Name in keyof Calls]: Case };

/**
 * A call that reads: its answer is as described.
 * @param asked or how to find out what to ask
 * @param holds of the answer
 */
export const reads =
  <E extends Endpoint>(
    endpoint: E,
    asked: Asks<E> | ((bench: Bench) => Promise<Asks<E>>),
    holds: (value: Answered<E>, bench: Bench) => void | Promise<void> = () => undefined,
  ): Case =>
  async (bench) => {
    const find = typeof asked === 'function' ? (asked as (bench: Bench) => Promise<Asks<E>>) : async () => asked;
    const input = await find(bench);
    await holds((await bench.done(endpoint, input)).value, bench);
  };
