/** A child process of the test of the ear: leads by the lock and the Postgres that it is told, and says whenever that changes. */
import { setTimeout as wait } from 'node:timers/promises';
import { openEar } from '#sandbox/db/ear.ts';

const [url = '', lock = ''] = process.argv.slice(2);
const ear = await openEar(url);
let leads: boolean | null = null;
for (;;) {
  const now = await ear.lead(Number(lock));
  if (now !== leads) console.log(now ? 'leads' : 'follows');
  leads = now;
  await wait(100);
}
