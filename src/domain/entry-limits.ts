/** Limits that the entry needs, apart so that it has no others. Times are in milliseconds. */
const second = 1_000;

/** Spec 9: "Request timeout 36,000 ms"; counted over the whole call. */
export const requestTimeout = 36 * second;
/** Spec 9: "Toast duration 3 seconds". */
export const toastDuration = 3 * second;
/** Spec 4 and 8: after a 401, login follows after 1 second. */
export const sessionEndDelay = 1 * second;
/** Ours: how long signing out waits for the server; the device is cleared by then. */
export const signOutPatience = 3 * second;
/** Spec 9: "Link prefetch time-out 4 seconds". */
export const prefetchTimeout = 4 * second;
/** How long the app's sign waits for the first screen's code, before a spinner does. Ours: React shows a fallback as long. */
export const screenPatience = 300;
/** How long what works in the background leaves the first screen alone. Ours. */
export const backgroundDelay = 1 * second;
/** Spec 9: "App version 0.5.1, code 51". */
export const appVersion = { name: '0.5.1', code: 51 } as const;
