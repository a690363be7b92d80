/** A server is not taken at its word for what moved since its totals: it is asked for newer ones while it has any. */
import { describe, expect, it } from 'vitest';
import { transparency } from '#contract/transparency.ts';
import { fresh } from '#domain/fresh.ts';
import type { Sums } from '#domain/owed.ts';
import { wallet } from '#machines/samples.ts';
import type { Client } from './client.ts';
import { loadBalanceStatement } from './transparency.ts';

const usdt = (amount: bigint): Sums => ({ USDT: amount, INR: 0n });

/** Of totals that come one after another: their entry, and what moved after it. The last one stays. */
function serverOf(...totals: readonly { entryId: string; since: bigint }[]) {
  let asked = 0;
  const now = () => totals[Math.min(asked, totals.length) - 1];
  const call = async (endpoint: unknown) => {
    if (endpoint === transparency.openFigures) {
      asked += 1;
      return fresh({ published: {}, entryId: now()?.entryId, bookHash: '' }, 0);
    }
    if (endpoint === transparency.balanceProof) return fresh({ proof: null, since: usdt(now()?.since ?? 0n) }, 0);
    if (endpoint === transparency.logCheckpoint) return fresh({ note: 'signed', key: '' }, 0);
    return fresh(wallet(), 0);
  };
  return { client: { patient: { call } } as unknown as Client, asked: () => asked };
}

describe('the statement of a balance', () => {
  it.each([
    ['of totals after which nothing moved: at once', [{ entryId: '7', since: 0n }], 1, '7', 0n],
    [
      'of newer totals, where there are any',
      [
        { entryId: '7', since: 5n },
        { entryId: '9', since: 0n },
      ],
      2,
      '9',
      0n,
    ],
    ['says what moved since, where the totals stay the same', [{ entryId: '7', since: 5n }], 2, '7', 5n],
    ['says so where it never ends', ['1', '2', '3', '4', '5'].map((entryId) => ({ entryId, since: 5n })), 4, '4', 5n],
  ] as const)('%s', async (_, totals, times, entryId, since) => {
    const { client, asked } = serverOf(...totals);
    const statement = await loadBalanceStatement(client, 'ASHA01');
    expect(statement).toMatchObject({ entryId, since: usdt(since), note: 'signed' });
    expect(statement.owed.USDT).toBeGreaterThan(0n);
    expect(asked()).toBe(times);
  });
});
