/** What the system shows for the app: a push becomes a notification, and a tap opens the app where it leads. */
import {
  addressIn,
  addressOf,
  isLaterStage,
  isNotificationKind,
  isNotificationStage,
  tagOf,
  tapOf,
  type NotificationKind,
  type NotificationStage,
} from '#domain/notifications.ts';
import type { DeviceStore, MemberStore } from '#storage/device.ts';
import { atNotificationList } from '#storage/notification-list.ts';

declare const self: ServiceWorkerGlobalScope;

export interface PushStores {
  device: Pick<DeviceStore, 'read'>;
  members: Pick<MemberStore, 'read'>;
}

interface Push {
  kind: NotificationKind;
  id: string;
  /** Of a withdrawal. */
  stage?: NotificationStage;
}

/** What a push says: of which kind it is, what it is about, and how far that is. */
export function readPush(data: unknown): Push | null {
  const { kind, id, stage } = Object(data) as Partial<Record<string, unknown>>;
  if (!isNotificationKind(kind) || typeof id !== 'string' || id.length > 100) return null;
  return { kind, id, ...(isNotificationStage(stage) && { stage }) };
}

const icon = 'icon-192.png';

/** Without the network, and without amounts. What the page has told already stays as the page said it, until there is more to say. */
export async function showPush(data: unknown, registration: ServiceWorkerRegistration, stores: PushStores) {
  const push = readPush(data);
  const session = await stores.members.read('session.v1').catch(() => undefined);
  const choice = await stores.members.read('notifications.v1').catch(() => undefined);
  const words = await stores.device.read('pushWords.v1').catch(() => undefined);
  const isWanted = push && session && choice?.member === session.member && choice.kinds.includes(push.kind);
  // A browser wants each push to be seen. Where whom it was for is not signed in any more, nothing is said of them.
  if (!isWanted || !words) {
    await atNotificationList(() => registration.showNotification('Dayrent', { tag: 'dayrent', icon }));
    return;
  }
  const tag = tagOf(push);
  const { lang, dir, titles } = words;
  // `renotify`: as the page has it (notification-centre.ts).
  const options = { lang, dir, tag, icon, renotify: true, data: { address: addressOf(push), stage: push.stage } };
  await atNotificationList(async () => {
    const shown = await registration.getNotifications({ tag });
    const stageOf = ({ data: kept }: Notification) => (Object(kept) as { stage?: unknown }).stage;
    if (!shown.every((one) => isLaterStage(push.stage, stageOf(one)))) return;
    await registration.showNotification(titles[push.kind], options);
  });
}

/** The sandbox's panel and other pages of the server are in the scope, too: they hear of no tap. */
function isApp({ url }: WindowClient, scope: string): boolean {
  const { origin, pathname } = new URL(url);
  return ['', 'index.html'].some((page) => scope + page === origin + pathname);
}

/** A window of ours comes forward and goes there; without one the app opens there. */
export async function openTapped(data: unknown, scope: string): Promise<void> {
  const address = addressIn(tapOf((Object(data) as { address?: string }).address ?? '')) ?? '#/index';
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => isApp(one, scope));
  if (!open) {
    await self.clients.openWindow(new URL(address, scope).href);
    return;
  }
  open.postMessage(tapOf(address));
  await open.focus();
}

export function listenForPushes(stores: PushStores): void {
  self.addEventListener('push', (event) => {
    let data: unknown = null;
    try {
      data = event.data?.json();
    } catch {
      // No words of ours.
    }
    event.waitUntil(showPush(data, self.registration, stores));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTapped(event.notification.data, self.registration.scope));
  });
}
