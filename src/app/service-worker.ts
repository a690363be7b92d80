/**
 * Registers the service worker. Its script is ours and its address fixed. A new build waits until a member takes it, or
 * all tabs of the old one are closed: nothing reloads under a member's hands.
 */
import { i18n } from '@lingui/core';

export function registerServiceWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return;
  // The worker keeps the words of the language that is shown; each file of words that is loaded is a change, too.
  let told = '';
  const tell = async () => {
    if (told === i18n.locale) return;
    told = i18n.locale;
    (await serviceWorker.ready).active?.postMessage({ language: told });
  };
  i18n.on('change', () => void tell());
  serviceWorker.register('./sw.js', { scope: './' }).then(tell, () => {
    // Without it the app works as any page does.
  });
}
