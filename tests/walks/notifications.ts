/** Being told while one looks elsewhere. The browser's own question gets a stand-in that answers as asked. */
import { notificationKinds } from '#domain/notifications.ts';
import { notificationsWalk } from '#machines/notifications/notifications.walk.ts';
import { NotificationsPage } from '../pages/notifications-page.ts';
import { playbookOf, type Act, type Arrange } from './playbook.ts';

declare global {
  interface Window {
    ownNotification?: typeof Notification;
  }
}

interface Asked {
  now: NotificationPermission;
  /** Null: it refuses to ask. */
  answer: NotificationPermission | null;
}

/** What the browser says of notifications from now on; its own word for a change stands in `permissionStatus`. */
const says =
  (asked: Asked): Arrange =>
  ({ page }) =>
    page.evaluate(({ now, answer }) => {
      let permission = now;
      // A path before may have taken it away.
      window.ownNotification ??= Notification;
      Object.assign(globalThis, { Notification: window.ownNotification });
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
      Notification.requestPermission = async () => {
        // As long as it takes to draw the question.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        if (answer === null) throw new DOMException('on purpose', 'SecurityError');
        permission = answer;
        return answer;
      };
    }, asked);

const answers = (answer: Asked['answer']) => says({ now: 'default', answer });

/** Keeps a choice, or nothing, for the member of this page. */
const keeps =
  (kinds: readonly string[]): Arrange =>
  ({ page }) =>
    page.evaluate(
      (chosen) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('dayrent-member');
          opening.onsuccess = () => {
            const store = opening.result.transaction('entries', 'readwrite').objectStore('entries');
            const reading = store.get('session.v1');
            reading.onsuccess = () => {
              const { member } = reading.result as { member: string };
              store.put({ member, kinds: chosen }, 'notifications.v1');
              store.transaction.oncomplete = () => {
                opening.result.close();
                resolve();
              };
            };
          };
          opening.onerror = () => reject(new Error('not kept'));
        }),
      kinds,
    );

const refusesToKeep: Arrange = async ({ page }) => {
  await page.evaluate(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      this: IDBObjectStore,
      ...given: unknown[]
    ) => IDBRequest;
    IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      if (key !== 'notifications.v1') return put.call(this, value, key) as IDBRequest<IDBValidKey>;
      IDBObjectStore.prototype.put = put;
      throw new DOMException('on purpose', 'QuotaExceededError');
    };
  });
};

const standsIn: Act = async (stage) => {
  await keeps([])(stage);
  await answers('granted')(stage);
  await stage.page.evaluate(() => {
    const status = new EventTarget() as PermissionStatus;
    Object.assign(window, { permissionStatus: status });
    navigator.permissions.query = () => Promise.resolve(status);
  });
};

export const notificationsBook = playbookOf<NotificationsPage>(notificationsWalk, {
  machine: 'notifications',
  address: () => '/user/notifications',
  page: (app) => new NotificationsPage(app),
  ready: standsIn,
  outcomes: {
    'lookAround done: unsupported': ({ page }) =>
      page.evaluate(() => void Reflect.deleteProperty(globalThis, 'Notification')),
    'lookAround done: denied': says({ now: 'denied', answer: 'denied' }),
    'lookAround done: on': async (stage) => {
      await keeps(notificationKinds)(stage);
      await says({ now: 'granted', answer: 'granted' })(stage);
    },
    'askPermission done: granted': answers('granted'),
    'askPermission done: denied': answers('denied'),
    'askPermission done: no answer': answers('default'),
    'askPermission failed': answers(null),
    'keepKinds failed': refusesToKeep,
  },
  facts: {
    'permission.changed': ({ page }) =>
      page.evaluate(
        () =>
          void (window as unknown as { permissionStatus: EventTarget }).permissionStatus.dispatchEvent(
            new Event('change'),
          ),
      ),
  },
  unplayable: {
    'lookAround failed': 'a device that can’t tell has chosen nothing: the actor says so',
  },
  unseen: {
    noting: 'belongs to the offer after a success: notifications.spec.ts',
    offered: 'as noting',
    refused: 'as noting',
  },
});
