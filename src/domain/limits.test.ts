import { expect, it } from 'vitest';
import * as entryLimits from './entry-limits.ts';
import * as limits from './limits.ts';

it('has the constants that docs/product.md gives', () => {
  expect({ ...limits, ...entryLimits }).toMatchObject({
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
    depositChain: 'BEP20',
    deposit: { confirmations: 20, confirmationTime: 3_000 },
    withdrawalArrival: { from: 24 * 3_600_000, to: 72 * 3_600_000 },
    withdrawalWindow: { firstDay: 1, lastDay: 5, opensAt: 9, closesAt: 18 },
    settlementDays: [6, 7],
    freeTrialOrders: 1,
    uploadLimit: { feedback: 20_971_520, community: 2_097_152, avatar: 10_485_760, screenshot: 10_485_760 },
    customerLinkLength: 8,
    commentPageSize: 5,
    clickDebounce: 1_000,
    appVersion: { name: '0.5.1', code: 51 },
    sessionLifetime: 30 * 86_400_000,
  });
  expect(limits).toMatchObject({
    rechargeMinimum: 500_000_000n,
    withdrawalMinimum: 1_000_000n,
    withdrawalDailyLimit: 1_000_000_000n,
    referralBonus: { B: 1_000_000n, C: 500_000n, D: 250_000n },
  });
});
