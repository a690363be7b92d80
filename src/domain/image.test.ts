import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { brokenPng, photoWithPlace, polyglots } from '#tests/support/pictures.ts';
import { uploadLimit } from './limits.ts';
import { centreSquare, imageHeader, pixelLimit } from './image.ts';

const limit = uploadLimit.avatar;
const header = (bytes: Uint8Array) => imageHeader(bytes, limit);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9a441' } });

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is known by its bytes: %s', async (format) => {
    expect(header(await blank(300, 200).toFormat(format).toBuffer())).toEqual({
      type: `image/${format}`,
      width: 300,
      height: 200,
    });
  });

  it.each([
    ['a progressive JPEG', () => blank(640, 480).jpeg({ progressive: true })],
    ['a lossless WebP', () => blank(640, 480).webp({ lossless: true })],
    [
      'a WebP with metadata',
      () =>
        blank(640, 480)
          .withExif({ IFD0: { Artist: 'x' } })
          .webp(),
    ],
    ['an interlaced PNG', () => blank(640, 480).png({ progressive: true })],
    [
      'a JPEG with much metadata',
      () =>
        blank(640, 480)
          .withExif({ IFD0: { Artist: 'x'.repeat(50_000) } })
          .jpeg(),
    ],
  ])('has its size: %s', async (_name, make) => {
    expect(header(await make().toBuffer())).toMatchObject({ width: 640, height: 480 });
  });

  it('has the size of its file, before it is turned', async () => {
    expect(header(await photoWithPlace())).toEqual({ type: 'image/jpeg', width: 900, height: 600 });
  });

  it('lies within a larger buffer', async () => {
    const bytes = await blank(30, 20).png().toBuffer();
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 7);
    expect(header(larger.subarray(7))).toMatchObject({ width: 30, height: 20 });
  });

  it('has fill bytes before its markers', () => {
    const frame = [0xff, 0xff, 0xff, 0xc0, 0, 17, 8, 0, 20, 0, 30];
    expect(header(new Uint8Array([0xff, 0xd8, ...frame]))).toEqual({ type: 'image/jpeg', width: 30, height: 20 });
  });
});

describe('what is no picture', () => {
  it.each(Object.entries(polyglots))('%s', (_name, bytes) => expect(header(bytes)).toBe('notPicture'));

  it('nothing at all', () => expect(header(new Uint8Array())).toBe('empty'));

  it('a file of one byte more than the limit', async () => {
    const photo = await blank(30, 20).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect(header(padded(limit))).toMatchObject({ width: 30 });
    expect(header(padded(limit + 1))).toBe('tooLarge');
  });

  it('a flood of pixels', () => {
    expect(header(brokenPng(50_000, 50_000))).toBe('tooManyPixels');
    expect(header(brokenPng(1, 4_294_967_295))).toBe('tooManyPixels');
    expect(header(brokenPng(pixelLimit / 1_000, 1_000))).toMatchObject({ height: 1_000 });
    expect(header(brokenPng(pixelLimit / 1_000, 1_001))).toBe('tooManyPixels');
  });

  it.each([
    ['a side of no pixels', brokenPng(0, 10)],
    ['a PNG that begins with another chunk', brokenPng(10, 10).with(12, 0x50)],
    ['a JPEG that ends at once', new Uint8Array([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG without a frame before its scan', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0])],
    ['a JPEG of noise', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3])],
    ['a WebP of another form', new TextEncoder().encode('RIFF\0\0\0\0WEBPALPH'.padEnd(40, '\0'))],
  ])('%s', (_name, bytes) => expect(header(bytes)).toBe('unreadable'));

  it.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut off before its size', async (format) => {
    const bytes = await blank(300, 200).toFormat(format).toBuffer();
    for (const length of [12, 16, 20]) expect(header(bytes.subarray(0, length)), `${length}`).toBe('unreadable');
  });

  it('is found in any noise, without an end of the world', () => {
    for (let seed = 1; seed < 3_000; seed += 1) {
      const noise = Uint8Array.from({ length: 64 }, (_, index) => (seed * 2_654_435_761 * (index + 1)) >>> 13);
      noise.set([0xff, 0xd8, 0xff]);
      expect(['unreadable', 'tooManyPixels']).toContain(
        typeof header(noise) === 'object' ? 'unreadable' : header(noise),
      );
    }
  });
});

it.each([
  [
    { width: 900, height: 600 },
    { x: 150, y: 0, width: 600, height: 600 },
  ],
  [
    { width: 600, height: 901 },
    { x: 0, y: 150, width: 600, height: 600 },
  ],
  [
    { width: 1, height: 1 },
    { x: 0, y: 0, width: 1, height: 1 },
  ],
])('the middle of %o', (size, area) => expect(centreSquare(size)).toEqual(area));
