import { backgroundDelay } from '#domain/entry-limits.ts';
import { openMemberStore, type LastStart } from '#storage/device.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStart, most } from './keep-start.ts';

const members = openMemberStore();
const startAt = (address: string, replies: readonly string[] = []): LastStart => ({
  address,
  language: 'en',
  scripts: ['https://app/assets/entry.js'],
  replies,
});

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** @returns what is kept then */
async function keep(member: string | null, ...starts: LastStart[]) {
  const session = member === null ? null : ({ member, token: 'a token', region: 0 } as const);
  for (const start of starts) {
    const writing = vi.spyOn(members, 'update');
    keepStart(start, { members, session: () => session });
    vi.advanceTimersByTime(backgroundDelay);
    await Promise.all(writing.mock.results.map(({ value }) => value));
    writing.mockRestore();
  }
  return members.read('starts.v1');
}

it('keeps the newest start of each address first', async () => {
  const kept = await keep('ASHA01', startAt('/index'), startAt('/projects'), startAt('/index', ['a reply']));
  expect(kept).toEqual({ member: 'ASHA01', starts: [startAt('/index', ['a reply']), startAt('/projects')] });
});

it('keeps no more than it says', async () => {
  const starts = Array.from({ length: most + 2 }, (_, number) => startAt(`/user/record?id=${number}`));
  expect((await keep('ASHA01', ...starts))?.starts).toEqual(starts.toReversed().slice(0, most));
});

it('keeps none of another member, and none of nobody', async () => {
  await keep('ASHA01', startAt('/index'));
  expect(await keep('BINA02', startAt('/projects'))).toEqual({ member: 'BINA02', starts: [startAt('/projects')] });
  await members.clear();
  expect(await keep(null, startAt('/index'))).toBeUndefined();
});
