/**
 * A deletion whose answer never came, of a member who isn't signed in here any more: their session was refused before the
 * page of the deletion could ask (product 5.18). Once it is known to be done, nothing of them stays, as after signing out.
 */
import { isDeletedBy } from '#api/own-data.ts';
import { removeAllOf } from '#storage/gone-member.ts';
import type { Services } from './services.ts';

/** @throws Failure when nobody can say yet: the next start asks again */
export async function forgetDeleted({ client, members }: Pick<Services, 'client' | 'members'>): Promise<void> {
  const sent = await members.read('deletion.v1');
  if (!sent) return;
  // With a session the flow itself asks, and can close it.
  const session = await members.read('session.v1');
  if (session?.member === sent.member) return;
  if (!(await isDeletedBy(client, sent.intentId))) return;
  const { member } = sent;
  await removeAllOf(member);
  const withoutTheirs = <Kept extends { member: string }>(kept: Kept | undefined) =>
    kept?.member === member ? undefined : kept;
  await members.update('dismissed.v1', withoutTheirs);
  await members.update('told.v1', withoutTheirs);
  await members.update('starts.v1', withoutTheirs);
  if (!session) await members.remove('notifications.v1');
  // Last: whoever dies before it begins again.
  await members.update('deletion.v1', withoutTheirs);
}
