/** Most replies are made with all their headers, the rest gets them afterwards: nobody can tell which. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headers } from '#domain/headers.ts';
import { createApp } from '#sandbox/app.ts';
import { requestIdHeader, withRequestId } from './request-id.ts';
import { openWorld, type World } from '#tests/sandbox/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const own = ['content-type', requestIdHeader.toLowerCase()];

it('a reply has the headers of every other, and its call’s id', async () => {
  const app = createApp(world.context);
  const whole = await withRequestId('a-call-of-mine', async () => app.request('/api/user/auth/countrys'));
  const later = await app.request('/api/no/such/call');
  expect([whole.status, later.status]).toEqual([200, 404]);
  expect(whole.headers.get(requestIdHeader)).toBe('a-call-of-mine');
  const others = ({ headers: all }: Response) => [...all].filter(([name]) => !own.includes(name));
  expect(others(whole)).toEqual(others(later));
  expect(whole.headers.get(headers.serverTime)).toBe(String(world.clock.now()));
  expect(whole.headers.get('content-type')).toBe('application/json');
});
