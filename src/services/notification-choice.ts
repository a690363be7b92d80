/** What the member chose to be told of on this device, and what the browser says to it (product 14.15). */
import type { NotificationChoice, NotificationKind, NotificationPermissions } from '#domain/notifications.ts';
import type { Services } from './services.ts';

type Device = Pick<Services, 'members' | 'session'>;

/** Not in every browser, and on an iPhone only in the installed app. */
export const permissionNow = (): NotificationPermissions =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

/** As it was read last: a page that is being hidden asks no storage (docs/browsers.md). */
let known: NotificationChoice | null = null;

/** What is wanted right now. */
export const choiceNow = ({ session }: Pick<Device, 'session'>): readonly NotificationKind[] =>
  permissionNow() === 'granted' && known?.member === session()?.member ? (known?.kinds ?? []) : [];

/** None where the browser shows none, or the device can't tell. */
export async function readChoice({ members, session }: Device): Promise<readonly NotificationKind[]> {
  known = (await members.read('notifications.v1').catch(() => undefined)) ?? null;
  return choiceNow({ session });
}
