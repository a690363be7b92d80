import { expect, it } from 'vitest';
import { cancel, describeCancelling, refresh } from '#tests/support/cancelling.ts';
import { player } from '#tests/support/flow.ts';
import { cancelWithdrawalMachine } from './cancel-withdrawal.machine.ts';
import { withdrawals } from './samples.ts';

describeCancelling(cancelWithdrawalMachine, withdrawals, { withdrawalId: withdrawals.id });

it.each(['processing', 'arrived', 'failed'] as const)('cancels nothing that is %s', (status) => {
  const play = player(cancelWithdrawalMachine, { subject: withdrawals.id, isReachable: true });
  const found = { ...withdrawals.standing, output: withdrawals.terms({ status }) };
  expect(play(found, cancel)).toMatchObject({ state: 'unavailable', started: {} });
  expect(play(found, refresh).state).toBe('loading');
});
