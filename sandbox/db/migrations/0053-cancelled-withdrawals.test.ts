/** A world from before learns that a withdrawal can end by being cancelled, and forgets no other check. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { cancelWithdrawal } from '#sandbox/services/withdrawal/cancel-withdrawal.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { bindPayees, withdraw } from '#tests/sandbox/withdrawals.ts';
import { openWorld } from '#tests/sandbox/world.ts';
import { migrate } from '../migrate.ts';

const checksOf = (world: Awaited<ReturnType<typeof openWorld>>) =>
  sql`select conname from pg_constraint where conrelid = 'withdrawals'::regclass and contype = 'c' order by 1`
    .execute(world.context.db)
    .then(({ rows }) => rows);

test('a withdrawal that was pending before can be cancelled after', async () => {
  const world = await openWorld();
  const { context } = world;
  const { db } = context;
  await runJobs(context);
  const asha = await addMember(context, 'asha', { usdt: '50.00' });
  const { withdrawalId } = await withdraw(context, asha, { amount: '20.00', payees: await bindPayees(context, asha) });
  const before = await checksOf(world);
  for (const statement of [
    'alter table withdrawals drop constraint withdrawals_status_check',
    `alter table withdrawals add check (status in ('pending', 'processing', 'arrived', 'failed'))`,
    'alter table withdrawals drop constraint withdrawals_ended',
    `alter table withdrawals add check ((status in ('arrived', 'failed')) = (ended_at is not null))`,
    `delete from migrations where name = '0053-cancelled-withdrawals'`,
  ])
    await sql.raw(statement).execute(db);

  await migrate(db);

  expect(await checksOf(world)).toEqual(before);
  const { data } = await cancelWithdrawal(context, { caller: asha, intentId: 'intent-1', input: { withdrawalId } });
  expect(data.status).toBe('cancelled');
  await world.close();
});
