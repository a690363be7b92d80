import type { Locator } from '@playwright/test';

/** Seconds that a countdown shows. */
export async function secondsShown(timer: Locator): Promise<number> {
  const text = (await timer.innerText()).replaceAll(/\s+/g, ' ');
  const [, days = '0', hours, minutes, seconds] = /(?:(\d+) days? )?(\d\d):(\d\d):(\d\d)/.exec(text) ?? [];
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}
