/** How long a part that can't be had is left alone where no network returns: a server that is down, a captive portal. */
const pause = 10_000;

/**
 * Loads a part that the app, or a screen, can do without. One that can't be had is asked for again when the network is back, or after
 * a while; until then it is missing, and takes nothing with it. What a press opens is loaded by `pressed.tsx`. A file that is gone for
 * good is the business of `stale-chunk.ts`.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, pause);
      });
    }
  }
}
