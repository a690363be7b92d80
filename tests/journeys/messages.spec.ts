/** A message arrives while the app is open, is counted, opened and read; notices come up once; whatever they say is text. */
import { inbox } from '#contract/inbox.ts';
import { pathOf } from '../flows/money-paths.ts';
import { MarkReadPage } from '../pages/mark-read-page.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

const hostile = '<img src=x onerror="globalThis.broken=1"><script>globalThis.broken=1</script> \u202eevil.exe';

test('a message arrives live, is counted, opened and read', { tag: gate }, async ({ app, page, world }) => {
  await app.open('/index');
  await settled(page);
  await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
  const bell = page.locator('header a[href="#/message"]');
  const countOf = async () => Number((await bell.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0);
  const before = await countOf();
  expect(before).toBeGreaterThan(0);
  await world.announce('message', hostile, `${hostile}\nSecond line`);
  await expect.poll(countOf).toBe(before + 1);

  await bell.click();
  await app.shows('message');
  await page.getByText(hostile).first().click();
  await app.shows('index/alert');
  await expect(page.locator('article p').first()).toHaveText(hostile);
  await expect(page.locator('article p').last()).toHaveText('Second line');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'broken') as unknown)).toBeUndefined();
  await expect(page.locator('[data-machine="markRead"]')).toHaveAttribute('data-state', 'marked');
  await app.goTo('/index');
  await expect.poll(countOf).toBe(before);
});

test('a whole group is marked, also where the server did not hear it at first', async ({ app, page, world }) => {
  const list = new MarkReadPage(app);
  const unread = page.getByText(app.words('Unread'), { exact: true });
  await app.open('/user/msg');
  await settled(page);
  const before = await unread.count();
  expect(before).toBeGreaterThan(0);
  await world.fault({ path: pathOf(inbox.markRead), fault: 'error-before' });
  await list.send({ type: 'group.mark', upTo: 0 });
  await expect(unread).toHaveCount(0);
  // Its button is gone: the focus is on what stood around it.
  await expect(list.frame.locator('[data-machine="paging"]')).toBeFocused();
  // The outbox tells the server again, and shows nothing of it.
  await world.faultsTaken();
  await world.announce('message', 'One more');
  await expect(page.getByText('One more')).toBeVisible();
  await expect(unread).toHaveCount(1);
  await list.send({ type: 'group.mark', upTo: 0 });
  await expect(unread).toHaveCount(0);
  // Shown at once; the device has it a moment later.
  await expect(list.frame).toHaveAttribute('data-state', 'marked');
  await page.reload();
  await settled(page);
  await expect(unread).toHaveCount(0);
});

test('a whole group is marked, also by who has read on', async ({ app, page, world }) => {
  for (let count = 0; count < 25; count += 1) await world.announce('message', `Message ${count}`);
  const list = new MarkReadPage(app);
  const unread = page.getByText(app.words('Unread'), { exact: true });
  await app.open('/user/msg');
  await settled(page);
  const more = app.button('Load more');
  await more.focus();
  // As the key is pressed: a list of which only what is in sight is there changes while it scrolls.
  await page.evaluate(() => {
    const note = () => {
      document.body.dataset['last'] = [...document.querySelectorAll('main li a')].at(-1)?.getAttribute('href') ?? '';
    };
    addEventListener('keydown', note, { once: true });
  });
  await page.keyboard.press('Enter');
  const last = (await page.locator('body').getAttribute('data-last')) ?? '';
  await expect(more).toHaveCount(0);
  // One goes on with what was read on to.
  await expect(page.locator(`main li a[href="${last}"]`)).toBeFocused();
  expect(await unread.count()).toBeGreaterThan(0);
  await list.send({ type: 'group.mark', upTo: 0 });
  await expect(unread).toHaveCount(0);
});

test('a message counts as read once its text is there', async ({ app, page, world, guard }) => {
  await world.announce('message', 'Not read yet', 'Its text');
  await app.open('/user/msg');
  await settled(page);
  guard.broken = 'net::ERR_FAILED';
  await guard.setOffline(true);
  await page.getByText('Not read yet').click();
  await app.shows('index/alert');
  await expect(app.button('Try again')).toBeVisible();
  await settled(page);
  const reading = page.locator('[data-machine="markRead"]');
  await expect(reading).toHaveCount(0);
  await guard.setOffline(false);
  await expect(page.getByText('Its text')).toBeVisible();
  await expect(reading).toHaveAttribute('data-state', 'marked');
});

test('without motion notices stand, and lead to what they say in full', async ({ app, page }) => {
  await app.open('/index');
  const line = page
    .getByRole('region', { name: app.words('Notices') })
    .getByRole('link')
    .first();
  const words = (await line.textContent())?.split(':')[0] ?? '';
  await line.click();
  await app.shows('index/alert');
  await expect(page.locator('article p').first()).toHaveText(words);
});

test('a notice comes up once, and what was closed stays closed', async ({ app, page, world }) => {
  await app.open('/index');
  await settled(page);
  await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
  await world.announce('popup', hostile, 'Read me');
  const popup = page.getByRole('dialog');
  await expect(popup).toContainText('Read me');
  await expect(popup).toContainText(hostile);
  await popup
    .getByRole('button', { name: app.words('Close'), exact: true })
    .last()
    .click();
  await expect(popup).toHaveCount(0);
  await app.button('Close the notices').click();
  await expect(app.button('Close the notices')).toHaveCount(0);
  // A page that is left takes with it what it has not written yet.
  await expect(page.locator('[data-machine="dismissedNotices"]')).toHaveAttribute('data-state', 'ready');
  await page.reload();
  await settled(page);
  await expect(popup).toHaveCount(0);
  await expect(app.button('Close the notices')).toHaveCount(0);
  await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'live');
  await world.announce('popup', 'Another one');
  await expect(popup).toContainText('Another one');
});

test.describe('a browser without sockets', () => {
  test('is told so once, and reads by pulling', async ({ app, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));
    await app.open('/message');
    await expect(
      page.getByText(app.words("Your browser doesn't support live updates. Pull down to refresh")),
    ).toBeVisible();
    await expect(page.locator('[data-machine="socket"]')).toHaveAttribute('data-state', 'unsupported');
    await app.goTo('/user/msg');
    await app.shows('user/msg');
    await settled(page);
  });
});
