/** Header names that both sides use (product 15.3). */
export const headers = {
  language: 'Language',
  token: 'X-Access-Token',
  intent: 'Idempotency-Key',
  /** Ours: the sandbox clock at the reply, ms since the epoch. The only clock for countdowns and ages. */
  serverTime: 'X-Server-Time',
  /** Ours: there, and `paused`, while the sandbox clock stands still. */
  serverClock: 'X-Server-Clock',
  /** Ours, from the service worker: a kept reply, as the network is `slow` or `gone`; `none` is kept, and it is gone. */
  kept: 'X-Kept',
  /** Ours, beside it: how long ago it was asked for, ms of the device's clock. */
  keptAge: 'X-Kept-Age',
} as const;
