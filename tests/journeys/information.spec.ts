/** The person: a picture chosen, cut and sent without what it says of its place; what is no picture; the nickname. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { person } from '#contract/person.ts';
import { uploadLimit } from '#domain/limits.ts';
import { pathOf } from '../flows/money-paths.ts';
import { AvatarPage } from '../pages/avatar-page.ts';
import { NicknamePage } from '../pages/nickname-page.ts';
import { brokenPng, photoWithPlace, placeMark, polyglots } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

test.use({ ownWorld: true });

const headPath = pathOf(person.modifyHead);
const fileOf = (buffer: Buffer | Uint8Array, name = 'photo.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(buffer),
});

/** Files that leave the page in forms: a browser keeps their bytes from who watches its requests. */
async function watchFiles(page: Page): Promise<() => Promise<{ name: string; bytes: Buffer }[]>> {
  await page.addInitScript(() => {
    const sent: Promise<{ name: string; bytes: number[] }>[] = [];
    Object.assign(globalThis, { sent });
    const send = XMLHttpRequest.prototype.send; // oxlint-disable-line typescript/unbound-method -- called with its own request
    XMLHttpRequest.prototype.send = function (body) {
      for (const part of body instanceof FormData ? body.values() : []) {
        if (part instanceof File)
          sent.push(part.arrayBuffer().then((bytes) => ({ name: part.name, bytes: [...new Uint8Array(bytes)] })));
      }
      send.call(this, body);
    };
  });
  return async () => {
    const files = await page.evaluate(() =>
      Promise.all((globalThis as unknown as { sent: Promise<{ name: string; bytes: number[] }>[] }).sent),
    );
    return files.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
  };
}

test(
  'a picture: chosen, cut, sent over a server that fails, and without its place',
  { tag: gate },
  async ({ app, page, world }) => {
    const avatar = new AvatarPage(app);
    const sentFiles = await watchFiles(page);
    const photo = await photoWithPlace();
    expect(photo.includes(placeMark)).toBe(true);
    await app.open('/mine');
    await app.follow('/user/information');
    await avatar.is('idle');
    // Drawn from the name.
    await expect(avatar.picture).toHaveCount(0);
    await avatar.send({ type: 'file.choose', file: fileOf(photo) });
    await avatar.is('crop');
    // Held upright, the red half is at the top: moved up, all of what is taken is red.
    await expect(avatar.crop).toBeVisible();
    for (let press = 0; press < 60; press += 1) await avatar.crop.press('ArrowDown');

    await world.fault({ path: headPath, fault: 'error-before' });
    await avatar.send({ type: 'crop.confirm' });
    await avatar.is('crop');
    await expect(app.text("We couldn't change your picture")).toBeVisible();
    await expect(avatar.crop).toBeVisible();
    await avatar.send({ type: 'crop.confirm' });
    await avatar.is('idle');
    await expect(page.locator('[data-toast]')).toHaveText(app.words('Picture changed'));
    await expect(avatar.picture).toHaveAttribute('src', /^\/api\/user\/img\/[0-9a-f]{32}$/);
    await expect.poll(() => avatar.picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

    // What left the device, and what the server has.
    const files = await sentFiles();
    expect(files.map(({ name }) => name)).toEqual(['img', 'img']);
    for (const { bytes } of files) {
      const sent = await sharp(bytes).metadata();
      expect(sent).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
      expect([sent.exif, sent.xmp, sent.iptc]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes(placeMark)).toBe(false);
    }
    const reply = await page.request.get((await avatar.picture.getAttribute('src')) ?? '');
    expect(reply.headers()['content-type']).toBe('image/webp');
    const { exif, orientation, width, height } = await sharp(await reply.body()).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 512,
      height: 512,
    });
    const { data } = await sharp(await reply.body())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);

    await app.goTo('/mine');
    await expect(app.screen('mine').locator('img').first()).toHaveAttribute('src', /^\/api\/user\/img\//);
  },
);

