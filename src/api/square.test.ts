import { expect, test } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { headers } from '#domain/headers.ts';
import { calmWire, clientOn } from '#tests/support/bare-client.ts';
import { feedReader } from './square.ts';

/** The time of each page's answer is what the test says; 0: none comes. */
function opened() {
  const wire = calmWire();
  const read = feedReader();
  let at = 0;
  const answer = () => {
    if (at === 0) throw new Error('no network');
    const body = { code: 200, msg: '', data: { total: 60, list: [] } };
    return Response.json(body, { headers: { [headers.serverTime]: `${at}` } });
  };
  const { client } = clientOn(wire, answer, { token: () => 'a token' });
  const readAt = (time: number, ...pages: number[]) => {
    at = time;
    return Promise.allSettled(pages.map((pageNum) => read(client, pageNum)));
  };
  const asked = () =>
    wire.sent.map(({ url }) => new URL(url).searchParams).map((query) => [query.get('pageNum'), query.get('until')]);
  return { readAt, asked };
}

test('pages that are read again together are all as the first of them is', async () => {
  const { readAt, asked } = opened();
  await readAt(1_000, 1);
  await readAt(2_000, 2);
  await readAt(3_000, 1, 2);
  expect(asked()).toEqual([
    ['1', null],
    ['2', '1000'],
    ['1', null],
    ['2', '3000'],
  ]);
});

test('who reads on after the first page could not be read again goes on from where they were', async () => {
  const { readAt, asked } = opened();
  await readAt(1_000, 1);
  const failed = { status: 'rejected', reason: new Failure('offline') };
  expect(await readAt(0, 1, 2)).toMatchObject([failed, failed]);
  await readAt(3_000, 3);
  expect(asked()).toEqual([
    ['1', null],
    ['1', null],
    ['3', '1000'],
  ]);
});
