/**
 * Hostile uploads (product 19.5) for posts, feedback and the group screenshot: what comes in the place of a picture,
 * what is left of one that is taken, and who may see it. `uploads.test.ts` has the picture of a person, and all shapes
 * of forms.
 */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import type { Endpoint, Multipart } from '#contract/endpoint.ts';
import { feedback } from '#contract/feedback.ts';
import { groupJoins } from '#contract/group-join.ts';
import { square } from '#contract/square.ts';
import { brokenPng, photoWithPlace, placeMark, polyglots } from '#tests/support/pictures.ts';
import { someOf } from '#tests/sandbox/scale.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

interface Case {
  kind: string;
  endpoint: Endpoint & { multipart: Multipart };
  fields: () => Record<string, string>;
  /** Most pixels of the longer side. */
  edge: number;
  isShown: boolean;
}

const comments = 'The income of yesterday is not shown on my wallet page';
const cases: Case[] = [
  {
    kind: 'community',
    endpoint: square.addPost,
    fields: () => ({ draftId: randomUUID(), content: 'A post' }),
    edge: 1_600,
    isShown: true,
  },
  {
    kind: 'feedback',
    endpoint: feedback.createFeedback,
    fields: () => ({ draftId: randomUUID(), comments, phone: '' }),
    edge: 2_400,
    isShown: false,
  },
  { kind: 'screenshot', endpoint: groupJoins.groupScreenshot, fields: () => ({}), edge: 2_400, isShown: false },
];

let world: ServedWorld;
let token = '';
let photo: Buffer;

beforeAll(async () => {
  world = await openServedWorld();
  photo = await photoWithPlace();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.context.db.deleteFrom('sign_in_attempts').execute();
  // Real time: posts and feedback are limited by the minute.
  world.wallClock.advance(60_000);
  token = await world.signIn();
});

describe.each(cases)('a picture of $kind', ({ kind, endpoint, fields, edge, isShown }) => {
  const start = cases.findIndex((one) => one.kind === kind);
  const { field, limit, most = 1, total } = endpoint.multipart;
  const send = (pictures: readonly Uint8Array[], names: readonly string[] = [], rest = fields()) =>
    world.ask('POST', `/api/${endpoint.backend}/${endpoint.path}`, {
      token,
      fields: rest,
      files: pictures.map((bytes, index) => ({ field, bytes, name: names[index] ?? 'photo.jpg' })),
    });
  const stored = () =>
    world.context.db
      .selectFrom('uploads')
      .selectAll()
      .where('kind', '=', kind as 'avatar')
      .execute();
  const newest = async () => (await stored()).toSorted((a, b) => b.at - a.at)[0];
  const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);

  const refused: [string, () => Uint8Array, number][] = [
    ['nothing', () => new Uint8Array(), codes.pictureRefused],
    ...Object.entries(polyglots).map(([name, bytes]): [string, () => Uint8Array, number] => [
      name,
      () => bytes,
      codes.pictureRefused,
    ]),
    ['a flood of pixels', () => brokenPng(50_000, 50_000), codes.pictureRefused],
    ['one cut off in the middle', () => photo.subarray(0, photo.length / 2), codes.pictureRefused],
    ['a PNG without its pixels', () => brokenPng(10, 10), codes.pictureRefused],
    ['one byte more than the limit', () => padded(limit + 1), codes.tooLarge],
  ];

  it.each(someOf(refused, 3, start))('is not %s', async (_name, make, code) => {
    const before = await stored();
    expect(await send([make()], ['photo.png'])).toMatchObject({ status: 200, code, data: null });
    // One bad one spoils all of them: half a message is never kept.
    if (most > 1) {
      expect(await send([photo, make()])).toMatchObject({ status: 200, code, data: null });
    }
    expect(await stored()).toEqual(before);
  });

  it('is taken at the limit', async () => {
    const taken = total === undefined ? limit : limit - 1_000;
    expect(await send([padded(taken)])).toMatchObject({ code: codes.ok });
  });

  it('is taken with others up to their limit together', async () => {
    if (total === undefined) return expect(limit * most).toBeLessThan(20 * 1024 * 1024);
    const part = padded(Math.ceil(total / most) + 20_000);
    expect(await send(Array.from({ length: most }, () => part))).toMatchObject({ status: 413, code: codes.tooLarge });
  });

  it('is made anew, not larger than needed, without what it said', async () => {
    const large = await sharp(photo).resize(3_000, 2_000).keepMetadata().jpeg().toBuffer();
    expect((await sharp(large).metadata()).exif?.toString('latin1')).toContain(placeMark);
    world.clock.advance(1);
    expect(await send([Buffer.concat([large, Buffer.from('<script>alert(1)</script>')])])).toMatchObject({ code: 200 });
    const bytes = Buffer.from((await newest())?.bytes ?? []);
    const { format, width, height, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect({ format, longest: Math.max(width, height) }).toEqual({ format: 'webp', longest: edge });
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes(placeMark) || bytes.includes('<script>')).toBe(false);
  });

  it.each(['../../etc/passwd', 'x'.repeat(4_096), 'a.svg', 'a\u202egpj.exe', "'; drop table members; --"])(
    'named %j is kept by an id of ours',
    async (name) => {
      expect(await send([photo], [name])).toMatchObject({ code: 200 });
      expect((await newest())?.id).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('comes no more often than allowed', async () => {
    const before = (await stored()).length;
    expect(await send(Array.from({ length: most + 1 }, () => photo))).toMatchObject({ status: 400, code: 400 });
    expect(await send([photo], [], { ...fields(), memberId: 'x' })).toMatchObject({ code: codes.badInput });
    expect(await stored()).toHaveLength(before);
  });

  it('is shown to those it is for', async () => {
    world.clock.advance(1);
    await send([photo]);
    const id = (await newest())?.id ?? '';
    expect((await world.app.request(`/api/user/img/${id}`)).status).toBe(isShown ? 200 : 404);
    const panel = await world.app.request(`/sandbox/pictures/${id}`);
    expect(Object.fromEntries(panel.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    expect((await world.app.request('/sandbox/pictures/x')).status).toBe(404);
  });

  it('is counted before it is read', async () => {
    const { db } = world.context;
    const now = world.wallClock.now();
    const member = world.demo.memberId;
    await db
      .insertInto('sign_in_attempts')
      .values({ subject: `upload:${member}`, failures: 60, last_at: now, blocked_until: 0 })
      .execute();
    expect(await send([photo])).toMatchObject({ code: codes.tooManyAttempts });
  });
});
