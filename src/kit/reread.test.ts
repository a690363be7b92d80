import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { fresh, type Fresh } from '#domain/fresh.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { untilRead } from './reread.ts';

/** One that is read when it is told to. */
function reading() {
  const { promise, resolve } = Promise.withResolvers<Fresh<number>>();
  const machine = createResourceMachine<number>().provide({ actors: { load: fromPromise(() => promise) } });
  return { actor: createActor(machine).start(), answer: () => resolve(fresh(1, 0)) };
}

describe('waiting for what is read', () => {
  it('ends with the reading, and at once where nothing is read', async () => {
    const { actor, answer } = reading();
    const read = untilRead(actor).then(({ value }) => value);
    expect(actor.getSnapshot().value).toBe('loading');
    answer();
    expect(await read).toBe('ready');
    expect((await untilRead(actor)).value).toBe('ready');
  });

  it('asks what counts as reading', async () => {
    const { actor } = reading();
    expect((await untilRead(actor, ({ value }) => value === 'ready')).value).toBe('loading');
  });
});
