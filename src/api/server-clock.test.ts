import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

it('is the device’s clock until a reply tells the server’s, and runs on from there', () => {
  let device = 1_000;
  const clock = createServerClock(() => device);
  expect(clock.now()).toBe(1_000);
  clock.learn(500_000, false);
  expect(clock.now()).toBe(500_000);
  device += 250;
  expect(clock.now()).toBe(500_250);
  clock.learn(400_000, false);
  expect(clock.now()).toBe(400_000);
});

it('stands still with a server whose clock does, and runs on with it', () => {
  let device = 1_000;
  const clock = createServerClock(() => device);
  clock.learn(500_000, true);
  device += 60_000;
  expect(clock.now()).toBe(500_000);
  clock.learn(500_000, false);
  device += 250;
  expect(clock.now()).toBe(500_250);
});

it('is what the device kept leads to, until a reply tells it', () => {
  let device = 1_000_000;
  const clock = createServerClock(() => device);
  clock.suppose(400_000);
  device += 250;
  expect(clock.now()).toBe(400_250);
  // Kept before the server's clock was put forward, or after.
  clock.suppose(300_000);
  expect(clock.now()).toBe(400_250);
  clock.suppose(500_000);
  expect(clock.now()).toBe(500_000);
  clock.learn(450_000, false);
  clock.suppose(600_000);
  expect(clock.now()).toBe(450_000);
});
