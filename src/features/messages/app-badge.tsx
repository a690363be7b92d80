import { useEffect } from 'react';

/** The badge on the icon of the installed app; nothing where there is none. A browser may refuse it. */
export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Shows how much is unread on the icon of the app, for as long as nobody says otherwise. */
export function AppBadge({ count }: { count: number }) {
  useEffect(() => setAppBadge(count), [count]);
  return null;
}
