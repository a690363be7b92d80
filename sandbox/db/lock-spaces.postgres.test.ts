/** What members type is locked apart from what servers lock: no name can be chosen that holds up the jobs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#sandbox/context.ts';
import { sendCode } from '#sandbox/services/access/verification-codes.ts';
import { lookOf } from '#sandbox/services/members/look-alikes.ts';
import { personHandlers } from '#sandbox/services/members/person.ts';
import { addMember } from '#tests/sandbox/people.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';

let world: World;
let asha: Caller;
beforeAll(async () => {
  world = await openWorld();
  asha = await addMember(world.context, 'asha');
});
afterAll(() => world.close());

const name = 'Harbour';
const recipient = 'asha@dayrent.example';
const visit = () => ({
  caller: asha,
  input: { name },
  intentId: '',
  address: '192.0.2.9',
  agent: '',
  origin: 'http://localhost',
  token: '',
});

test.each([
  ['a name', lookOf(name), () => personHandlers.modifyName({ ...world.context, wallClock: world.clock }, visit())],
  ['a recipient', recipient, () => sendCode(world.context, { recipient, purpose: 'fundPassword' })],
])("%s doesn't wait for a server's lock, though they come to the same number", async (_what, text, ask) => {
  await world.context.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext(${text}))`.execute(connection);
    await expect(ask()).resolves.toBeDefined();
    await sql`select pg_advisory_unlock(hashtext(${text}))`.execute(connection);
  });
});
