/** A device whose database fails in one way, in pages and in the service worker, until it is cured. */
import type { Page } from '@playwright/test';

/** Each replaces a piece of IndexedDB by one that asks `sick` first. */
const ills = {
  absent: `const real = self.indexedDB;
    Object.defineProperty(self, 'indexedDB', { configurable: true, get: () => (sick ? undefined : real) });`,
  forbidden: `const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...of) {
      if (sick) throw new DOMException('no', 'SecurityError');
      return open.apply(this, of);
    };`,
  silent: `const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...of) {
      return sick ? new EventTarget() : open.apply(this, of);
    };`,
  // Another connection never lets go: the browser says so once, and no more.
  blocked: `const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...of) {
      if (!sick) return open.apply(this, of);
      const request = new EventTarget();
      setTimeout(() => { request.onblocked?.(new Event('blocked')); request.dispatchEvent(new Event('blocked')); });
      return request;
    };`,
  closing: `const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...of) {
      if (sick) this.close();
      return transaction.apply(this, of);
    };`,
  // The browser takes what is put and gives the transaction up.
  full: `const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...of) {
      const request = put.apply(this, of);
      if (sick) queueMicrotask(() => this.transaction.abort());
      return request;
    };`,
} as const;

export type Ill = keyof typeof ills;
export const everyIll = Object.keys(ills) as Ill[];

const channel = 'cure';

/** To be run before anything else, in a page or a worker. */
export const sicken = (ill: Ill): string =>
  `{ let sick = true; new BroadcastChannel('${channel}').onmessage = () => { sick = false; }; ${ills[ill]} }`;

/** From now on the device works. Who starts anew is as sick as before. */
export async function cure(page: Page): Promise<void> {
  await page.evaluate((name) => {
    // Not to be heard by the one who says it: two of them.
    new BroadcastChannel(name).postMessage('');
  }, channel);
}
