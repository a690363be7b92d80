/**
 * The system's list of notifications, for one at a time, page or worker: Chromium forgets for good what is being shown while
 * somebody looks at the list.
 */
import { atTurn } from './at-turn.ts';

export const notificationListLock = 'notification-list';

/** A push that shows nothing costs the member their permission. */
const usualPatience = 3_000;

/** Shows or looks while nobody else does, or once nobody can be waited for longer. @param patience ms */
export const atNotificationList = <T>(work: () => Promise<T>, patience = usualPatience): Promise<T> =>
  atTurn(notificationListLock, work, { patience });
