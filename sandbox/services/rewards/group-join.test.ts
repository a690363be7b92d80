/** The group-join bonus: one screenshot, once, paid by promotion or not credited, with the reason. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { groupJoinBonus } from '#domain/limits.ts';
import type { Caller } from '#sandbox/context.ts';
import { promotion, walletOf } from '#sandbox/ledger/accounts.ts';
import { balanceOf, postEntry } from '#sandbox/ledger/post.ts';
import { bonus } from '#sandbox/ledger/rules.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { photoWithPlace } from '#tests/support/pictures.ts';
import { assetHandlers } from '#sandbox/services/asset-handlers.ts';

let world: World;
let member: Caller;
let photo: Uint8Array;
let made = 0;

beforeAll(async () => {
  world = await openWorld({ seeded: true });
  photo = await photoWithPlace();
});
afterAll(async () => {
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  made += 1;
  member = await addMember(world.context, `joiner-${made}`);
});

const send = async (caller = member): Promise<string> => {
  const call = { caller, input: {}, intentId: '', file: photo, files: [photo] };
  return (await assetHandlers.groupScreenshot(world.context, call)).data.pictureId;
};
const join = async (pictureId: string, caller = member, intentId: string = randomUUID()) =>
  (await assetHandlers.groupJoin(world.context, { caller, input: { pictureId }, intentId })).data;
const standing = async (caller = member) =>
  (await assetHandlers.groupJoinStanding(world.context, { caller, input: {}, intentId: '' })).data;
const wallet = (caller = member) => balanceOf({ trx: world.context.db }, walletOf(caller.id));
const budget = () => balanceOf({ trx: world.context.db }, promotion);
const screenshotsOf = (caller = member) =>
  world.context.db.selectFrom('uploads').select(['id', 'kind']).where('member_id', '=', caller.id).execute();

/** The whole budget goes to somebody else. */
const emptyBudget = () =>
  withBook(world.context, async (transaction) => {
    const amount = await balanceOf(transaction, promotion);
    const memberId = 'demo-asha';
    const entryId = await postEntry(transaction, {
      kind: 'randomBonus',
      memberId,
      postings: bonus('randomBonus', memberId, amount),
    });
    await transaction.trx
      .insertInto('records')
      .values({
        id: 'emptied',
        member_id: memberId,
        type: 'randomBonus',
        currency: 'USDT',
        amount,
        status: 'credited',
        is_settled: true,
        at: transaction.at,
        about: '',
        rule: 'randomBonus',
        source: promotion.name,
        source_name: '',
        reason: '',
        order_id: null,
      })
      .execute();
    await transaction.trx
      .insertInto('record_postings')
      .values({ record_id: 'emptied', entry_id: entryId, line: 1 })
      .execute();
  });

describe('the group bonus', () => {
  it('is paid by promotion, and the record says so', async () => {
    expect(await standing()).toEqual({ amount: '1.00', receipt: null });
    const before = await budget();
    const receipt = await join(await send());
    expect(receipt).toEqual({
      amount: '1.00',
      credited: true,
      reason: '',
      time: world.clock.now(),
      recordId: `group-${member.id}`,
    });
    expect([before - (await budget()), await wallet()]).toEqual([groupJoinBonus, groupJoinBonus]);
    expect(await standing()).toEqual({ amount: '1.00', receipt });
    const record = { caller: member, input: { recordId: receipt.recordId }, intentId: '' };
    expect((await assetHandlers.record(world.context, record)).data).toMatchObject({
      type: 'bonus',
      status: 'credited',
      rule: 'groupBonus',
      source: 'promo:budget',
    });
  });

  it('is once for each member', async () => {
    const pictureId = await send();
    const intentId = randomUUID();
    const first = await join(pictureId, member, intentId);
    expect(await join(pictureId, member, intentId)).toEqual(first);
    await expect(join(pictureId)).rejects.toMatchObject({ code: codes.groupJoined });
    await expect(send()).rejects.toMatchObject({ code: codes.groupJoined });
    expect([await wallet(), await screenshotsOf()]).toEqual([groupJoinBonus, [{ id: pictureId, kind: 'screenshot' }]]);
  });

  it('asked for many times at once is credited once', async () => {
    const pictureId = await send();
    const told = await Promise.allSettled(Array.from({ length: 8 }, () => join(pictureId)));
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await wallet()).toBe(groupJoinBonus);
  });

  it('is refused alike for another member’s, a replaced and an unknown picture', async () => {
    const foreign = await send(await addMember(world.context, `other-${made}`));
    const replaced = await send();
    const own = await send();
    expect(await screenshotsOf()).toEqual([{ id: own, kind: 'screenshot' }]);
    for (const id of [foreign, replaced, '0'.repeat(32), 'x', "' or 1=1"]) {
      await expect(join(id)).rejects.toMatchObject({
        code: codes.pictureUnknown,
        message: 'Send the screenshot first',
      });
    }
    expect(await wallet()).toBe(0n);
    expect(await join(own)).toMatchObject({ credited: true });
  });

  it('is not credited while the budget is empty, and says so for good', async () => {
    await emptyBudget();
    const receipt = await join(await send());
    expect(receipt).toMatchObject({ credited: false, reason: 'promotionEmpty', amount: '1.00' });
    expect([await wallet(), await budget()]).toEqual([0n, 0n]);
    expect((await standing()).receipt).toEqual(receipt);
    await expect(join('x')).rejects.toMatchObject({ code: codes.groupJoined });
    const record = { caller: member, input: { recordId: receipt.recordId }, intentId: '' };
    expect((await assetHandlers.record(world.context, record)).data).toMatchObject({
      status: 'notCredited',
      reason: 'The promotion budget was empty',
      postings: [],
    });
  });
});
