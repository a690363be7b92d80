/** What `#domain/kept-replies.ts` says of the calls, tried out on a whole sandbox. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/contract.ts';
import { keptCalls, type KeptCall } from '#domain/kept-replies.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';

let world: ServedWorld;
beforeAll(async () => {
  world = await openServedWorld();
});
afterAll(() => world.close());

/** What the calls need to be answered. */
const asked: Readonly<Record<string, Record<string, string>>> = {
  'sys/document': { doc: 'wallet', productId: '' },
  'img/query': { type: 'news' },
  'news/list': { pageNum: '1', pageSize: '20' },
  'transparency/days': { days: '30', productId: '' },
};

const read = ({ method, path }: KeptCall, token: string) => {
  const backend = endpoints.find((one) => one.method === method && one.path === path)?.backend;
  return world.ask(method, `/api/${backend}/${path}`, { token, fields: asked[path] ?? {} });
};

it.each(keptCalls.filter(({ whose }) => whose === 'everyone'))('$path is the same for everyone', async (call) => {
  const [one, other] = [await world.signIn(), await world.signIn(world.demo.emptyPhone)];
  const { code, data } = await read(call, one);
  expect(code).toBe(200);
  expect((await read(call, other)).data).toEqual(data);
});
