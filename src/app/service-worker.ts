/**
 * Registers the service worker. Its script is ours and its address fixed. A new build waits until all tabs of the old
 * one are closed: nothing reloads under a member's hands.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('./sw.js', { scope: './' }).catch(() => {
      // Without it the app works as any page does.
    });
  });
}
