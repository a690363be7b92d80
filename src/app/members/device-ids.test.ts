import { deviceId } from '#contract/wire.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { randomUUID } from './device-ids.ts';

it('an id is one as the server takes it, and another each time', () => {
  const ids = Array.from({ length: 1_000 }, randomUUID);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(v.is(deviceId, id)).toBe(true);
});
