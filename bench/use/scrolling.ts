/** A long list under a finger: records by the thousand, and how long its frames take. */
import type { Page } from '@playwright/test';
import { settled } from '#tests/support/settled.ts';

/** How far each frame scrolls, in CSS px: as a quick finger does. */
const step = 120;
const frames = 900;

interface Reply {
  data: { total: number; list: { recordId: string }[] };
}

/** Answers for the sandbox: its own first page again and again, under other ids, until there are as many rows. */
async function makeLong(page: Page, rows: number): Promise<void> {
  await page.route(/\/api\/assets\/wallet\/record\?/, async (route) => {
    const url = new URL(route.request().url());
    const [number, size] = ['pageNum', 'pageSize'].map((name) => Number(url.searchParams.get(name)));
    url.searchParams.set('pageNum', '1');
    const response = await route.fetch({ url: url.href });
    const reply = (await response.json()) as Reply;
    const { list } = reply.data;
    const from = ((number ?? 1) - 1) * (size ?? 0);
    reply.data = {
      total: rows,
      list: list.slice(0, rows - from).map((row, index) => ({ ...row, recordId: `${row.recordId}-${from + index}` })),
    };
    await route.fulfill({ response, json: reply });
  });
}

/** Asks for more until all is there, then goes back to the top. */
async function readAll(page: Page): Promise<void> {
  const more = page.locator('[data-machine="paging"] > button');
  while ((await more.count()) > 0) {
    await more.evaluate((button: HTMLElement) => button.click());
    await settled(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** @returns how long each frame took, ms, sorted */
export async function framesOf(page: Page, origin: string, rows: number): Promise<readonly number[]> {
  await makeLong(page, rows);
  await page.goto(`${origin}/#/user/record?type=1`);
  await settled(page);
  await readAll(page);
  const gaps = await page.evaluate(
    ({ step, frames }) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const frame = (now: number): void => {
          gaps.push(now - last);
          last = now;
          if (gaps.length === frames) resolve(gaps);
          else {
            scrollBy(0, step);
            requestAnimationFrame(frame);
          }
        };
        requestAnimationFrame(frame);
      }),
    { step, frames },
  );
  return gaps.toSorted((a, b) => a - b);
}
