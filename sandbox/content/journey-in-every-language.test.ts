/** Sign in, rent, receive, withdraw, in each language that is offered: the same money, and what the sandbox says of it in the member's words. */
import { signIn } from '#api/access.ts';
import type { Client } from '#api/client.ts';
import { loadDocument } from '#api/content.ts';
import { loadBulletin, loadMessages } from '#api/messages.ts';
import { loadProduct } from '#api/products.ts';
import { allRecords, loadRecord, loadRecords, loadWallet } from '#api/wallet.ts';
import { authoriseWithdrawal, loadWithdrawalOptions, quoteWithdrawal } from '#api/withdrawal.ts';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import type { Asks, Endpoint } from '#contract/endpoint.ts';
import { income } from '#contract/income.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { hour } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import { locales } from '#i18n/locales.ts';
import { someOf } from '#tests/sandbox/scale.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { calmWire, clientOn } from '#tests/support/bare-client.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

let world: ServedWorld;

// Each begins on the same workday.
beforeEach(async () => {
  world = await openServedWorld();
});
afterEach(() => world.close());

/** The demo member on a device in a language. */
function deviceIn(wire: string) {
  let token: string | null = null;
  const { client } = clientOn(calmWire(), (request) => world.app.fetch(request), {
    language: () => wire,
    token: () => token,
  });
  const { phone, password } = world.demo;
  return {
    client,
    signIn: async (typed = password) => {
      ({ token } = await signIn(client, { country: 'IN', phone, password: typed }));
    },
  };
}

const move = async <E extends Endpoint>(client: Client, endpoint: E, asked: Asks<E>) =>
  (await client.call(endpoint, asked, { intentId: crypto.randomUUID() })).value;

async function rent(client: Client): Promise<bigint> {
  const { productId } = world.demo;
  const { terms, agreementVersion } = valueOf(await loadProduct(client, productId));
  if (!terms) throw new Error('the demo product has terms');
  await move(client, assets.createOrder, { productId, couponId: '', ...terms, agreementVersion });
  return terms.price;
}

async function withdraw(client: Client, amount: bigint): Promise<void> {
  const { window } = valueOf(await loadWithdrawalOptions(client));
  if (!window.isOpen) world.clock.set(window.opensAt);
  const before = valueOf(await loadWallet(client));
  const { addressId: payeeId, fundPassword } = world.demo;
  const { id: quoteId } = valueOf(await quoteWithdrawal(client, { currency: 'USDT', amount, payeeId }));
  await authoriseWithdrawal(client, quoteId, fundPassword);
  await move(client, withdrawals.createWithdrawal, { quoteId, amount, fee: withdrawalFeeOf(amount), payeeId });
  const { usdt, hold } = valueOf(await loadWallet(client));
  expect({ usdt, hold }).toEqual({ usdt: before.usdt - amount, hold: before.hold + amount });
}

/** What the sandbox says of the money of these days. */
async function saidTo(client: Client): Promise<string[]> {
  const { list: records } = valueOf(await loadRecords(client, allRecords, 1));
  const { list: letters } = valueOf(await loadMessages(client, 'private', 1));
  const agreement = valueOf(await loadDocument(client, 'cooperation', world.demo.productId));
  const reasons = await Promise.all(records.map(async ({ id }) => valueOf(await loadRecord(client, id)).reason));
  const bulletins = await Promise.all(letters.map(async ({ id }) => valueOf(await loadBulletin(client, id))));
  const blocks = [agreement, ...bulletins].flatMap(({ title, blocks: parts }) => [
    title,
    ...parts.map(({ text }) => text),
  ]);
  return [...reasons, ...blocks].filter((text) => text !== '');
}

it.each(someOf(locales, 3, 0))('$tag', async ({ tag, wire }) => {
  const { client, signIn: enter } = deviceIn(wire);
  await expect(enter('Notmine2026')).rejects.toMatchObject({ kind: 'rejected', code: codes.wrongCredentials });
  await enter();
  const before = valueOf(await loadWallet(client));

  const price = await rent(client);
  expect(valueOf(await loadWallet(client)).usdt).toBe(before.usdt - price);

  world.clock.advance(26 * hour);
  const { due } = valueOf(await loadWallet(client));
  expect(due).toBeGreaterThan(0n);
  expect(await move(client, income.takeIncome, {})).toMatchObject({ amount: due });

  await withdraw(client, 10n * unit);

  const said = await saidTo(client);
  expect(said.join()).not.toMatch(/[{}]\w+|undefined/);
  if (tag !== 'en') {
    const english = deviceIn('en_US');
    await english.signIn();
    const inEnglish = await saidTo(english.client);
    expect(said.filter((text) => inEnglish.includes(text))).toEqual([]);
  }
});
