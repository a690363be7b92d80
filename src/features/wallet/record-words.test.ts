import { expect, it } from 'vitest';
import { recordStatuses, type MoneyRecord } from '#domain/wallet.ts';
import { signOf } from './record-words.tsx';

it('gives no plus to what did not reach the member', () => {
  const unsigned = recordStatuses.filter((status) => !signOf({ status } as MoneyRecord).isSigned);
  expect(unsigned).toEqual(['failed', 'cancelled', 'expired', 'notCredited', 'unpaid']);
});
