/** Ten thousand rows: the document holds some of them, and every one can be reached. */
import type { Endpoint } from '#contract/endpoint.ts';
import { records } from '#contract/records.ts';
import { square } from '#contract/square.ts';
import { answerOf } from '../support/answer-of.ts';
import { pathOf } from '../flows/money-paths.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const rows = 10_000;
/** What a screen of a few rows, its frame and what is kept around it come to; ten thousand rows would be 100,000. */
const mostNodes = 3_000;

const lists: readonly { address: string; screen: string; endpoint: Endpoint; id: string }[] = [
  { address: '/user/record?type=1', screen: 'user/record', endpoint: records.records, id: 'id' },
  { address: '/dynamic', screen: 'dynamic', endpoint: square.posts, id: 'id' },
];

for (const { address, screen, endpoint, id } of lists) {
  test(`${address}: a long list has few nodes, from its first row to its last`, async ({ app, page }) => {
    await page.route(`**${pathOf(endpoint)}*`, async (route) => {
      const response = await answerOf(route);
      const reply = (await response.json()) as { data: { list: Record<string, unknown>[]; total: number } };
      const { list } = reply.data;
      const long = Array.from({ length: rows }, (_, index) => ({ ...list[index % list.length], [id]: `row-${index}` }));
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, list: long, total: rows } } });
    });
    await app.open(address);
    await app.shows(screen);
    await settled(page);
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeGreaterThan(rows * 40);
    // Where it stands, and down it in strides and leaps.
    for (const share of [0, 0.001, 0.002, 0.003, 0.1, 0.5, 0.9, 0.999]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
      await expect.poll(nodes).toBeLessThan(mostNodes);
      // Something is there, not the emptiness between two renderings.
      await expect.poll(() => page.locator('main li').filter({ visible: true }).count()).toBeGreaterThan(2);
    }
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const end = await page.locator('main li').last().boundingBox();
        return end !== null && end.y < 844;
      })
      .toBe(true);
    expect(await nodes()).toBeLessThan(mostNodes);
  });
}

test('a row takes a tap while the list still moves', async ({ app, page }) => {
  await app.open('/index/transparency');
  await settled(page);
  await page.locator('[data-machine-row] a').first().scrollIntoViewIfNeeded();
  const isTaken = await page
    .locator('[data-machine-row] a')
    .first()
    .evaluate(async (link) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const taken: boolean[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        scrollBy(0, turn % 2 === 0 ? -8 : 8);
        for (let frames = 0; frames < 2; frames += 1) await frame();
        const { x, y, width, height } = link.getBoundingClientRect();
        taken.push(link.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
      }
      return taken;
    });
  expect(isTaken).toEqual(Array.from({ length: 10 }, () => true));
});
