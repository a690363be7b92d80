/** Puts notices and bulletins, and the demo member's messages, into a fresh demo. */
import type { Context } from '#sandbox/context.ts';
import { day, hour } from '#domain/limits.ts';
import { tell } from '#sandbox/services/messages/tell.ts';
import { bulletins } from '#sandbox/content/bulletins.ts';
import type { MessageSubject } from '#sandbox/content/message-texts.ts';
import { couponNames } from '#sandbox/content/coupon-names.ts';
import { notices } from '#sandbox/content/notices.ts';

/** Older ones were read. */
const readAfter = 2 * day;

const messages: readonly { subject: MessageSubject; age: number; details?: Record<string, string> }[] = [
  { subject: 'welcome', age: 30 * day },
  { subject: 'couponReceived', age: 12 * day, details: { coupon: couponNames.mill3.message } },
  { subject: 'poorDay', age: 3 * day },
  { subject: 'couponReceived', age: day, details: { coupon: couponNames.crane5.message } },
  { subject: 'incomeWaits', age: 2 * hour },
];

/**
 * Fills `notices`, `bulletins` and, for one member, `messages`, at the sandbox time of the call. Run once for each demo.
 * @param memberId whose messages they are
 */
export async function seedContent({ db, clock }: Context, memberId: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('notices')
    .values(notices.map(({ id, place, position }) => ({ id, place, position, created_at: now - position * hour })))
    .execute();
  await db
    .insertInto('bulletins')
    .values(
      bulletins.map(({ id, kind, img, age }) => ({
        id,
        subject: id,
        kind,
        img,
        // What the subject says.
        title: '',
        summary: '',
        blocks: '[]',
        created_at: now - age,
      })),
    )
    .execute();
  for (const { age, ...message } of messages) {
    await tell({ trx: db, at: now - age }, { memberId, about: age, ...message });
  }
  await db
    .updateTable('messages')
    .set({ read_at: now - readAfter })
    .where('created_at', '<', now - readAfter)
    .execute();
  await db
    .insertInto('bulletin_reads')
    .values(
      bulletins
        .filter(({ kind, age }) => kind === 'notice' && age > readAfter)
        .map(({ id }) => ({ member_id: memberId, bulletin_id: id, read_at: now - readAfter })),
    )
    .execute();
}
