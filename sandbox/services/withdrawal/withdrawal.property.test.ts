/** What holds for every amount: fees can't be dodged, the review is what is posted, a failure costs nothing. L6. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day, withdrawalDailyLimit, withdrawalMinimum } from '#domain/limits.ts';
import { formatAmount, parseDecimal, unit } from '#domain/money.ts';
import { withdrawalFeeOf } from '#domain/withdrawal.ts';
import type { Caller } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { withdrawalCancelled, withdrawalHeld, withdrawalSettled, withdrawalVoided } from '#sandbox/ledger/rules.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { runSeed, scaled } from '#tests/sandbox/scale.ts';
import { authorise, bindPayees, bodyOf, create, quote, wanting, type Payees } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';
import { orderEnd } from './next-withdrawal.ts';

const seed = runSeed('withdrawals');
const check = (runs: number) => ({ seed, numRuns: scaled(runs) });

const amount = fc.bigInt({ min: 1n, max: 1_000_000n * unit });
const withdrawable = fc.bigInt({ min: withdrawalMinimum, max: withdrawalDailyLimit });
const currency = fc.constantFrom('USDT', 'INR');

test('an amount split in any parts never pays less', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      const fees = parts.reduce((sum, part) => sum + withdrawalFeeOf(part), 0n);
      return fees >= withdrawalFeeOf(whole);
    }),
    check(10_000),
  );
});

test('the fee is five in a hundred, up to the next millionth', () => {
  fc.assert(
    fc.property(amount, (whole) => {
      const exact = whole * 5n;
      const charged = withdrawalFeeOf(whole) * 100n;
      return charged >= exact && charged - exact < 100n;
    }),
    check(10_000),
  );
});

test('what is held is paid out and charged, or comes back, to the millionth', () => {
  const total = (postings: readonly { amount: bigint }[]) => postings.reduce((sum, one) => sum + one.amount, 0n);
  fc.assert(
    fc.property(amount, currency, (whole, of) => {
      const money = { amount: whole, currency: of };
      const held = total(withdrawalHeld('asha', money));
      return (
        held === whole &&
        total(withdrawalSettled('asha', money)) === held &&
        total(withdrawalVoided('asha', money)) === held &&
        total(withdrawalCancelled('asha', money)) === held
      );
    }),
    check(10_000),
  );
});

test('an amount is never shown larger than it is', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), (whole) => {
      const shown = parseDecimal(formatAmount(whole).replaceAll(',', ''));
      return shown <= whole && whole - shown < unit / 100n;
    }),
    check(10_000),
  );
});

let world: World;
let asha: Caller;
let payees: Payees;
let week = 0;

beforeAll(async () => {
  world = await openWorld();
  await runJobs(world.context);
  asha = await addMember(world.context, 'asha', { usdt: '1000000.00' });
  payees = await bindPayees(world.context, asha);
});

afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

test('what was reviewed is what is posted, and a failure gives back exactly what was held', async () => {
  const { context, clock } = world;
  const wallet = () => balanceOf({ trx: context.db }, walletOf(asha.id));
  const rulesOf = async () => {
    const last = context.db
      .selectFrom('entries')
      .select('id')
      .where('kind', 'like', 'withdrawal%')
      .orderBy('id', 'desc');
    const rows = await context.db
      .selectFrom('postings')
      .select(['rule', 'amount'])
      .where('entry_id', '=', last.limit(1))
      .orderBy('line')
      .execute();
    return rows.map((row) => [row.rule, row.amount]);
  };
  await fc.assert(
    fc.asyncProperty(withdrawable, fc.boolean(), async (whole, fails) => {
      week += 1;
      clock.set(worldStart + week * 7 * day);
      await runJobs(context);
      const before = await wallet();
      const seen = await quote(context, asha, wanting(whole, payees));
      await authorise(context, asha, seen.quoteId);
      await orderEnd(context, fails ? 'fails' : 'arrives');
      await create(context, asha, bodyOf(seen));
      expect(await wallet()).toBe(before - whole);
      clock.advance(4 * day);
      await runJobs(context);
      expect(await wallet()).toBe(fails ? before : before - whole);
      expect(await rulesOf()).toEqual(
        fails
          ? [['withdrawalReturn', whole]]
          : [
              ['withdrawalPayout', parseDecimal(seen.net)],
              ['withdrawalFee', parseDecimal(seen.fee)],
            ],
      );
    }),
    check(12),
  );
});
