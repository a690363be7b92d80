/** Hostile uploads (product 19.5): what comes in the place of a picture, and what is left of one that is taken. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { person } from '#contract/person.ts';
import { uploadLimit } from '#domain/limits.ts';
import { brokenPng, photoWithPlace, placeMark, polyglots } from '#tests/support/pictures.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { workOf } from '#tests/sandbox/work-of.ts';

const path = `/api/${person.modifyHead.backend}/${person.modifyHead.path}`;
const { field, limit } = person.modifyHead.multipart;
const boundary = 'x-boundary';

let world: ServedWorld;
let token = '';
let photo: Buffer;

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
  photo = await photoWithPlace();
});
afterAll(() => world.close());

const send = (bytes: Uint8Array, name?: string) =>
  world.ask('POST', path, { token, file: { field, bytes, ...(name !== undefined && { name }) } });

/** By hand, for what no form would send. */
const post = async (body: BodyInit, type = `multipart/form-data; boundary=${boundary}`, more = {}) => {
  const reply = await world.app.request(path, {
    method: 'POST',
    body,
    headers: { 'X-Access-Token': token, 'Content-Type': type, ...more },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);
  const { code } = (await reply.json()) as { code: number };
  return { status: reply.status, code };
};

const part = (name: string, content: string | Uint8Array, file?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const form = (...parts: readonly Buffer[]) => new Uint8Array(Buffer.concat([...parts, end]));

const stored = async () => world.context.db.selectFrom('uploads').selectAll().execute();
const avatarOf = async (): Promise<string> => {
  const told = await world.ask('GET', '/api/user/user/info', { token });
  return (told.data as { headUrl: string }).headUrl;
};
/** A picture of so many bytes: what follows the end of a JPEG is ignored by who reads it. */
const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);

describe('what is no picture', () => {
  const refused: [string, () => Uint8Array | Promise<Uint8Array>, number][] = [
    ['nothing', () => new Uint8Array(), codes.pictureRefused],
    ...Object.entries(polyglots).map(([name, bytes]): [string, () => Uint8Array, number] => [
      name,
      () => bytes,
      codes.pictureRefused,
    ]),
    ['a flood of pixels', () => brokenPng(50_000, 50_000), codes.pictureRefused],
    ['a picture cut off in the middle', () => photo.subarray(0, photo.length / 2), codes.pictureRefused],
    ['a picture cut off in its header', () => photo.subarray(0, 30), codes.pictureRefused],
    ['a PNG without its pixels', () => brokenPng(10, 10), codes.pictureRefused],
    ['one byte more than the limit', () => padded(limit + 1), codes.tooLarge],
  ];

  it.each(refused)('%s is refused, and the picture stays', async (_name, make, code) => {
    const before = { url: await avatarOf(), rows: await stored() };
    for (const name of ['photo.jpg', 'photo.png']) {
      expect(await send(await make(), name)).toMatchObject({ status: 200, code, data: null });
    }
    expect({ url: await avatarOf(), rows: await stored() }).toEqual(before);
  });
});

describe('what is no form of one picture', () => {
  const drip = (size: number): ReadableStream<Uint8Array> => {
    let left = size;
    return new ReadableStream({
      pull(controller) {
        if (left <= 0) return controller.close();
        left -= 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x61));
      },
    });
  };
  const shapes: [string, () => [BodyInit, (string | undefined)?, object?], { status: number; code: number }][] = [
    ['two files', () => [form(part(field, photo, 'a'), part(field, photo, 'b'))], { status: 400, code: 400 }],
    ['a second file', () => [form(part(field, photo, 'a'), part('other', photo, 'b'))], { status: 400, code: 400 }],
    ['a file by another name', () => [form(part('head', photo, 'a'))], { status: 200, code: 400 }],
    ['no file', () => [form(part('name', 'x'))], { status: 200, code: 400 }],
    ['a text in its place', () => [form(part(field, 'text'))], { status: 200, code: 400 }],
    ['a field beside it', () => [form(part(field, photo, 'a'), part('userId', 'x'))], { status: 200, code: 400 }],
    ['__proto__ beside it', () => [form(part(field, photo, 'a'), part('__proto__', 'x'))], { status: 200, code: 400 }],
    [
      '1,000 parts',
      () => [form(...Array.from({ length: 1_000 }, (_, index) => part(`f${index}`, 'x')))],
      { status: 400, code: 400 },
    ],
    ['a form without an end', () => [new Uint8Array(part(field, photo, 'a'))], { status: 400, code: 400 }],
    ['no boundary', () => [form(part(field, photo, 'a')), 'multipart/form-data'], { status: 400, code: 400 }],
    [
      'a boundary of 200 characters',
      () => [form(part(field, photo, 'a')), `multipart/form-data; boundary=${'x'.repeat(200)}`],
      { status: 400, code: 400 },
    ],
    ['a plain form', () => ['img=x', 'application/x-www-form-urlencoded'], { status: 415, code: 415 }],
    ['the bytes alone', () => [new Uint8Array(photo), 'image/jpeg'], { status: 415, code: 415 }],
    ['a body far over the limit', () => [new Uint8Array(limit + 70_000)], { status: 413, code: 413 }],
    ['the same, in chunks', () => [drip(limit + 200_000)], { status: 413, code: 413 }],
    [
      'the same, with an understated length',
      () => [drip(limit + 200_000), undefined, { 'Content-Length': '10' }],
      { status: 413, code: 413 },
    ],
  ];

  it.each(shapes)('%s', async (_name, make, verdict) => {
    const before = await stored();
    const work = await workOf(async () => expect(await post(...make())).toEqual(verdict));
    expect(work).toBeLessThan(1_000);
    expect(await stored()).toEqual(before);
  });
});

