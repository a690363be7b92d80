/** Limits that the entry needs, apart so that it has no others: that saves it 287 B. Times are in milliseconds. */
const second = 1_000;

/** Counted over the whole call (product 15.5). */
export const requestTimeout = 36 * second;
/** How long a screen waits for a read before it says so. Ours: what the device keeps is there after three seconds. */
export const slowAfter = 3.3 * second;
/** How long a toast shows (product 14.1). */
export const toastDuration = 3 * second;
/** From a refused token to login (product 5.10). */
export const sessionEndDelay = 1 * second;
/** Ours: how long signing out waits for the server; the device is cleared by then. */
export const signOutPatience = 3 * second;
/** How long a screen's code may take before it is shown as loading (product 17.2). */
export const prefetchTimeout = 4 * second;
/** How long the app's sign waits for the first screen's code, before a spinner does. Ours: React shows a fallback as long. */
export const screenPatience = 300;
/** How long what works in the background leaves the first screen alone. Ours. */
export const backgroundDelay = 1 * second;
/** What this app is (product 17.4). */
export const appVersion = { name: '0.5.1', code: 51 } as const;
