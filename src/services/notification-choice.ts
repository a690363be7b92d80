/** What the member chose to be told of on this device, and what the browser says to it (product 14.15). */
import type { NotificationKind, NotificationPermissions } from '#domain/notifications.ts';
import type { Services } from './services.ts';

type Device = Pick<Services, 'members' | 'session'>;

/** Not in every browser, and on an iPhone only in the installed app. */
export const permissionNow = (): NotificationPermissions =>
  'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'unsupported';

/** None where the browser shows none, or the device can't tell. */
export async function readChoice({ members, session }: Device): Promise<readonly NotificationKind[]> {
  if (permissionNow() !== 'granted') return [];
  const kept = await members.read('notifications.v1').catch(() => undefined);
  return kept?.member === session()?.member ? (kept?.kinds ?? []) : [];
}
