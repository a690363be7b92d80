/**
 * Sequences of 60 random commands over HTTP, each in a world of its own, with the whole book verified at the end.
 * Two test files play half each, so that two cores share the work.
 */
import fc from 'fast-check';
import { createApp } from '#sandbox/app.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { Commands, commandKinds, type Command } from './commands.ts';
import { emptyWorld } from './empty-world.ts';
import { patience, runSeed, scaled } from './scale.ts';
import { foundTown } from './town.ts';
import { openWorld, worldStart, type World } from './world.ts';

const length = 60;

// Looking for the shortest failing sequence ends here, so that the report comes out before the runner gives up.
const searchLimit = 600_000;

// Real time stands still: nobody is signed out by a sequence.
const wallClock = { now: () => worldStart };

const command = fc.record({
  kind: fc.nat(commandKinds - 1),
  who: fc.nat(3),
  what: fc.nat(60),
  amount: fc.nat(1_000),
});

async function play({ context, clock }: World, commands: readonly Command[]): Promise<void> {
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

/** @throws fast-check's report, with the seed and the shortest failing sequence */
export async function playSequences(name: string, count: number): Promise<void> {
  const seed = runSeed(name);
  const world = await openWorld();
  try {
    const property = fc.asyncProperty(fc.array(command, { minLength: length, maxLength: length }), (commands) =>
      play(world, commands),
    );
    await fc.assert(property, {
      seed,
      numRuns: scaled(count),
      interruptAfterTimeLimit: patience(searchLimit),
      markInterruptAsFailure: true,
    });
  } finally {
    await world.close();
  }
}
