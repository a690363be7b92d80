import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { day, fundPasswordRest, hour, withdrawalQuoteLifetime } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { onceRead } from '#tests/sandbox/once-read.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import {
  authorise,
  bindAddress,
  bindPayees,
  bodyOf,
  create,
  fundPassword,
  quote,
  withdraw,
  type Payees,
  type Quote,
} from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { addressHandlers } from '#sandbox/services/payees/address-book.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';
import { bankHandlers } from '#sandbox/services/payees/bank-accounts.ts';
import { setFundPassword } from '#sandbox/services/access/fund-password.ts';

let world: World;
let asha: Caller;
let payees: Payees;
let made = 0;
let week = 0;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

beforeEach(async () => {
  // Each test has a Monday at 10:00 and a member of its own.
  world.clock.set(worldStart + week * 7 * day);
  week += 1;
  await runJobs(world.context);
  asha = await newMember();
  payees = await bindPayees(world.context, asha);
});

async function newMember(traits: { usdt?: string; region?: 0 | 1 } = {}): Promise<Caller> {
  made += 1;
  return addMember(world.context, `member-${made}`, { usdt: '100.00', ...traits });
}

const now = () => world.clock.now();
const look = (amount = '10.00', caller = asha, currency: 'USDT' | 'INR' = 'USDT', to = payees) =>
  quote(world.context, caller, { amount, payees: to, currency });
const balance = async (caller = asha) =>
  (await assetHandlers.wallet(world.context, { caller, input: {}, intentId: '' })).data;

async function authorised(amount = '10.00'): Promise<Quote> {
  const seen = await look(amount);
  await authorise(world.context, asha, seen.quoteId);
  return seen;
}

/** The same refusal, nothing moved, and the book holds. */
async function expectRefused(attempt: Promise<unknown>, code: number, message?: string): Promise<void> {
  await expect(attempt).rejects.toMatchObject({ name: 'Refusal', code, ...(message !== undefined && { message }) });
  expect((await balance()).hold).toBe('0.00');
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
}

describe('a quote is refused', () => {
  test('without an address of this member for USDT, or a bank account for rupees', async () => {
    const other = await newMember();
    const theirs = await bindPayees(world.context, other);
    const address = 'Please bind your withdrawal address first';
    for (const USDT of ['nobody', theirs.USDT, payees.INR]) {
      await expectRefused(look('10.00', asha, 'USDT', { ...payees, USDT }), codes.payeeMissing, address);
    }
    await expectRefused(
      look('500.00', asha, 'INR', { ...payees, INR: payees.USDT }),
      codes.payeeMissing,
      'Please bind the bank account first',
    );
    await addressHandlers.removeAddress(world.context, {
      caller: asha,
      input: { addressId: payees.USDT },
      intentId: '',
    });
    await expectRefused(look(), codes.payeeMissing, address);
  });

  test('without a fund password', async () => {
    const noor = await newMember();
    const to = { ...payees, USDT: await bindAddress(world.context, noor) };
    await expectRefused(look('10.00', noor, 'USDT', to), codes.fundPasswordMissing, 'Set a fund password first');
  });

  test('while withdrawals rest, until they don’t', async () => {
    await setFundPassword(world.context, asha.id, fundPassword, now() + fundPasswordRest);
    const message = /^Withdrawals rest until \d\d\/\d\d\/2026 10:00, because the fund password was reset$/;
    await expect(look()).rejects.toMatchObject({ code: codes.resting, message: expect.stringMatching(message) });
    world.clock.advance(fundPasswordRest - 1);
    await expectRefused(look(), codes.resting);
    world.clock.advance(1);
    await look();
  });

  test('outside the window, with the time of the next opening', async () => {
    world.clock.advance(8 * hour - 1);
    await look();
    world.clock.advance(1);
    await expect(look()).rejects.toMatchObject({
      code: codes.windowClosed,
      message: expect.stringMatching(
        /^Withdrawals are open from Monday to Friday, 9:00 to 18:00. They open next on \d\d\/\d\d\/\d{4} 09:00$/,
      ),
    });
    // Friday evening: next on Monday.
    world.clock.advance(4 * day);
    const { data } = await assetHandlers.withdrawalOptions(world.context, { caller: asha, input: {}, intentId: '' });
    expect(data.openTime - now()).toBe(2 * day + 15 * hour);
    await expectRefused(look(), codes.windowClosed);
  });

  test('in a region whose dates show no time, with the time all the same', async () => {
    const farid = await newMember({ region: 0 });
    const to = await bindPayees(world.context, farid);
    await expect(look('10.00', farid, 'USDT', to)).rejects.toMatchObject({
      message: expect.stringMatching(/ \d\d-\d\d-\d{4} 09:00$/),
    });
  });

  test.each(['0.999999', '0.00', '-5.00'])('of %s: less than the least', async (amount) => {
    await expectRefused(look(amount), codes.belowMinimum, 'The least that can be withdrawn is 1.00 play USDT');
  });

  test('of less than 100 rupees', async () => {
    const message = 'The least that can be withdrawn is 100.00 play INR';
    await expectRefused(look('99.999999', asha, 'INR'), codes.belowMinimum, message);
  });

  test('of more than is left of the day, each currency by itself', async () => {
    await recharge(world.context, asha.id, '2000.00');
    await recharge(world.context, asha.id, '90000.00', 'INR');
    await expectRefused(look('1000.000001'), codes.limitReached);
    await look('1000.00');
    await expectRefused(look('88000.01', asha, 'INR'), codes.limitReached);
    await look('88000.00', asha, 'INR');
  });

  test('of more than there is', async () => {
    await look('100.00');
    await expectRefused(look('100.000001'), codes.balanceTooLow, 'More than your available balance');
    await expectRefused(look('100.00', asha, 'INR'), codes.balanceTooLow);
  });

  test('for the first reason, in the order in which they are mended', async () => {
    const noor = await newMember();
    const wanted = () => look('5000.00', noor, 'USDT', to);
    let to = payees;
    world.clock.advance(9 * hour);
    await expectRefused(wanted(), codes.payeeMissing);
    to = { ...payees, USDT: await bindAddress(world.context, noor) };
    await expectRefused(wanted(), codes.fundPasswordMissing);
    await setFundPassword(world.context, noor.id, fundPassword, now() + fundPasswordRest);
    await expectRefused(wanted(), codes.resting);
    world.clock.advance(fundPasswordRest);
    await expectRefused(wanted(), codes.windowClosed);
    world.clock.advance(15 * hour);
    await expectRefused(wanted(), codes.limitReached);
    await expectRefused(look('500.00', noor, 'USDT', to), codes.balanceTooLow);
  });
});

