import { expect, it } from 'vitest';
import { atTurn } from './at-turn.ts';

const patience = 60_000;

/** Somebody who has the turn. */
function holder(name: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { end: () => resolve(undefined), held: navigator.locks.request(name, () => promise) };
}

it('waits for who has the turn, and not for one who sleeps in it', async () => {
  const { end, held } = holder('a');
  const steps: string[] = [];
  const waits = atTurn('a', async () => void steps.push('waited'), { patience });
  await atTurn('a', async () => void steps.push('was patient for a moment'), { patience: 1 });
  end();
  await Promise.all([held, waits]);
  expect(steps).toEqual(['was patient for a moment', 'waited']);
});

it('is given up with its reason, and works no more', async () => {
  const { end, held } = holder('b');
  const stop = new AbortController();
  const worked: string[] = [];
  const given = atTurn('b', async () => void worked.push('worked'), { patience, signal: stop.signal });
  const reason = new Error('nobody waits');
  stop.abort(reason);
  await expect(given).rejects.toBe(reason);
  end();
  await held;
  expect(worked).toEqual([]);
});
