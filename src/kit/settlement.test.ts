import { describe, expect, it } from 'vitest';
import { shownStateOf, type SettlementState } from './settlement.tsx';

const shown = (value: SettlementState, move: unknown) => shownStateOf({ value, context: { move } });

describe('what a member sees of a settlement', () => {
  it('is its state', () => {
    for (const value of ['submitting', 'unsettled', 'checking', 'unsent', 'cancelling'] as const)
      expect(shown(value, { rupees: 1n })).toBe(value);
    expect(shown('checking', null)).toBe('checking');
  });

  it('stays the doubt while a move of an earlier page life is sent again', () =>
    expect(shown('submitting', null)).toBe('unsent'));
});
