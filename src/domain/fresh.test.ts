import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import {
  afterFailure,
  asEarly,
  asKept,
  freshTogether,
  fromServer,
  isEarly,
  isGrey,
  isKept,
  isOld,
  mapFresh,
  ofDevice,
} from './fresh-age.ts';
import { fresh } from './fresh.ts';
import { valueOf } from './fresh-value.ts';
import { freshFor, greyFor } from './limits.ts';

const at = Date.UTC(2026, 10, 20, 9);

describe('a figure with its age', () => {
  it('comes from the server unless it says otherwise', () => {
    expect(fresh(7, at)).toEqual({ value: 7, at, origin: 'server' });
    expect(fresh(7, at, 'store')).toEqual({ value: 7, at, origin: 'store' });
  });

  it.each([
    [at, false],
    [at + freshFor, false],
    [at + freshFor + 1, true],
    [at - 1, false],
  ])('at %s is old: %s', (now, old) => expect(isOld(fresh(7, at), now)).toBe(old));

  it.each([
    [at + greyFor, false],
    [at + greyFor + 1, true],
  ])('at %s is grey: %s', (now, grey) => expect(isGrey(fresh(7, at), now)).toBe(grey));

  it('has no age where the device itself keeps it', () => {
    const list = ofDevice([7]);
    expect(valueOf(list)).toEqual([7]);
    const muchLater = at + 1_000 * greyFor;
    expect([isOld(list, muchLater), isGrey(list, muchLater), isKept(list)]).toEqual([false, false, false]);
  });

  it('is kept when it comes from the device, or could not be read anew', () => {
    expect([isKept(fresh(7, at)), isKept(fresh(7, at, 'store'))]).toEqual([false, true]);
    expect(asKept(fresh(7, at))).toEqual(fresh(7, at, 'store'));
  });

  it('is none from the server when the device kept it', () => {
    const answer = { ...kept, value: 7 };
    expect(fromServer({ ...answer, origin: 'server' }).value).toBe(7);
    expect(() => fromServer(answer)).toThrow(new Failure('offline'));
  });

  it('is early when a start begins with it, and kept like any other once it could not be read again', () => {
    const early = asEarly(fresh(7, at, 'store'));
    expect([isEarly(early), isKept(early)]).toEqual([true, false]);
    expect(afterFailure(early)).toEqual(fresh(7, at, 'store'));
    expect([afterFailure(fresh(7, at)), afterFailure(null)]).toEqual([fresh(7, at), null]);
  });

  it('keeps its age and origin when it is seen otherwise', () => {
    const seen = mapFresh(fresh(7, at, 'store'), (value) => value * 2);
    expect(seen).toEqual(fresh(14, at, 'store'));
    expect(valueOf(seen)).toBe(14);
  });
});

const server = { at: 2_000, origin: 'server' } as const;
const kept = { at: 2_000, origin: 'store' } as const;

it('is as old as the oldest answer', () => {
  expect(freshTogether('both', server, { ...server, at: 1_000 })).toStrictEqual(fresh('both', 1_000));
});

it('is from the store when one of them is', () => {
  expect(freshTogether('both', kept, server)).toStrictEqual(fresh('both', 2_000, 'store'));
  expect(freshTogether('both', server, kept)).toStrictEqual(fresh('both', 2_000, 'store'));
});
