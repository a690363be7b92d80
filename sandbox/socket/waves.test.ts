import { describe, expect, it } from 'vitest';
import { openWaves } from './waves.ts';

/** Waves that end when they are let go, in the order in which they began. */
function held() {
  const ends: PromiseWithResolvers<void>[] = [];
  const begun: string[] = [];
  const tell = openWaves((kind: string) => {
    begun.push(kind);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { tell, begun, ends };
}

describe('waves', () => {
  it('begin at once, each kind by itself', () => {
    const { tell, begun } = held();
    void tell('feed');
    void tell('notices');
    expect(begun).toEqual(['feed', 'notices']);
  });

  it('of one kind follow each other, and all that came meanwhile is one', async () => {
    const { tell, begun, ends } = held();
    const first = tell('feed');
    await Promise.all([tell('feed'), tell('feed')]);
    expect(begun).toEqual(['feed']);
    ends[0]?.resolve();
    await expect.poll(() => begun.length).toBe(2);
    ends[1]?.resolve();
    await first;
    expect(begun).toEqual(['feed', 'feed']);
  });

  it('that fail are told of, and the next begins', async () => {
    const { tell, begun, ends } = held();
    const first = tell('feed');
    ends[0]?.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    void tell('feed');
    expect(begun).toEqual(['feed', 'feed']);
  });
});
