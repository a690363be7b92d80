import { expect, it } from 'vitest';
import { freshTogether } from './fresh-together.ts';
import { fresh } from './fresh.ts';

const server = { at: 2_000, origin: 'server' } as const;
const kept = { at: 2_000, origin: 'store' } as const;

it('is as old as the oldest answer', () => {
  expect(freshTogether('both', server, { ...server, at: 1_000 })).toStrictEqual(fresh('both', 1_000));
});

it('is from the store when one of them is', () => {
  expect(freshTogether('both', kept, server)).toStrictEqual(fresh('both', 2_000, 'store'));
  expect(freshTogether('both', server, kept)).toStrictEqual(fresh('both', 2_000, 'store'));
});
