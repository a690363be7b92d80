/** Who comes back to a screen has it from the device before it is read again (product 2.9). */
import { createActor, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { Failure } from '#domain/failure.ts';
import { fresh } from '#domain/fresh.ts';
import { pagingActor } from './paging.ts';
import { resourceActor } from './resource.ts';

const never = () => Promise.reject(new Error('not called'));
/** In the order of the reads. */
function asked() {
  const ways: string[] = [];
  const clientAs = (way: string): Client => ({
    get patient() {
      return clientAs('patient');
    },
    get background() {
      return clientAs('background');
    },
    get returning() {
      return clientAs('returning');
    },
    get call() {
      ways.push(way);
      return never;
    },
    callWithFields: never,
    giveUp: () => undefined,
  });
  /** What the device has is told as such. */
  const read = <T>(client: Client, value: T) => {
    void client.call;
    return Promise.resolve(fresh(value, 1, ways.at(-1) === 'returning' ? 'store' : 'server'));
  };
  return { client: clientAs('plain'), ways, read };
}

test.each([
  [true, ['returning', 'background']],
  [false, ['plain']],
])('one thing, come back to: %s', async (isReturn, ways) => {
  const { client, ways: seen, read } = asked();
  const actor = createActor(resourceActor({ client }, (by) => read(by, 'figures'), isReturn)).start();
  await waitFor(actor, (now) => now.matches('ready'));
  expect(seen).toEqual(ways);
});

test.each([
  [true, ['returning', 'returning', 'background', 'background', 'plain']],
  [false, ['plain', 'plain', 'plain']],
])(
  'the pages of a list that were read, come back to: %s; those that follow are asked for as ever',
  async (isReturn, ways) => {
    const { client, ways: seen, read } = asked();
    const row = (id: number) => ({ list: [{ id: String(id) }], total: 3 });
    const logic = pagingActor({ client }, (by, pageNum) => read(by, row(pageNum)), isReturn);
    const actor = createActor(logic, { input: { pageNum: 2 } }).start();
    await waitFor(actor, (now) => now.matches('partial'));
    actor.send({ type: 'page.extend' });
    await waitFor(actor, (now) => now.matches('full'));
    expect(seen).toEqual(ways);
  },
);

const rowOf = (pageNum: number) => ({ list: [{ id: `${pageNum}` }], total: 9 });
const gone = new Failure('offline');

/** The device has three pages of the list. */
const keptList = (client: Client) =>
  pagingActor(
    { client },
    (_, pageNum) => (pageNum > 3 ? Promise.reject(gone) : Promise.resolve(fresh(rowOf(pageNum), 1, 'store'))),
    true,
  );

test('of a list that was read further than the device keeps it, what it has is shown, and one reads on from there', async () => {
  const actor = createActor(keptList(asked().client), { input: { pageNum: 5 } }).start();
  const shown = await waitFor(actor, (now) => !now.hasTag('busy'));
  const page = fresh({ list: [{ id: '1' }, { id: '2' }, { id: '3' }], total: 9 }, 1, 'store');
  expect([shown.value, shown.context]).toEqual(['partial', { page, pageNum: 3, failure: null }]);
  actor.send({ type: 'page.extend' });
  const after = await waitFor(actor, (now) => !now.hasTag('busy'));
  expect(after.context).toEqual({ page, pageNum: 3, failure: gone });
});

test('rows that are shown stay where not all of their pages could be read again', async () => {
  let isOnline = true;
  const { client } = asked();
  const logic = pagingActor({ client }, (_, pageNum) =>
    isOnline || pageNum < 2 ? Promise.resolve(fresh(rowOf(pageNum), 1)) : Promise.reject(gone),
  );
  const actor = createActor(logic, { input: { pageNum: 2 } }).start();
  const before = await waitFor(actor, (now) => !now.hasTag('busy'));
  isOnline = false;
  actor.send({ type: 'list.refresh' });
  const after = await waitFor(actor, (now) => !now.hasTag('busy'));
  expect(after.context).toEqual({ ...before.context, failure: gone });
});
