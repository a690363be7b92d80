import { uploadLimit } from '#domain/limits.ts';
import { brokenPng, photoWithPlace, polyglots } from '#tests/support/pictures.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { judgePicture } from './picture-file.ts';

const limit = uploadLimit.avatar;
const close = vi.fn<() => void>();
const decode = vi.fn<(file: Blob) => Promise<{ width: number; height: number; close: () => void }>>(() =>
  Promise.resolve({ width: 600, height: 900, close }),
);

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', decode);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const judge = (...parts: BlobPart[]) => judgePicture(new Blob(parts), limit);

describe('a chosen file', () => {
  it('has the size that it is shown with, and is let go again', async () => {
    expect(await judge(await photoWithPlace())).toEqual({ width: 600, height: 900 });
    expect(close).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(polyglots))('that is %s is never decoded', async (_name, bytes) => {
    expect(await judge(bytes)).toBe('notPicture');
    expect(decode).not.toHaveBeenCalled();
  });

  it('is taken up to its limit', async () => {
    const photo = await photoWithPlace();
    const rest = (size: number) => new Uint8Array(size - photo.length);
    expect(await judge(photo, rest(limit))).toMatchObject({ width: 600 });
    expect(await judge(photo, rest(limit + 1))).toBe('tooLarge');
  });

  it('over its limit is not even read', async () => {
    const file = new Blob([new Uint8Array(limit + 1)]);
    const read = vi.spyOn(file, 'arrayBuffer');
    expect(await judgePicture(file, limit)).toBe('tooLarge');
    expect(read).not.toHaveBeenCalled();
  });

  it('with a flood of pixels is never decoded', async () => {
    expect(await judge(brokenPng(50_000, 50_000))).toBe('tooManyPixels');
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a header cut off', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'unreadable'],
  ])('with %s in it says so', async (_name, bytes, problem) => {
    expect(await judge(bytes)).toBe(problem);
    expect(decode).not.toHaveBeenCalled();
  });

  it('that can’t be decoded says so', async () => {
    decode.mockRejectedValueOnce(new Error('InvalidStateError'));
    expect(await judge(brokenPng(10, 10))).toBe('unreadable');
  });
});
