import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { publishRelease } from './release.ts';

let world: ServedWorld;

beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

const ask = (code: string, platform = 'ANDROID') =>
  world.ask('GET', `/api/messages/app/version/update?platform=${platform}&code=${code}`);
const newer = { code: 52, name: '0.5.2', downUrl: 'https://example.org/x', extra: 'More.', compulsory: true };

it('offers nothing until a release is published, and nothing that is not newer', async () => {
  expect(await ask('51')).toMatchObject({ code: 200, data: null });
  await publishRelease(world.context, newer);
  const wire = { downUrl: newer.downUrl, extra: 'More.', compulsory: true, versionCode: 52, versionName: '0.5.2' };
  expect((await ask('51')).data).toEqual(wire);
  expect((await ask('52')).data).toBeNull();
  expect((await ask('99')).data).toBeNull();
  await publishRelease(world.context, null);
  expect((await ask('51')).data).toBeNull();
});

it('knows one platform, and codes that are numbers', async () => {
  expect((await ask('51', 'IOS')).code).not.toBe(200);
  expect((await ask('-1')).code).not.toBe(200);
  expect((await ask('x')).code).not.toBe(200);
});
