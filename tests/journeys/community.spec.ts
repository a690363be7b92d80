/** The community: a like and a picture, and a comment that is written without a connection and is there once. */
import { randomUUID } from 'node:crypto';
import { valueOf } from '#domain/fresh-value.ts';
import { addComment, loadComments } from '#api/square.ts';
import { square } from '#contract/square.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CommentsPage } from '../pages/comments-page.ts';
import { LikePage } from '../pages/like-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

const postId = 'post-040';

test(
  'a comment that did not get through waits, is sent by itself, and is there once',
  { tag: gate },
  async ({ app, page, account, guard, world }) => {
    const comments = new CommentsPage(app);
    const like = new LikePage(app, postId);
    await app.open(`/dynamic?post=${postId}`);
    await like.send({ type: 'like.press' });
    await expect(like.frame).toHaveAttribute('data-state', 'liked');

    await page.locator(`[data-post="${postId}"] img[alt]`).nth(1).click();
    const viewer = page.getByRole('dialog', { name: app.words('Pictures') });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);

    const content = `Without a connection ${randomUUID()}`;
    await comments.send({ type: 'reply.choose', target: { id: '', author: '' } });
    await comments.send({ type: 'text.type', text: content });
    // The first answer is lost too.
    await world.fault({ path: pathOf(square.addComment), fault: 'error-after' });
    await guard.setOffline(true);
    await comments.send({ type: 'comment.send', draftId: '' });
    await expect(comments.frame.locator('[data-unsent="waiting"]')).toContainText(content);
    await expect(comments.box).toHaveValue('');
    await guard.setOffline(false);
    await world.faultsTaken();
    await expect(comments.frame.locator('[data-unsent]')).toHaveCount(0);
    await page.reload();
    await expect(comments.comments.filter({ hasText: content })).toHaveCount(1);
    const { list } = valueOf(await loadComments(account.client, postId, 1));
    expect(list.filter((comment) => comment.content === content)).toHaveLength(1);
    expect(list[0]).toMatchObject({ author: 'Asha', replyTo: expect.stringMatching(/./) });
  },
);

test('who answers a comment, or no longer does, goes on writing', async ({ app, page }) => {
  const comments = new CommentsPage(app);
  await page.setViewportSize({ width: 390, height: 400 });
  await app.open(`/dynamic?post=${postId}`);
  const reply = comments.frame.getByRole('button', { name: app.words('Reply'), exact: true }).last();
  await reply.scrollIntoViewIfNeeded();
  await expect(comments.box).not.toBeInViewport();
  await reply.click();
  await expect(comments.box).toBeFocused();
  await expect(comments.box).toHaveAccessibleName(/^Reply to ./);
  await expect(comments.box).toBeInViewport({ ratio: 1 });
  // Nor does the header lie on it.
  const isOnTop = () =>
    comments.box.evaluate((box) => {
      const { left, top, width } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 2) === box;
    });
  await expect.poll(isOnTop).toBe(true);
  // The button goes away, and what it was pressed for with it.
  await comments.send({ type: 'reply.cancel' });
  await expect(comments.box).toBeFocused();
  await expect(comments.box).toHaveAccessibleName(app.words('Write a comment'));
});

test('a comment that comes while they are read is there too', async ({ app, page, account }) => {
  const comments = new CommentsPage(app);
  const [read, answered] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  // What the page is told is from before the comment.
  await page.route(
    `**${pathOf(square.comments)}?*`,
    async (route) => {
      const response = await route.fetch();
      read.resolve(undefined);
      await answered.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const connected = page.waitForEvent('websocket');
  await app.open(`/dynamic?post=${postId}`);
  await read.promise;
  const socket = await connected;
  await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
  const heard = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('feed'));
  const content = `Meanwhile ${randomUUID()}`;
  await addComment(account.client, postId, { draftId: randomUUID(), content, target: null });
  await heard;
  answered.resolve(undefined);
  await expect(comments.comments.filter({ hasText: content })).toHaveCount(1);
});
