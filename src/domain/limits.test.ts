import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('has the constants of spec part 9', () => {
  expect(limits).toMatchObject({
    requestTimeout: 36_000,
    toastDuration: 3_000,
    sessionEndDelay: 1_000,
    countdownTick: 1_000,
    prefetchTimeout: 4_000,
    pullThreshold: 100,
    incomeArrival: 30 * 60_000,
    withdrawalFee: 500n,
    managementFee: 1_000n,
    promotionShare: 5_000n,
    passwordLength: { min: 8, max: 24 },
    appVersion: { name: '0.5.1', code: 51 },
    referralBonus: { B: 1_000_000n, C: 500_000n, D: 250_000n },
    sessionLifetime: 30 * 86_400_000,
  });
});
