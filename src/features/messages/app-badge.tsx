import { setAppBadge } from '#services/app-badge.ts';
import { useEffect } from 'react';

/** Shows how much is unread on the icon of the app, for as long as nobody says otherwise. */
export function AppBadge({ count }: { count: number }) {
  useEffect(() => setAppBadge(count), [count]);
  return null;
}
