import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { asKept } from '#domain/fresh-age.ts';
import { fresh } from '#domain/fresh.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { createPayeeBookMachine } from './payee-book.machine.ts';

const machine = createPayeeBookMachine<{ id: string }>();
const play = player(machine);
const offline = new Failure('offline');
const bookOf = (ids: string) =>
  fresh(
    ids.split('').map((id) => ({ id })),
    1_000,
  );
const loaded = (ids: string) => done('loadBook', bookOf(ids));
const remove = (id: string) => ({ type: 'payee.remove', id }) as const;
const undo = { type: 'removal.undo' } as const;
const refresh = { type: 'book.refresh' } as const;
const asks = { started: { loadBook: { isPatient: false } } };
const rereads = { state: 'loading', started: { loadBook: { isPatient: true } } };
const returned = { type: 'network.returned' } as const;
const start = { book: null, removed: null, chosen: null, failure: null };

describe(machine.id, () => {
  it('reads the book', () => {
    expect(play()).toStrictEqual(at('loading', start, asks));
    expect(play(loaded('ab'))).toStrictEqual(at('full', { ...start, book: bookOf('ab') }));
    expect(play(loaded(''))).toStrictEqual(at('empty', { ...start, book: bookOf('') }));
    expect(play(failed('loadBook', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadBook', offline), returned).state).toBe('loading');
  });

  it('removes one that is there, and brings it back', () => {
    expect(play(loaded('ab'), remove('a'))).toMatchObject({
      state: 'removing',
      started: { remove: { payee: { id: 'a' } } },
    });
    expect(play(loaded('ab'), remove('x'))).toStrictEqual(at('full', { ...start, book: bookOf('ab') }));
    const removed = [loaded('ab'), remove('a'), done('remove'), loaded('b')] as const;
    expect(play(loaded('ab'), remove('a'), done('remove'))).toMatchObject({
      state: 'loading',
      context: { book: bookOf('b') },
    });
    expect(play(...removed)).toMatchObject({ state: 'full', context: { removed: { id: 'a' } } });
    expect(play(...removed, undo)).toMatchObject({ state: 'restoring', started: { restore: { payee: { id: 'a' } } } });
    expect(play(...removed, undo, done('restore'), loaded('ab'))).toMatchObject({
      state: 'full',
      context: { removed: null, book: bookOf('ab') },
    });
  });

  it('waits for the server once something was shown, and reads again when the network returns', () => {
    expect(play(loaded('ab'), remove('a'), done('remove'))).toMatchObject(rereads);
    expect(play(loaded('ab'), returned)).toMatchObject(rereads);
    expect(play(loaded(''), returned)).toMatchObject(rereads);
  });

  it('leaves out what was removed of a book that the device kept from before', () => {
    const kept = done('loadBook', asKept(bookOf('ab')));
    const removed = [loaded('ab'), remove('a'), done('remove'), kept] as const;
    expect(play(...removed).context.book).toEqual(asKept(bookOf('b')));
    expect(play(...removed, undo, done('restore'), kept).context.book).toEqual(asKept(bookOf('ab')));
  });

  it('shows what the device kept, and reads it again, patiently and once', () => {
    const kept = done('loadBook', asKept(bookOf('ab')));
    expect(play(kept)).toMatchObject({ ...rereads, context: { book: asKept(bookOf('ab')) } });
    expect(play(kept, kept)).toStrictEqual(at('full', { ...start, book: asKept(bookOf('ab')) }));
    expect(play(kept, loaded('b')).context.book).toEqual(bookOf('b'));
  });

  it('removes and brings back while what it shows is read again, and where that failed', () => {
    const removed = [loaded('ab'), remove('a'), done('remove')] as const;
    for (const reading of [removed, [...removed, failed('loadBook', offline)]]) {
      expect(play(...reading, undo).started).toEqual({ restore: { payee: { id: 'a' } } });
      expect(play(...reading, remove('b')).started).toEqual({ remove: { payee: { id: 'b' } } });
    }
    expect(play(remove('a')).state).toBe('loading');
  });

  it('brings back the last one of an empty book', () => {
    expect(play(loaded('a'), remove('a'), done('remove'), loaded(''), undo).state).toBe('restoring');
    expect(play(loaded(''), undo).state).toBe('empty');
  });

  it('says what failed, and keeps the book', () => {
    expect(play(loaded('ab'), remove('a'), failed('remove', offline))).toMatchObject({
      state: 'full',
      context: { failure: offline, removed: null, book: bookOf('ab') },
    });
    const removed = [loaded('ab'), remove('a'), done('remove'), loaded('b'), undo, failed('restore', offline)] as const;
    expect(play(...removed)).toMatchObject({ state: 'full', context: { failure: offline, removed: { id: 'a' } } });
    expect(play(...removed, refresh, loaded('b')).context.failure).toBeNull();
  });
});
