import { expect, test } from 'vitest';
import { isBusy, isGone } from './probes.ts';

const failure = (code: string): Error => Object.assign(new Error('as Postgres says it'), { code });

test.each([
  ['53300', 'too many clients', 'gone'],
  ['57P01', 'shutting down', 'gone'],
  ['08006', 'connection lost', 'gone'],
  ['ECONNREFUSED', 'nobody listens', 'gone'],
  ['40001', 'a follower that has to forget what it reads', 'busy'],
  ['55P03', 'a lock that takes too long', 'busy'],
  ['57014', 'a statement that takes too long', 'busy'],
  ['53100', 'a full disk', 'neither'],
  ['42P01', 'no such table', 'neither'],
])('%s, %s: %s', (code, _, expected) => {
  const error = failure(code);
  const known = [...(isGone(error) ? ['gone'] : []), ...(isBusy(error) ? ['busy'] : [])];
  expect(known.join() || 'neither').toBe(expected);
});
