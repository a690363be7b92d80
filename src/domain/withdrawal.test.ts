import { describe, expect, it } from 'vitest';
import { withdrawal } from '#machines/withdrawal/samples.ts';
import { isCancellable, withdrawalIdOf, withdrawalStageOf, withdrawalStatuses } from './withdrawal.ts';

describe('withdrawalIdOf', () => {
  it.each([
    [{ id: 'withdrawal-7', type: 'withdrawal' }, '7'],
    [{ id: 'withdrawal-7', type: 'withdrawalFailed' }, null],
    [{ id: 'income-7', type: 'dailyIncome' }, null],
    [{ id: 'other-7', type: 'withdrawal' }, null],
  ] as const)('%o → %s', (record, id) => expect(withdrawalIdOf(record)).toBe(id));
});

describe('withdrawalStageOf', () => {
  const late = withdrawal.arrivesTo + 1;
  it.each(withdrawalStatuses)('is its status until its last moment: %s', (status) =>
    expect(withdrawalStageOf({ ...withdrawal, status }, withdrawal.arrivesTo)).toBe(status),
  );
  it.each([
    ['pending', 'overdue'],
    ['processing', 'overdue'],
    ['arrived', 'arrived'],
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
  ] as const)('%s is %s after it', (status, stage) =>
    expect(withdrawalStageOf({ ...withdrawal, status }, late)).toBe(stage),
  );
});

it('can be cancelled while it is pending, and in no other state', () => {
  expect(withdrawalStatuses.filter((status) => isCancellable({ status }))).toEqual(['pending']);
});
