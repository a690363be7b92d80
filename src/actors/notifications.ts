import { day } from '#domain/limits.ts';
import type { NotificationPermissions, NotificationReach } from '#domain/notifications.ts';
import { notificationsMachine, type NotificationsStanding } from '#machines/notifications/notifications.machine.ts';
import { permissionNow, readChoice } from '#services/notification-choice.ts';
import type { Services } from '#services/services.ts';
import { keepPush } from '#services/web-push.ts';
import { fromCallback, fromPromise } from 'xstate';

/** "Not now" holds this long. */
const offerPause = 90 * day;

export const notificationsActor = (services: Services) => {
  const { device, members, session } = services;
  return notificationsMachine.provide({
    actors: {
      lookAround: fromPromise(async (): Promise<NotificationsStanding> => {
        // What the device can't tell was not offered: whether it is, is remembered first.
        const offered = await device.read('notificationsOffer.v1').catch(() => undefined);
        const kinds = await readChoice(services);
        return {
          permission: permissionNow(),
          kinds,
          reach: kinds.length > 0 ? await keepPush(services, kinds) : 'open',
          wasOffered: offered !== undefined && Date.now() - offered < offerPause,
        };
      }),
      rememberOffer: fromPromise(() => device.write('notificationsOffer.v1', Date.now())),
      askPermission: fromPromise((): Promise<NotificationPermissions> => Notification.requestPermission()),
      keepKinds: fromPromise(async ({ input: { kinds } }): Promise<NotificationReach> => {
        const member = session()?.member;
        if (member !== undefined) await members.write('notifications.v1', { member, kinds });
        await readChoice(services);
        return keepPush(services, kinds);
      }),
      watchPermission: fromCallback(({ sendBack }) => {
        let status: PermissionStatus | null = null;
        let isOver = false;
        const tell = () => sendBack({ type: 'permission.changed' });
        const watch = async () => {
          status = await navigator.permissions.query({ name: 'notifications' });
          if (!isOver) status.addEventListener('change', tell);
        };
        // A browser that can't watch it says so at the next look.
        watch().catch(() => undefined);
        return () => {
          isOver = true;
          status?.removeEventListener('change', tell);
        };
      }),
    },
  });
};