describe('authorising is refused', () => {
  test('for terms that are over, unknown, or another member’s, before the password is looked at', async () => {
    const seen = await look();
    const noor = await newMember();
    await bindPayees(world.context, noor);
    const over = 'These terms have expired. Check the new ones';
    await expectRefused(authorise(world.context, noor, seen.quoteId), codes.quoteExpired, over);
    await expectRefused(authorise(world.context, asha, 'none', 'Wrong2026'), codes.quoteExpired, over);
    world.clock.advance(withdrawalQuoteLifetime);
    await expectRefused(authorise(world.context, asha, seen.quoteId), codes.quoteExpired, over);
    expect(await world.context.db.selectFrom('fund_password_attempts').selectAll().execute()).toEqual([]);
  });

  test('for a wrong password; the right one then passes', async () => {
    const seen = await look();
    await expectRefused(authorise(world.context, asha, seen.quoteId, 'Wrong2026'), codes.wrongFundPassword);
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.notAuthorised);
    await authorise(world.context, asha, seen.quoteId);
    expect((await create(world.context, asha, bodyOf(seen))).status).toBe('pending');
  });
});

describe('withdrawing is refused', () => {
  test('without the fund password, and the intent stays refused', async () => {
    const seen = await look();
    const intent = world.context.random.hex(16);
    const message = 'Enter your fund password';
    await expectRefused(create(world.context, asha, bodyOf(seen), intent), codes.notAuthorised, message);
    await authorise(world.context, asha, seen.quoteId);
    await expectRefused(create(world.context, asha, bodyOf(seen), intent), codes.notAuthorised, message);
    await create(world.context, asha, bodyOf(seen));
  });

  test('by authorised terms of another member, unknown ones, and ones that are over', async () => {
    const seen = await authorised();
    const noor = await newMember();
    await bindPayees(world.context, noor);
    await expectRefused(create(world.context, noor, bodyOf(seen)), codes.quoteExpired);
    await expectRefused(create(world.context, asha, { ...bodyOf(seen), quoteId: 'none' }), codes.quoteExpired);
    world.clock.advance(withdrawalQuoteLifetime - 1);
    await create(world.context, asha, bodyOf(seen));
    const second = await authorised();
    world.clock.advance(withdrawalQuoteLifetime);
    await expect(create(world.context, asha, bodyOf(second))).rejects.toMatchObject({ code: codes.quoteExpired });
  });

  test('by terms that were used', async () => {
    const seen = await authorised();
    await create(world.context, asha, bodyOf(seen));
    await expect(create(world.context, asha, bodyOf(seen))).rejects.toMatchObject({ code: codes.quoteExpired });
    await expect(authorise(world.context, asha, seen.quoteId)).rejects.toMatchObject({ code: codes.quoteExpired });
    expect((await balance()).hold).toBe('10.00');
  });

  test('for another amount, fee or payee than was looked at', async () => {
    const seen = await authorised();
    const other = await bindAddress(world.context, asha);
    for (const change of [{ amount: 9_999_999n }, { fee: 0n }, { payeeId: other }]) {
      await expectRefused(create(world.context, asha, { ...bodyOf(seen), ...change }), codes.termsChanged);
    }
    await create(world.context, asha, bodyOf(seen));
  });

  test('to an address that was removed or edited meanwhile', async () => {
    const seen = await authorised();
    const call = <Input>(input: Input) => ({ caller: asha, input, intentId: '' });
    const { data } = await addressHandlers.addresses(world.context, call({}));
    const { addressId = '', address = '' } = data.find((one) => one.addressId === payees.USDT) ?? {};
    await addressHandlers.removeAddress(world.context, call({ addressId }));
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.payeeMissing);
    await addressHandlers.restoreAddress(world.context, call({ addressId }));
    const edited = { addressId, currency: 'USDT', chain: 'BEP20', address: `0x${'ab'.repeat(20)}`, payeeLabel: '' };
    await addressHandlers.editAddress(world.context, call(edited));
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.termsChanged);
    await addressHandlers.editAddress(world.context, call({ ...edited, address }));
    await create(world.context, asha, bodyOf(seen));
  });

  test('to a bank account whose code was edited meanwhile', async () => {
    await recharge(world.context, asha.id, '1000.00', 'INR');
    const seen = await look('500.00', asha, 'INR');
    await authorise(world.context, asha, seen.quoteId);
    const call = <Input>(input: Input) => ({ caller: asha, input, intentId: '' });
    const [bank] = (await bankHandlers.banks(world.context, call({}))).data;
    if (!bank) throw new Error('a bank account is bound');
    const { used: _, ...kept } = bank;
    await bankHandlers.modifyBank(world.context, call({ ...kept, payeeLabel: '', ifsc: 'HARB0654321' }));
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.termsChanged);
  });

  test('when the window has closed meanwhile', async () => {
    world.clock.advance(8 * hour - 1);
    const seen = await authorised();
    world.clock.advance(1);
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.windowClosed);
  });

  test('when the fund password was reset meanwhile', async () => {
    const seen = await authorised();
    await setFundPassword(world.context, asha.id, fundPassword, now() + fundPasswordRest);
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.resting);
  });

  test('when the fund password was changed meanwhile', async () => {
    const seen = await authorised();
    await setFundPassword(world.context, asha.id, 'Monsoon2031');
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.notAuthorised);
    await setFundPassword(world.context, asha.id, fundPassword);
  });

  test('by a fund password that was changed while it was looked at', async () => {
    const seen = await look();
    const changed = onceRead('fund_password_hash', () => setFundPassword(world.context, asha.id, 'Monsoon2031'));
    const late = { ...world.context, db: world.context.db.withPlugin(changed.plugin) };
    await expectRefused(authorise(late, asha, seen.quoteId), codes.wrongFundPassword);
    expect(changed.hasHappened()).toBe(true);
    await expectRefused(create(world.context, asha, bodyOf(seen)), codes.notAuthorised);
    await setFundPassword(world.context, asha.id, fundPassword);
  });

  test('when the money or the limit has gone meanwhile', async () => {
    const seen = await authorised('60.00');
    await withdraw(world.context, asha, { amount: '50.00', payees });
    await expect(create(world.context, asha, bodyOf(seen))).rejects.toMatchObject({ code: codes.balanceTooLow });
    await recharge(world.context, asha.id, '1000.00');
    const large = await authorised('940.00');
    await create(world.context, asha, bodyOf(seen));
    await expect(create(world.context, asha, bodyOf(large))).rejects.toMatchObject({ code: codes.limitReached });
    expect((await balance()).hold).toBe('110.00');
  });
});