describe('a picture', () => {
  it.each([
    ['a way out', '../../etc/passwd'],
    ['4 kB', 'x'.repeat(4_096)],
    ['another type', 'a.svg'],
    ['an override of direction', 'a\u202egpj.exe'],
    ['a command', "'; drop table members; --"],
  ])('whose name is %s is kept by an id of ours', async (_what, name) => {
    expect(await send(photo, name)).toMatchObject({ code: 200 });
    const [kept, ...others] = await stored();
    expect(others).toEqual([]);
    expect(await avatarOf()).toBe(`/api/user/img/${kept?.id}`);
    expect(kept?.id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is taken at the limit', async () => {
    expect(uploadLimit.avatar).toBe(10_485_760);
    expect(await send(padded(limit))).toMatchObject({ code: 200 });
  });

  it('is made anew: turned, square, small, and without what it said', async () => {
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain(placeMark);
    await send(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
    const [kept] = await stored();
    const bytes = Buffer.from(kept?.bytes ?? []);
    const { format, width, height, pages, exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ format, width, height, pages: pages ?? 1 }).toEqual({ format: 'webp', width: 512, height: 512, pages: 1 });
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes(placeMark)).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    // Orientation 6: what is at the left of the file is at the top of the picture.
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-3)).toBeLessThan(60);
  });

  it.each(['png', 'webp'] as const)('may be a %s', async (format) => {
    expect(await send(await sharp(photo).toFormat(format).toBuffer())).toMatchObject({ code: 200 });
  });

  it('is one frame of an animation', async () => {
    const frames = await sharp([photo, await sharp(photo).flop().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2);
    await send(frames);
    const [kept] = await stored();
    expect((await sharp(Buffer.from(kept?.bytes ?? []), { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  it('leaves nothing of the one before', async () => {
    await send(photo);
    const first = await avatarOf();
    await send(photo);
    const second = await avatarOf();
    expect(second).not.toBe(first);
    expect(await stored()).toHaveLength(1);
    expect((await world.app.request(first)).status).toBe(404);
    expect((await world.app.request(second)).status).toBe(200);
  });

  it('sent twice at once leaves one', async () => {
    await Promise.all([send(photo), send(photo), send(photo)]);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(await avatarOf()).toBe(`/api/user/img/${rows[0]?.id}`);
  });

  it('is served as an image in a sandbox', async () => {
    await send(photo);
    const reply = await world.app.request(await avatarOf());
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const [kept] = await stored();
    expect(Buffer.from(await reply.arrayBuffer()).equals(Buffer.from(kept?.bytes ?? []))).toBe(true);
  });

  it.each(['0'.repeat(32), 'x', '..%2f..%2fetc%2fpasswd', "'%20or%201=1", '%00', '__proto__'])(
    'that is not there is unknown: %s',
    async (id) => {
      const reply = await world.app.request(`/api/user/img/${id}`);
      expect(reply.status).toBe(404);
      expect(await reply.json()).toEqual({ code: 404, msg: 'No such call', data: null });
    },
  );

  it('of a member changes nobody else’s', async () => {
    await send(photo);
    const mine = await avatarOf();
    const stranger = await world.signIn(world.demo.emptyPhone);
    await world.ask('POST', path, { token: stranger, file: { field, bytes: photo } });
    expect(await avatarOf()).toBe(mine);
    expect((await world.app.request(mine)).status).toBe(200);
  });
});