test('what is no picture stays on the device, and says why', async ({ app, page }) => {
  const avatar = new AvatarPage(app);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === headPath) calls.push(pathname);
  });
  await app.open('/user/information');
  const photo = await photoWithPlace();
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
  const refused: [Uint8Array, string][] = [
    ...Object.values(polyglots).map((bytes): [Uint8Array, string] => [bytes, "This isn't a JPEG, PNG or WebP picture"]),
    [new Uint8Array(), 'This file is empty'],
    [brokenPng(50_000, 50_000), 'This picture has too many pixels'],
    [brokenPng(10, 10), "This picture can't be opened"],
    [photo.subarray(0, 30), "This picture can't be opened"],
  ];
  for (const [bytes, words] of refused) {
    await avatar.send({ type: 'file.choose', file: fileOf(bytes) });
    await expect(app.text(words)).toBeVisible();
    await avatar.is('idle');
  }
  await avatar.send({ type: 'file.choose', file: fileOf(padded(uploadLimit.avatar + 1)) });
  await expect(avatar.frame.getByRole('alert')).toContainText('10');
  // At the limit it is taken.
  await avatar.send({ type: 'file.choose', file: fileOf(padded(uploadLimit.avatar)) });
  await avatar.is('crop');
  await avatar.send({ type: 'crop.cancel' });
  await avatar.is('idle');
  await expect(avatar.frame.getByRole('alert')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('an upload that is stopped on its way keeps what was cut', async ({ app, world }) => {
  const avatar = new AvatarPage(app);
  await app.open('/user/information');
  await avatar.send({ type: 'file.choose', file: fileOf(await photoWithPlace()) });
  await avatar.is('crop');
  await world.fault({ path: headPath, fault: 'slow', ms: 20_000 });
  await avatar.send({ type: 'crop.confirm' });
  await avatar.is('uploading');
  await expect(avatar.frame.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await avatar.send({ type: 'upload.cancel' });
  await avatar.is('crop');
  // Stopping is nobody's failure: the server can be reached.
  await expect(avatar.frame.getByRole('alert')).toHaveCount(0);
  await expect(app.button('Use this picture')).toBeEnabled();
  await avatar.send({ type: 'crop.confirm' });
  await avatar.is('idle');
});

test('a nickname: its rules, kept over a failure, seen on the personal tab', async ({ app, page, world }) => {
  const nickname = new NicknamePage(app);
  const namePath = pathOf(person.modifyName);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === namePath) calls.push(pathname);
  });
  await app.open('/user/information');
  await app.follow('/user/name');
  await nickname.is('form');
  await nickname.send({ type: 'name.save' });
  await app.isAt('/user/information');
  expect(calls).toEqual([]);

  await app.follow('/user/name');
  await nickname.is('form');
  for (const [text, words] of [
    ['  ', /Enter a nickname/],
    ['x'.repeat(31), /Use at most 30 characters/],
    ['evil\u202eahsA', /The text has invisible characters/],
  ] as const) {
    await nickname.send({ type: 'name.type', text });
    await nickname.send({ type: 'name.save' });
    await expect(nickname.field).toHaveAccessibleDescription(words);
  }
  expect(calls).toEqual([]);

  await nickname.send({ type: 'name.type', text: ' <b>Meera</b> عائشة ' });
  await world.fault({ path: namePath, fault: 'error-before' });
  await nickname.send({ type: 'name.save' });
  await expect(app.text('What you entered is kept.')).toBeVisible();
  await expect(nickname.field).toHaveValue(' <b>Meera</b> عائشة ');
  await nickname.send({ type: 'name.save' });
  await app.isAt('/user/information');
  await expect(page.locator('[data-nickname]')).toHaveText('<b>Meera</b> عائشة');
  await app.goTo('/mine');
  await expect(app.screen('mine').getByText('<b>Meera</b> عائشة')).toBeVisible();
});
