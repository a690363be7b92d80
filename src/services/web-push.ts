/** This browser's push subscription, where the server sends pushes (product 14.16). */
import { loadPush, subscribePush, unsubscribePush } from '#api/push.ts';
import type { NotificationKind, NotificationReach } from '#domain/notifications.ts';
import type { Services } from './services.ts';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const isSame = (key: ArrayBuffer | null, bytes: Uint8Array): boolean =>
  key !== null && key.byteLength === bytes.length && new Uint8Array(key).every((byte, index) => byte === bytes[index]);

/** Base64url, as the wire has it. */
const textOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string =>
  btoa(String.fromCharCode(...new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null where this browser has none. */
async function managerHere(): Promise<PushManager | null> {
  const registration = await (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.getRegistration();
  return registration && 'pushManager' in registration ? registration.pushManager : null;
}

/** One that an earlier key of the server's made is worth nothing now. */
async function subscribeTo(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(publicKey);
  const kept = await manager.getSubscription();
  if (kept && isSame(kept.options.applicationServerKey, applicationServerKey)) return kept;
  await kept?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function reachWith({ client }: Pick<Services, 'client'>, kinds: readonly NotificationKind[]): Promise<boolean> {
  const manager = await managerHere();
  if (!manager) return false;
  if (kinds.length === 0) {
    // The browser first: nothing arrives any more, also where the server can't be told.
    const kept = await manager.getSubscription();
    await kept?.unsubscribe();
    if (kept) await unsubscribePush(client);
    return false;
  }
  const { publicKey } = await loadPush(client);
  if (publicKey === '') return false;
  const subscription = await subscribeTo(manager, publicKey);
  await subscribePush(client, {
    pushEndpoint: subscription.endpoint,
    key: textOf(subscription, 'p256dh'),
    pushAuth: textOf(subscription, 'auth'),
    kinds,
  });
  return true;
}

/** Brings the server to what the member chose. Where that can't be done, the app tells while it is open, and tries later. */
export const keepPush = (
  services: Pick<Services, 'client'>,
  kinds: readonly NotificationKind[],
): Promise<NotificationReach> =>
  reachWith(services, kinds).then(
    (isReached) => (isReached ? 'closed' : 'open'),
    () => 'open',
  );
