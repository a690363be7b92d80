/** Codes to redeem: once per member, as often as there are pieces, paid by promotion, hard to guess. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { hour } from '#domain/limits.ts';
import { parseDecimal } from '#domain/money.ts';
import type { Caller } from '#sandbox/context.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/post.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';

let world: World;
let member: Caller;
let made = 0;

// The demo world: its promotion budget holds what fees left in it.
beforeAll(async () => {
  world = await openWorld({ seeded: true });
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  made += 1;
  member = await addMember(world.context, `guest-${made}`);
});

async function addCode(code: string, amount: string, { pieces = 10, lasts = hour } = {}): Promise<void> {
  await world.context.db
    .insertInto('redeem_codes')
    .values({
      code,
      name: `Code ${code}`,
      amount: parseDecimal(amount),
      pieces,
      expires_at: world.clock.now() + lasts,
    })
    .execute();
}

const redeem = async (code: string, caller = member, intentId = world.context.random.hex(8)) =>
  (await assetHandlers.redeemCode(world.context, { caller, input: { code }, intentId })).data;
const wallet = (caller = member) => balanceOf({ trx: world.context.db }, walletOf(caller.id));
const budget = () => balanceOf({ trx: world.context.db }, promotion);
const takenOf = async (code: string) =>
  (await world.context.db.selectFrom('redeem_codes').select('taken').where('code', '=', code).executeTakeFirst())
    ?.taken;

it('pays from the promotion budget, and the record says so', async () => {
  await addCode('GIFT', '0.75');
  const before = await budget();
  const receipt = await redeem('GIFT');
  expect(receipt).toMatchObject({ amount: '0.75', name: 'Code GIFT', time: world.clock.now() });
  expect([before - (await budget()), await wallet(), await takenOf('GIFT')]).toEqual([750_000n, 750_000n, 1]);
  const record = { caller: member, input: { recordId: receipt.recordId }, intentId: '' };
  expect((await assetHandlers.record(world.context, record)).data).toMatchObject({
    type: 'bonus',
    status: 'credited',
    amount: '0.75',
    description: 'Code GIFT',
    source: 'promo:budget',
    rule: 'redeemBonus',
    postings: [{ from: 'promo:budget', to: `member:${member.id}:wallet`, amount: '0.75' }],
  });
});

it('is once per member', async () => {
  await addCode('TWICE', '0.10');
  await redeem('TWICE');
  await expect(redeem('TWICE')).rejects.toMatchObject({ code: codes.redeemCodeUsed });
  const other = await addMember(world.context, `other-${made}`);
  await expect(redeem('TWICE', other)).resolves.toMatchObject({ amount: '0.10' });
  expect([await wallet(), await takenOf('TWICE')]).toEqual([100_000n, 2]);
});

it('ends with its pieces', async () => {
  await addCode('FEWER', '0.10', { pieces: 1 });
  await redeem('FEWER');
  const late = await addMember(world.context, `late-${made}`);
  await expect(redeem('FEWER', late)).rejects.toMatchObject({ code: codes.redeemCodeGone });
  expect(await wallet(late)).toBe(0n);
});

it('tells nothing of an expired one', async () => {
  const words = async (code: string) =>
    redeem(code).then(
      () => null,
      (refusal: { code: number; message: string }) => [refusal.code, refusal.message],
    );
  await addCode('OVER', '0.10', { lasts: 0 });
  const unknown = await words('NOSUCH');
  expect(unknown?.[0]).toBe(codes.redeemCodeUnknown);
  expect(await words('OVER')).toEqual(unknown);
});

it('stays usable when the budget can not pay it', async () => {
  await addCode('RICH', '100000.00');
  const before = await budget();
  await expect(redeem('RICH')).rejects.toMatchObject({ code: codes.promotionEmpty });
  expect([await budget(), await wallet(), await takenOf('RICH')]).toEqual([before, 0n, 0]);
});

describe('guessing', () => {
  const guess = (index: number) =>
    redeem(`GUESS${index}`).then(
      () => codes.ok,
      (refusal: { code: number }) => refusal.code,
    );

  it('ends after ten wrong codes in an hour, many at once included, and a right one waits too', async () => {
    await addCode('RIGHT', '0.10', { lasts: 3 * hour });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
    expect(answers.filter((code) => code === codes.redeemCodeUnknown)).toHaveLength(10);
    expect(answers.filter((code) => code === codes.tooManyAttempts)).toHaveLength(4);
    await expect(redeem('RIGHT')).rejects.toMatchObject({
      code: codes.tooManyAttempts,
      message: 'Too many attempts. Please try again in 60 min',
    });
    const other = await addMember(world.context, `patient-${made}`);
    await expect(redeem('RIGHT', other)).resolves.toMatchObject({ amount: '0.10' });
    world.clock.advance(hour);
    await expect(redeem('RIGHT')).resolves.toMatchObject({ amount: '0.10' });
  });

  it('counts an id once, and right codes not at all', async () => {
    await addCode('FINE', '0.10');
    for (let time = 0; time < 12; time += 1) {
      await expect(redeem('WRONG', member, `same-${made}`)).rejects.toMatchObject({ code: codes.redeemCodeUnknown });
    }
    for (let index = 0; index < 9; index += 1) expect(await guess(index)).toBe(codes.redeemCodeUnknown);
    expect(await guess(9)).toBe(codes.tooManyAttempts);
  });
});
