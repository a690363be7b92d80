/** Puts the notices and the demo member's messages into a fresh world. */
import type { Context } from '#sandbox/context.ts';
import { day, hour } from '#domain/limits.ts';
import { notices } from './notices.ts';

const messages = [
  {
    id: 'msg-welcome',
    title: 'Welcome',
    content: 'Take your time: every product has a page of facts, and its agreement can be read before you decide.',
    age: 30 * day,
  },
  {
    id: 'msg-shortfall',
    title: 'A day paid in part',
    content:
      'On a poor day a machine earns less than its stated return. The income of that day shows what was paid and what was short.',
    age: 3 * day,
  },
  {
    id: 'msg-receive',
    title: 'Income is waiting',
    content: 'Income fell due and waits for you. It arrives 30 minutes after you receive it.',
    age: 2 * hour,
  },
];

/**
 * Fills `notices` and, for one member, `messages`, at the sandbox time of the call. Run once for each world.
 * @param memberId whose messages they are
 */
export async function seedContent({ db, clock }: Context, memberId: string): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('notices')
    .values(notices.map((notice) => ({ ...notice, created_at: now - notice.position * hour })))
    .execute();
  await db
    .insertInto('messages')
    .values(
      messages.map(({ age, ...message }) => ({
        ...message,
        member_id: memberId,
        created_at: now - age,
        read_at: null,
      })),
    )
    .execute();
}
