/** What is written while the server is gone: listed, changed, cancelled, and sent once each when it is back, whoever sends. */
import { randomUUID } from 'node:crypto';
import { feedReader, loadComments } from '#api/square.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { CommentsPage } from '../pages/comments-page.ts';
import { LetterPage } from '../pages/letter-page.ts';
import { LikePage } from '../pages/like-page.ts';
import { OutboxPage } from '../pages/outbox-page.ts';
import { App } from '../pages/app.ts';
import { kept } from '../support/kept.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true, serviceWorkers: 'allow' });

const postId = 'post-040';
const feedbackText = 'The income of yesterday is not shown on my wallet page';

test(
  'what is written without a server waits, outlives a reload, and is there once',
  { tag: gate },
  async ({ app, page, account, context, world }) => {
    const comments = new CommentsPage(app);
    const like = new LikePage(app, postId);
    const letter = new LetterPage(app);
    const outbox = new OutboxPage(app);
    const content = `Without a server ${randomUUID()}`;
    await app.open(`/dynamic?post=${postId}`);
    await settled(page);
    await kept(page);
    await world.kill();
    await page.evaluate(() => dispatchEvent(new Event('offline')));

    await like.send({ type: 'like.press' });
    await expect(like.frame).toHaveAttribute('data-state', 'unsent');
    await comments.send({ type: 'text.type', text: content });
    await comments.send({ type: 'comment.send', draftId: '' });
    await expect(comments.frame.locator('[data-unsent="waiting"]')).toContainText(content);

    await app.goTo('/user/addynamic');
    await letter.is('form');
    await letter.send({
      type: 'pictures.choose',
      files: [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() }],
    });
    await expect(letter.pictures).toHaveCount(1);
    await letter.send({ type: 'text.type', text: 'As it was first' });
    await letter.send({ type: 'letter.defer' });
    await letter.is('unsent');
    await app.goTo('/user/feedback');
    await letter.is('form');
    await letter.send({ type: 'text.type', text: feedbackText });
    await letter.send({ type: 'letter.defer' });
    await letter.is('unsent');

    await app.goTo('/user/outbox');
    const kinds = () => outbox.rows.evaluateAll((rows) => rows.map((row) => row.dataset['outbox']));
    await expect.poll(kinds).toEqual(['like', 'comment', 'post', 'feedback']);
    await page.reload();
    await expect.poll(kinds).toEqual(['like', 'comment', 'post', 'feedback']);
    await outbox.press("Don't send", 3);
    await expect(outbox.rows).toHaveCount(3);

    const text = `As it is sent ${randomUUID()}`;
    await outbox.press('Change', 2);
    await letter.is('form');
    await expect(letter.text).toHaveValue('As it was first');
    await expect(letter.pictures).toHaveCount(1);
    await letter.send({ type: 'text.type', text });
    await letter.send({ type: 'letter.defer' });
    await letter.is('unsent');

    // Two tabs that could send it.
    await app.goTo('/user/outbox');
    await expect(outbox.rows).toHaveCount(3);
    const second = await context.newPage();
    const elsewhere = new OutboxPage(new App(second, 'en', app.words));
    await second.goto(page.url());
    await expect(elsewhere.rows).toHaveCount(3);
    await world.restart();
    // An attempt that came too early is followed by a pause of up to half a minute.
    await expect(outbox.rows).toHaveCount(0, { timeout: 120_000 });
    await expect(elsewhere.rows).toHaveCount(0);

    const { list } = valueOf(await loadComments(account.client, postId, 1));
    expect(list.filter((comment) => comment.content === content)).toHaveLength(1);
    const feed = valueOf(await feedReader()(account.client, 1)).list;
    expect(feed.find(({ id }) => id === postId)).toMatchObject({ isLiked: true });
    expect(feed.filter((post) => post.content === text)).toMatchObject([{ pictures: [expect.any(String)] }]);
    expect(feed.filter((post) => post.content === 'As it was first')).toEqual([]);
  },
);

test('logging out asks first while something waits', async ({ app, page, guard }) => {
  await app.open(`/dynamic?post=${postId}`);
  await settled(page);
  await app.goTo('/mine');
  await settled(page);
  await app.goTo(`/dynamic?post=${postId}`);
  await settled(page);
  await kept(page);
  await guard.setOffline(true);
  await new LikePage(app, postId).send({ type: 'like.press' });
  await app.goTo('/mine');
  await app.button('Log out').click();
  await expect(app.text('1 item not sent yet')).toBeVisible();
  await app.button('Log out anyway').click();
  await app.shows('user/login');
  const left = await page.evaluate(async () => {
    const open = indexedDB.open('dayrent-outbox');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const keys = open.result.transaction('entries').objectStore('entries').getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    return keys.result;
  });
  expect(left).toEqual([]);
});
