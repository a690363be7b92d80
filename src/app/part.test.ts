import { describe, expect, it, vi } from 'vitest';
import { partOf } from './part.ts';

const Screen = () => null;

describe('a part', () => {
  it('is drawn as itself once its code is here', async () => {
    const part = partOf(() => Promise.resolve(Screen));
    await part.load();
    expect(part.component()).toBe(Screen);
  });

  it('that was drawn before stays what it was: another component would begin anew', async () => {
    const part = partOf(() => Promise.resolve(Screen));
    const drawn = part.component();
    expect(drawn).not.toBe(Screen);
    await part.load();
    expect(part.component()).toBe(drawn);
  });

  it('is loaded once', async () => {
    const fetch = vi.fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen));
    const part = partOf(fetch);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('that could not be had is tried anew', async () => {
    const fetch = vi
      .fn<() => Promise<typeof Screen>>(() => Promise.resolve(Screen))
      .mockRejectedValueOnce(new TypeError('gone'));
    const part = partOf(fetch);
    await expect(part.load()).rejects.toThrow('gone');
    expect(await part.load()).toBe(Screen);
    expect(part.component()).toBe(Screen);
  });
});
