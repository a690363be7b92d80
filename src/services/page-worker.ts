/**
 * The service worker as this page has it, by workbox-window: it registers, and hears that another worker answers. The states
 * of a worker that is being installed or takes over are asked of the browser: docs/decisions/0049.
 */
import { Workbox } from 'workbox-window';
import { scriptAddress } from './script-address.ts';

let known: Workbox | null = null;

/** One for the page; null where there are no service workers, and under development. */
export function pageWorker(): Workbox | null {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  known ??= new Workbox(scriptAddress('./sw.js'), { scope: './' });
  return known;
}
