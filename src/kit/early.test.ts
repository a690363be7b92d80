import { afterEach, expect, it } from 'vitest';
import type { Client } from '#api/client.ts';
import { fresh } from '#domain/fresh.ts';
import { earlyOf, earlyPage, forgetEarly, readEarly } from './early.ts';

const client = {} as Client;
const load = () => Promise.resolve(fresh(7, 1_000, 'store'));
const other = () => Promise.resolve(fresh(8, 1_000, 'store'));
const missing = () => Promise.reject(new Error('nothing is kept'));
const page = fresh({ total: 1, list: [{ id: 'a' }] }, 1_000, 'store');

afterEach(forgetEarly);

it('has what the device kept for whoever loads by the same function, until it is forgotten', async () => {
  await readEarly({ resources: [load, missing], list: () => Promise.resolve(page) }, client);
  expect(earlyOf(load)).toEqual(fresh(7, 1_000, 'early'));
  expect([earlyOf(other), earlyOf(missing)]).toEqual([null, null]);
  expect(earlyPage()).toEqual({ ...page, origin: 'early' });
  forgetEarly();
  expect([earlyOf(load), earlyPage()]).toEqual([null, null]);
});

it('drops what comes too late', async () => {
  const reading = readEarly({ resources: [load], list: () => Promise.resolve(page) }, client);
  forgetEarly();
  await reading;
  expect([earlyOf(load), earlyPage()]).toEqual([null, null]);
});

it('has nothing of a list that is not kept', async () => {
  await readEarly({ list: missing }, client);
  expect(earlyPage()).toBeNull();
});
