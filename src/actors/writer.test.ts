import { expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { writerActor } from './writer.ts';

const flow = 'flow:/user/withdraw::';
const opened = async () => {
  const actor = createActor(writerActor(flow)).start();
  await waitFor(actor, (now) => !now.hasTag('busy'));
  return actor;
};
const nobodyHasIt = async () => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return held.length + pending.length === 0;
};

it('leaves the flow free for who comes next', async () => {
  const first = await opened();
  const second = await opened();
  expect([first, second].map((one) => one.getSnapshot().value)).toEqual(['open', 'elsewhere']);
  first.stop();
  await waitFor(second, (now) => now.matches('open'));
  second.stop();
  await expect.poll(nobodyHasIt).toBe(true);
});

it('is open at once for the same flow on this page, once the one before is left', async () => {
  const first = await opened();
  first.stop();
  const next = createActor(writerActor(flow));
  const states = vi.fn<(state: unknown) => void>();
  next.subscribe(({ value }) => states(value));
  next.start();
  await waitFor(next, (now) => now.matches('open'));
  expect(states).not.toHaveBeenCalledWith('elsewhere');
  next.stop();
  await expect.poll(nobodyHasIt).toBe(true);
});

it('leaves nothing behind of a screen that was gone before the answer came', async () => {
  createActor(writerActor(flow)).start().stop();
  await expect.poll(nobodyHasIt).toBe(true);

  const first = await opened();
  const second = await opened();
  second.send({ type: 'flow.take' });
  second.stop();
  await waitFor(first, (now) => now.matches('elsewhere'));
  await waitFor(first, (now) => now.matches('open'));
  first.stop();
  await expect.poll(nobodyHasIt).toBe(true);
});
