/**
 * The system's list of notifications, for one at a time, page or worker: Chromium forgets for good what is being shown while
 * somebody looks at the list. By Web Locks, as decision 42.
 */
export const notificationListLock = 'notification-list';

/** A page that was put to sleep may hold it, and a push that shows nothing costs the member their permission. */
const usualPatience = 3_000;

/** Shows or looks while nobody else does, or once nobody can be waited for longer. @param patience ms */
export async function atNotificationList<T>(work: () => Promise<T>, patience = usualPatience): Promise<T> {
  // Not there on pages that are not safe from others (http, other than localhost).
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  const signal = AbortSignal.timeout(patience);
  try {
    return (await locks.request(notificationListLock, { signal }, work)) as T;
  } catch (error) {
    if (error !== signal.reason) throw error;
    return work();
  }
}
