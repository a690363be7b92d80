/** Rupees to USDT: the quote and its minute, once per member, and what is posted. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { exchangeQuoteLifetime, hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { openSandboxClock } from '#sandbox/control/sandbox-clock.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { sellFinancial } from './exchange.ts';
import { setRate } from './rates.ts';

let world: World;
let member: Caller;
let made = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  made += 1;
  world.clock.advance(1_000);
  await setRate(world.context, parseDecimal('88.00'));
  member = await addMember(world.context, `member-${made}`);
  await recharge(world.context, member.id, '1000.00', 'INR');
});

const call = <Input>(input: Input, caller = member) => ({ caller, input, intentId: '' });
const quote = async (caller = member) =>
  (await assetHandlers.exchangeRate(world.context, call({ currency: 'INR' as const }, caller))).data;

async function sell(amount: string, change: { rate?: string; quoteTime?: number } = {}, caller = member) {
  const seen = await quote(caller);
  const input = {
    rupees: parseDecimal(amount),
    rate: parseDecimal(change.rate ?? seen.rate),
    quotedAt: change.quoteTime ?? seen.quoteTime,
  };
  return (await sellFinancial(world.context, { caller, input, intentId: world.context.random.hex(8) })).data;
}
const balances = async () => {
  const { usdt, inr } = (await assetHandlers.wallet(world.context, call({}))).data;
  return { usdt, inr };
};
const recordOf = async (recordId: string) => (await assetHandlers.record(world.context, call({ recordId }))).data;

it('gives USDT at the quoted rate, rounded down, in two records with their sources', async () => {
  const receipt = await sell('999.99');
  expect(receipt).toMatchObject({ rupees: '999.99', usdt: '11.363522', rate: '88.00', time: world.clock.now() });
  expect(await balances()).toEqual({ usdt: '11.363522', inr: '0.01' });
  expect(await recordOf(receipt.recordId)).toMatchObject({
    type: 'exchange',
    currency: 'USDT',
    amount: '11.363522',
    status: 'succeeded',
    source: 'exchange:USDT',
    rule: 'exchangePurchase',
    postings: [{ from: 'exchange:USDT', to: `member:${member.id}:wallet`, amount: '11.363522' }],
  });
  expect(await recordOf(receipt.recordId.replace('usdt', 'inr'))).toMatchObject({
    currency: 'INR',
    amount: '-999.99',
    source: `member:${member.id}:wallet`,
    rule: 'exchangeSale',
    postings: [{ from: `member:${member.id}:wallet`, to: 'exchange:INR', amount: '999.99' }],
  });
});

it('is once per member, and the quote says so', async () => {
  expect(await quote()).toMatchObject({ used: false });
  await sell('1.00');
  expect(await quote()).toMatchObject({ used: true });
  await expect(sell('1.00')).rejects.toMatchObject({ code: codes.alreadyExchanged });
  expect(await balances()).toMatchObject({ inr: '999.00' });
});

describe('a quote', () => {
  it('shows the rate, since when, and holds for 60 s', async () => {
    const { rateTime, quoteTime, expireTime } = await quote();
    expect([rateTime, quoteTime, expireTime - quoteTime]).toEqual([world.clock.now(), world.clock.now(), 60_000]);
    world.clock.advance(exchangeQuoteLifetime);
    await expect(sell('1.00', { quoteTime })).resolves.toMatchObject({ rate: '88.00' });
  });

  it('is over a moment later', async () => {
    const { quoteTime } = await quote();
    world.clock.advance(exchangeQuoteLifetime + 1);
    await expect(sell('1.00', { quoteTime })).rejects.toMatchObject({ code: codes.quoteExpired });
  });

  it('of a server whose host’s clock is behind the book holds, and so does a rate set there', async () => {
    const slow = testClock(world.clock.now() - hour);
    const behind = { ...world.context, clock: await openSandboxClock(world.context.db, slow) };
    world.clock.advance(hour / 2);
    await setRate(world.context, parseDecimal('44.00'));
    await recharge(world.context, member.id, '1.00');
    const { rate, quoteTime } = (await assetHandlers.exchangeRate(behind, call({ currency: 'INR' as const }))).data;
    const input = { rupees: parseDecimal('88.00'), rate: parseDecimal(rate), quotedAt: quoteTime };
    await expect(sellFinancial(behind, { caller: member, input, intentId: '' })).resolves.toMatchObject({
      data: { rate: '44.00' },
    });
    await setRate(behind, parseDecimal('90.00'));
    expect(await quote()).toMatchObject({ rate: '90.00' });
  });

  it('of the future is refused', async () => {
    await expect(sell('1.00', { quoteTime: world.clock.now() + 1 })).rejects.toMatchObject({
      code: codes.quoteExpired,
    });
  });

  it('holds its rate when another one follows, which others get', async () => {
    const { quoteTime } = await quote();
    world.clock.advance(1_000);
    await setRate(world.context, parseDecimal('90.00'));
    const other = await addMember(world.context, `other-${made}`);
    await recharge(world.context, other.id, '90.00', 'INR');
    expect(await sell('88.00', { quoteTime, rate: '88.00' })).toMatchObject({ usdt: '1.00' });
    expect(await sell('90.00', {}, other)).toMatchObject({ usdt: '1.00' });
  });

  it('holds its rate when another one follows in the same millisecond', async () => {
    const { quoteTime } = await quote();
    await setRate(world.context, parseDecimal('44.00'));
    expect(await quote()).toMatchObject({ rate: '44.00', quoteTime });
    expect(await sell('88.00', { quoteTime, rate: '88.00' })).toMatchObject({ usdt: '1.00' });
  });

  it.each(['87.99', '0', '-88.00'])('that was never given: %s', async (rate) => {
    await expect(sell('1.00', { rate })).rejects.toMatchObject({ code: codes.termsChanged });
    expect(await balances()).toEqual({ usdt: '0.00', inr: '1000.00' });
  });

  it('from before there were rates', async () => {
    await expect(sell('1.00', { quoteTime: 0 })).rejects.toMatchObject({ code: codes.quoteExpired });
  });
});

describe('is refused, and nothing moves', () => {
  it.each([
    ['more than there is', '1000.01', codes.balanceTooLow],
    ['nothing', '0', codes.badInput],
    ['less than nothing', '-1.00', codes.badInput],
    ['what comes to nothing', '0.000087', codes.badInput],
  ])('%s', async (_what, amount, code) => {
    await expect(sell(amount)).rejects.toMatchObject({ code });
    expect(await balances()).toEqual({ usdt: '0.00', inr: '1000.00' });
    expect(await quote()).toMatchObject({ used: false });
  });

  it('a balance of 0', async () => {
    const poor = await addMember(world.context, `poor-${made}`);
    await expect(sell('1.00', {}, poor)).rejects.toMatchObject({
      code: codes.nothingToExchange,
      message: 'You have no rupees to exchange',
    });
  });
});

it('asked for eight times at once happens once', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => sell('100.00')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balances()).toMatchObject({ inr: '900.00' });
});
