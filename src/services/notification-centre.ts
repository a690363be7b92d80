/** The system's list of notifications, by the service worker's registration: pages of a phone have no other way to it. */
import { addressOf, tagOf, type News } from '#domain/notifications.ts';
import { atNotificationList } from '#storage/notification-list.ts';

export interface NotificationWords {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;

/** Nothing where there is no worker. */
export async function showNotification(news: News, { title, ...words }: NotificationWords): Promise<void> {
  const found = await registration();
  // `renotify` is no part of the library's types: what goes on with one thing is heard again.
  const options = {
    ...words,
    tag: tagOf(news),
    renotify: true,
    icon: 'icon-192.png',
    // For a push about the same thing that comes later.
    data: { address: addressOf(news), stage: 'stage' in news ? news.stage : undefined },
  };
  await atNotificationList(async () => found?.showNotification(title, options));
}

/** Who leaves takes what was told to them along. */
export async function closeNotifications(): Promise<void> {
  const found = await registration();
  for (const shown of (await atNotificationList(async () => found?.getNotifications())) ?? []) shown.close();
}
