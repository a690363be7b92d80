/** 200 sequences of 60 random commands over HTTP, each in a world of its own, with the whole book verified after each. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { Commands, commandKinds, type Command } from '#sandbox/support/commands.ts';
import { emptyWorld } from '#sandbox/support/empty-world.ts';
import { runSeed, scale } from '#sandbox/support/scale.ts';
import { foundTown } from '#sandbox/support/town.ts';
import { openWorld, worldStart, type World } from '#sandbox/support/world.ts';
import { verify } from './verify.ts';

const sequences = 20;
const length = 60;

// Real time stands still: nobody is signed out by a sequence.
const wallClock = { now: () => worldStart };

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

const command = fc.record({
  kind: fc.nat(commandKinds - 1),
  who: fc.nat(3),
  what: fc.nat(60),
  amount: fc.nat(1_000),
});

async function play(commands: readonly Command[]): Promise<void> {
  const { context, clock } = world;
  await emptyWorld(context.db);
  clock.set(worldStart);
  const errors: unknown[] = [];
  const app = createApp({ ...context, wallClock, onError: (error) => errors.push(error) });
  const driver = new Commands(app, context, await foundTown(context, wallClock));
  for (const one of commands) {
    await driver.perform(one).catch((error: unknown) => {
      throw errors[0] ?? error;
    });
  }
  const { checks } = await verify(context);
  const broken = checks.filter(({ ok }) => !ok);
  if (broken.length > 0) throw new Error(broken.map(({ name, detail }) => `${name}: ${detail}`).join('\n'));
}

test(
  '200 sequences of 60 commands keep every invariant',
  async () => {
    const seed = runSeed('sequences');
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: length, maxLength: length }), play), {
      seed,
      numRuns: sequences * scale,
    });
    expect((await verify(world.context)).entries).toBeGreaterThan(0);
  },
  900_000 * scale,
);
