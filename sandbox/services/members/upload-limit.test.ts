/** Uploads of a member: many at once, then as many as are forgotten; nobody else waits. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';
import { countUpload, uploadRate } from './upload-limit.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('are as many at once as allowed, then one for each that is forgotten', async () => {
  const wallClock = testClock(Date.UTC(2026, 10, 20, 9));
  const context = { ...world.context, wallClock };
  const waits = { code: codes.tooManyAttempts, message: 'Too many attempts. Please try again in 30 s' };
  await Promise.all(Array.from({ length: uploadRate.burst }, () => countUpload(context, 'asha')));
  await expect(countUpload(context, 'asha')).rejects.toMatchObject(waits);
  await expect(countUpload(context, 'noor')).resolves.toBeUndefined();
  wallClock.advance(uploadRate.refill - 1);
  await expect(countUpload(context, 'asha')).rejects.toMatchObject({ code: codes.tooManyAttempts });
  wallClock.advance(1);
  await countUpload(context, 'asha');
  await expect(countUpload(context, 'asha')).rejects.toMatchObject(waits);
  // Waiting long earns no more than the whole again.
  wallClock.advance(1_000 * uploadRate.refill);
  await Promise.all(Array.from({ length: uploadRate.burst }, () => countUpload(context, 'asha')));
  await expect(countUpload(context, 'asha')).rejects.toMatchObject(waits);
});
