import { expect, it } from 'vitest';
import { doubtIn } from './settlement.tsx';

it('is the form that a member sees of a settlement, until a doubt comes up; it stays until the answer', () => {
  const states = ['submitting', 'unsettled', 'checking', 'unsent', 'resending', 'cancelling'] as const;
  const shown = states.map((value) => doubtIn({ value }));
  expect(shown).toEqual([null, 'unsettled', 'unsettled', 'unsent', 'unsent', 'unsent']);
});
