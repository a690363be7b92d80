/** Writing with pictures: what was written and chosen survives reloads and lost answers, and arrives once. */
import sharp from 'sharp';
import { uploadLimit } from '#domain/limits.ts';
import { square } from '#contract/square.ts';
import { pathOf } from '../flows/money-paths.ts';
import type { TestFile } from '../pages/avatar-page.ts';
import { LetterPage } from '../pages/letter-page.ts';
import { keptDrafts } from '../support/kept-drafts.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownWorld: true });

const content = 'Two days at the mill <b>and</b> nothing stood still';
const fileOf = (name: string, buffer: Buffer): TestFile => ({ name, mimeType: 'image/jpeg', buffer });

test('a post with two pictures: reloaded, without network, lost on the way, and there once', async ({
  app,
  page,
  guard,
  world,
  account: { client },
}) => {
  const photo = await photoWithPlace();
  const other = await sharp(photo).flop().jpeg().toBuffer();
  const letter = new LetterPage(app);
  await app.open('/user/addynamic');
  await letter.is('form');
  await letter.send({ type: 'letter.send' });
  await expect(letter.frame).toContainText(app.words('Write something first'));

  await letter.send({ type: 'text.type', text: content });
  const large = Buffer.concat([photo, Buffer.alloc(uploadLimit.community + 1 - photo.length)]);
  const files = [fileOf('one.jpg', photo), fileOf('large.jpg', large), fileOf('notes.jpg', Buffer.from('no picture'))];
  await letter.send({ type: 'pictures.choose', files });
  await expect(letter.pictures).toHaveCount(1);
  await expect(letter.refused).toContainText('large.jpg');
  await expect(letter.refused).toContainText('2 MB');
  await expect(letter.refused).toContainText('notes.jpg');
  const names = [fileOf('gone.jpg', photo), fileOf('two.jpg', other)];
  await letter.send({ type: 'pictures.choose', files: names });
  await expect(letter.pictures).toHaveCount(3);
  await letter.send({ type: 'picture.remove', index: 1 });
  await expect(letter.pictures).toHaveCount(2);

  // Kept on the device, small, with nothing of where it was taken.
  await expect.poll(async () => Object.keys(await keptDrafts(page)).length).toBe(2);
  await page.reload();
  await letter.is('form');
  await expect(letter.text).toHaveValue(content);
  await expect(letter.pictures).toHaveCount(2);

  await guard.setOffline(true);
  await expect(letter.submit).toHaveAttribute('aria-disabled', 'true');
  await guard.setOffline(false);
  await expect(letter.submit).not.toHaveAttribute('aria-disabled', 'true');

  // It arrives, and the answer does not; the page is loaded anew before anybody asked.
  await world.fault({ path: pathOf(square.addPost), fault: 'error-after' });
  await world.fault({ path: pathOf(square.sentPost), fault: 'error-before', times: 2 });
  await letter.send({ type: 'letter.send' });
  await letter.is('unsettled');
  await page.reload();
  await letter.is('sent');
  const { value } = await client.call(square.posts, { pageNum: 1, pageSize: 20 });
  const mine = value.list.filter((post) => post.content === content);
  expect(mine.map(({ isPending, pictures }) => ({ isPending, pictures: pictures.length }))).toEqual([
    { isPending: true, pictures: 2 },
  ]);
  await expect.poll(async () => Object.keys(await keptDrafts(page)).length).toBe(0);
  // A new one is empty.
  await page.reload();
  await letter.is('form');
  await expect(letter.text).toHaveValue('');
  await expect(letter.pictures).toHaveCount(0);
});

test('a post that never arrived is sent again under its id, and stopping one asks first', async ({
  app,
  world,
  account: { client },
}) => {
  const letter = new LetterPage(app);
  await app.open('/user/addynamic');
  await letter.is('form');
  await letter.send({ type: 'text.type', text: content });
  await world.fault({ path: pathOf(square.addTextPost), fault: 'error-before' });
  await letter.send({ type: 'letter.send' });
  // The app asks by itself.
  await letter.is('form');
  await expect(letter.frame).toContainText(app.words("Your post hasn't reached us"));
  await expect(letter.text).toHaveValue(content);
  await world.fault({ path: pathOf(square.addTextPost), fault: 'slow', ms: 60_000 });
  await letter.send({ type: 'letter.send' });
  await letter.is('sending');
  const arrived = async () => {
    const { value } = await client.call(square.posts, { pageNum: 1, pageSize: 20 });
    return value.list.filter((post) => post.content === content).length;
  };
  // The server has it, and its answer is on the way.
  await expect.poll(arrived).toBe(1);
  await letter.send({ type: 'upload.cancel' });
  await letter.is('sent');
  expect(await arrived()).toBe(1);
});
