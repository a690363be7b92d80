/** Servers that stop and come back find their port free: "Ports below the range of outgoing calls" in docs/testing.md. */
import { expect, it } from 'vitest';
import { anyPort, freePort, ports } from './server-process.ts';

/** The lowest that Linux gives to outgoing calls. */
const firstOutgoing = 32_768;

it('a port stays with a server that is stopped', () => {
  const [first, last] = [20_000, 20_002];
  const others = Array.from({ length: 50 }, () => anyPort([first, last], [first]));
  expect(new Set(others)).toEqual(new Set([first + 1]));
});

it('worlds that share a process and servers of their own take no port of each other, nor one of outgoing calls', () => {
  expect(ports.shared[1]).toBeLessThanOrEqual(ports.own[0]);
  expect(ports.own[1]).toBeLessThan(firstOutgoing);
});

it('a free port is one of these, and is given once', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThanOrEqual(ports.own[0]);
  expect(port).toBeLessThan(ports.own[1]);
  // So few that chance would give one twice.
  const few: number[] = [];
  for (let count = 0; count < 20; count += 1) few.push(await freePort([27_000, 27_040]));
  expect(new Set(few).size).toBe(few.length);
});
