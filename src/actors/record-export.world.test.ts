/** The export on the real sandbox: what is in the file is what moved. */
import { allRecords, loadRecordTotals, loadWallet } from '#api/wallet.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { parseDecimal } from '#domain/money.ts';
import { recordsCsv } from '#domain/records-csv.ts';
import { recordGroups, type RecordFilter, type RecordStatus } from '#domain/wallet.ts';
import type { Services } from '#services/services.ts';
import { openServedClient, type ServedClient } from '#tests/support/served-client.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { recordExportActor } from './record-export.ts';

let served: ServedClient;
beforeAll(async () => {
  served = await openServedClient();
});
beforeEach(() => served.begin());
afterAll(() => served.close());

const settled: readonly string[] = [
  'succeeded',
  'paid',
  'credited',
  'received',
  'arrived',
] satisfies readonly RecordStatus[];
/** A withdrawal leaves the wallet when it is held. */
const isSettled = (type: string, status: string): boolean => type === 'withdrawal' || settled.includes(status);

const start = (filter: RecordFilter) => {
  const services = { client: served.client } as Services;
  return createActor(recordExportActor(services, filter)).start();
};

/** The file's rows, without the one of names. No cell of the demo's needs quotes. */
async function fileOf(filter: RecordFilter): Promise<string[][]> {
  const actor = start(filter);
  actor.send({ type: 'export.start' });
  const { context } = await waitFor(actor, (now) => now.matches('complete'));
  expect(context.rows).toHaveLength(context.total);
  return recordsCsv(context.rows)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));
}

it('has all pages, and adds up to the balance', async () => {
  const rows = await fileOf(allRecords);
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(rows.length);
  const wallet = valueOf(await loadWallet(served.client));
  const sumOf = (currency: string) =>
    rows
      .filter((row) => row[4] === `play ${currency}` && isSettled(row[1] ?? '', row[2] ?? ''))
      .reduce((sum, row) => sum + parseDecimal(row[3] ?? ''), 0n);
  const totals = valueOf(await loadRecordTotals(served.client, allRecords));
  for (const { currency, in: gained, out: lost } of totals) expect(sumOf(currency)).toBe(gained - lost);
  expect({ usdt: sumOf('USDT'), inr: sumOf('INR') }).toEqual({ usdt: wallet.usdt, inr: wallet.inr });
});

it('has nothing but its filter', async () => {
  const rows = await fileOf({ ...allRecords, type: recordGroups.recharge, currency: 'INR' });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect([row[1], row[4]]).toEqual(['recharge', 'play INR']);
});

it('goes on after a failure, and misses nothing', async () => {
  const whole = await fileOf(allRecords);
  await served.disturb('/api/assets/wallet/record', 'error-before');
  const actor = start(allRecords);
  actor.send({ type: 'export.start' });
  await waitFor(actor, (now) => now.matches('failed'));
  actor.send({ type: 'export.start' });
  const { context } = await waitFor(actor, (now) => now.matches('complete'));
  expect(context.rows.map(({ id }) => id)).toEqual(whole.map((row) => row.at(-1)));
});
