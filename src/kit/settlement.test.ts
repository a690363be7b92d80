import { describe, expect, it } from 'vitest';
import { intent } from '#machines/samples.ts';
import { doubtIn, type SettlementState } from './settlement.tsx';

const doubt = (value: SettlementState, move: unknown) =>
  doubtIn({ value, context: { intent: intent(), move, isReachable: true, settled: null } });

describe('what a member sees of a settlement', () => {
  it('is the form, until a doubt comes up', () => {
    const shown = (['submitting', 'unsettled', 'checking', 'unsent', 'cancelling'] as const).map((state) =>
      doubt(state, { rupees: 1n }),
    );
    expect(shown).toEqual([null, 'unsettled', 'unsettled', 'unsent', 'unsent']);
    expect(doubt('checking', null)).toBe('unsettled');
  });

  it('stays the doubt while a move of an earlier page life is sent again', () =>
    expect(doubt('submitting', null)).toBe('unsent'));
});
