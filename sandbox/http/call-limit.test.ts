import { expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { createApp } from '#sandbox/app.ts';
import { createGate } from '#sandbox/control/gate.ts';
import { openServedWorld } from '#tests/sandbox/served-world.ts';
import { createCallLimit } from './call-limit.ts';

test('a member calls so often at once, again as time passes, and takes nothing from another', () => {
  const limit = createCallLimit({ burst: 3, refill: 2 });
  for (let call = 0; call < 3; call += 1) limit.count('asha', 1_000);
  expect(() => limit.count('asha', 1_000)).toThrow(
    expect.objectContaining({ code: codes.tooManyAttempts, message: expect.stringMatching(/ in 1 s$/) }),
  );
  limit.count('noor', 1_000);
  limit.count('asha', 1_600);
  expect(() => limit.count('asha', 1_600)).toThrow();
});

test('an address calls so often without a session, and takes nothing from another nor from who is signed in there', async () => {
  const world = await openServedWorld();
  const token = await world.signIn();
  const visitorLimit = createCallLimit({ burst: 3, refill: 0.001 });
  const app = createApp({ ...world.context, clock: world.clock, gate: createGate(), proxies: 1, visitorLimit });
  const codeAt = async (address: string, path: string): Promise<number> => {
    const headers = { 'X-Forwarded-For': address, 'X-Access-Token': token };
    return ((await (await app.request(path, { headers })).json()) as { code: number }).code;
  };
  const visit = (address: string) => codeAt(address, '/api/user/auth/countrys');
  for (let call = 0; call < 3; call += 1) expect(await visit('192.0.2.1')).toBe(codes.ok);
  expect(await visit('192.0.2.1')).toBe(codes.tooManyAttempts);
  expect(await visit('192.0.2.2')).toBe(codes.ok);
  for (let call = 0; call < 5; call += 1) expect(await codeAt('192.0.2.1', '/api/user/user/info')).toBe(codes.ok);
  await world.close();
});
