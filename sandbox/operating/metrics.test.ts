/** What an operator watches, also while the database is away. */
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it.each([
  ['refuses', () => Promise.reject(new Error('Connection terminated unexpectedly'))],
  ['says nothing', () => new Promise<number>(() => undefined)],
])('tells all other figures while the database %s', async (_what, behind) => {
  const metrics = createMetrics({ behind, sockets: () => 3 }, 50);
  metrics.called('/api/user/sys/mode', 503, 20);
  const told = await metrics.text();
  expect(told).toContain('dayrent_jobs_behind_seconds Nan');
  expect(told).toContain('dayrent_sockets 3');
  expect(told).toContain('dayrent_call_seconds_count{route="/api/user/sys/mode",status="503"} 1');
});

it('tells how far jobs are behind', async () => {
  const metrics = createMetrics({ behind: async () => 1_500, sockets: () => 0 });
  expect(await metrics.text()).toContain('dayrent_jobs_behind_seconds 1.5');
});
