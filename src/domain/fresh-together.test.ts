import { expect, it } from 'vitest';
import { freshTogether } from './fresh-together.ts';
import { fresh } from './fresh.ts';

const server = { at: 2_000, origin: 'server' } as const;

it('is as old as the oldest answer', () => {
  expect(freshTogether('both', server, { ...server, at: 1_000 })).toStrictEqual(fresh('both', 1_000));
});

const store = { ...server, origin: 'store' } as const;

it.each([
  ['first', [store, server]],
  ['last', [server, store]],
] as const)('is from the store when the %s is', (_which, answers) => {
  expect(freshTogether('both', ...answers)).toStrictEqual(fresh('both', 2_000, 'store'));
});
