/** Where the random commands play: four members in four regions, four products, a coupon for each member. */
import { hour } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import type { Clock, Context } from '#sandbox/context.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { startSession } from '#sandbox/services/access/sessions.ts';
import { givePassword } from './leaver.ts';
import type { Member } from './http-member.ts';
import { addMember, addProduct, recharge } from './people.ts';

/** One that earns well, one that is starved, one that is scarce, one that is soon over. */
export const townProducts = ['crane', 'kiln', 'rare', 'brief'] as const;
export const townCoupon = 'one-off';
/** For two of the four members. */
export const townCollectable = 'first-two';

/** @param wallClock real time, as the app has it */
export async function foundTown(context: Context, wallClock: Clock): Promise<Member[]> {
  const { db, clock } = context;
  await runJobs(context);
  await addProduct(context, 'crane', { price: '20.00', dayReturn: '0.30', bias: 16_000 });
  await addProduct(context, 'kiln', { price: '64.00', dayReturn: '0.90', bias: 6_000 });
  await addProduct(context, 'rare', { price: '5.00', dayReturn: '0.07', stock: 3, bias: 14_000 });
  await addProduct(context, 'brief', { price: '10.00', dayReturn: '3.00', validDays: 2, bias: 20_000 });
  await db
    .insertInto('coupons')
    .values([
      { id: townCoupon, product_id: 'crane', name: 'One off', value: unit, expires_at: clock.now() + 400 * hour },
      {
        id: townCollectable,
        product_id: 'crane',
        name: 'Half off',
        value: unit / 2n,
        expires_at: clock.now() + 10_000 * hour,
        pieces: 2,
      },
    ])
    .execute();
  const members: Member[] = [];
  for (const [index, region] of ([1, 5, 4, 0] as const).entries()) {
    const inviter = members.at(-1);
    const caller = await addMember(context, `member-${index}`, {
      region,
      usdt: '100.00',
      ...(inviter && { inviterId: inviter.id }),
    });
    await recharge(context, caller.id, '800.00', 'INR');
    await givePassword(context, caller.id);
    members.push({ ...caller, token: await startSession({ ...context, wallClock }, caller.id) });
  }
  await db
    .insertInto('member_coupons')
    .values(members.map(({ id }) => ({ coupon_id: townCoupon, member_id: id, order_id: null })))
    .execute();
  return members;
}
