/** The film about Dayrent: a picture until it is played. */
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('a picture that loads nothing; pressed, it plays and has the focus', async ({ app, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') asked.push(request.url());
  });
  await app.open('/index/about');
  await settled(page);
  const play = page.getByRole('button', { name: app.words('Play the film: {title}').split('{')[0] ?? '' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);
  const place = await play.boundingBox();
  await play.press('Enter');
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(await film.boundingBox()).toEqual(place);
});
