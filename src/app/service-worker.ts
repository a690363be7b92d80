/**
 * Registers the service worker. Its script is ours and its address fixed. A new build waits until a member takes it, or
 * all tabs of the old one are closed: nothing reloads under a member's hands.
 */
import { keepFirstReads } from '#api/read-again.ts';
import { localeOf } from '#i18n/locales.ts';
import { pageWorker } from '#services/page-worker.ts';
import type { Services } from '#services/services.ts';
import { i18n } from '@lingui/core';
import { wasServed } from './on-device.ts';

export function registerServiceWorker({ session }: Services): void {
  const worker = pageWorker();
  if (!worker) return;
  if (!wasServed) keepFirstReads({ token: () => session()?.token ?? null, language: () => localeOf(i18n.locale).wire });
  // The worker keeps the words of the language that is shown; each file of words that is loaded is a change, too.
  let told = '';
  const tell = async () => {
    if (told === i18n.locale) return;
    told = i18n.locale;
    // The one that answers now, and the build that waits to follow it.
    const { active, waiting } = await navigator.serviceWorker.ready;
    for (const one of [active, waiting]) one?.postMessage({ language: told });
  };
  i18n.on('change', () => void tell());
  worker.register().then(tell, () => {
    // Without it the app works as any page does.
  });
}
