import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { fresh, type Origin } from '#domain/fresh.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { createPagingMachine } from './paging.machine.ts';

const machine = createPagingMachine<{ id: string }>();
const play = player(machine, { pageNum: 1 });
const offline = new Failure('offline');
const pageOf = (total: number, ids: string, at = 1_000, origin?: Origin) =>
  fresh({ total, list: ids.split('').map((id) => ({ id })) }, at, origin);
const loadedTo = (last: number) => (total: number, ids: string, at?: number, origin?: Origin) =>
  done('loadPages', { page: pageOf(total, ids, at, origin), last });
const [loaded, second, third] = [loadedTo(1), loadedTo(2), loadedTo(3)];
const refused = failed('loadPages', offline);
const extend = { type: 'page.extend' } as const;
const refresh = { type: 'list.refresh' } as const;
const asks = (first: number, last = first, isPatient = false) => ({
  started: { loadPages: { first, last, isPatient } },
});
const context = (total: number, ids: string, pageNum: number, time = 1_000) => ({
  page: pageOf(total, ids, time),
  pageNum,
  failure: null,
});

describe(machine.id, () => {
  it('reads the first page', () => {
    expect(play()).toStrictEqual(at('loading', { page: null, pageNum: 1, failure: null }, asks(1)));
    expect(play(loaded(5, 'ab'))).toStrictEqual(at('partial', context(5, 'ab', 1)));
    expect(play(loaded(2, 'ab'))).toStrictEqual(at('full', context(2, 'ab', 1)));
    expect(play(loaded(0, ''))).toStrictEqual(at('empty', context(0, '', 1)));
  });

  it('reads as many pages at first as were read before', () => {
    const back = player(machine, { pageNum: 3 });
    expect(back()).toStrictEqual(at('loading', { page: null, pageNum: 3, failure: null }, asks(1, 3)));
    expect(back(third(9, 'abcdef'), extend)).toStrictEqual(at('loadingMore', context(9, 'abcdef', 3), asks(4)));
  });

  it('reads on from the last page that came', () => {
    const back = player(machine, { pageNum: 3 });
    expect(back(second(9, 'abcd'))).toStrictEqual(at('partial', context(9, 'abcd', 2)));
    expect(back(second(9, 'abcd'), extend)).toStrictEqual(at('loadingMore', context(9, 'abcd', 2), asks(3)));
  });

  it('begins with the page that a start has of it, reads it again, and says its age only where that fails', () => {
    const early = (origin: 'early' | 'store') => fresh({ total: 5, list: [{ id: 'a' }] }, 500, origin);
    const start = player(createPagingMachine(early('early')), { pageNum: 1 });
    const shown = { page: early('early'), pageNum: 1, failure: null };
    expect(start()).toStrictEqual(at('refreshing', shown, asks(1, 1, true)));
    expect(start(loaded(5, 'ab'))).toStrictEqual(at('partial', context(5, 'ab', 1)));
    expect(start(refused)).toStrictEqual(at('partial', { ...shown, page: early('store'), failure: offline }));
  });

  it('adds the next page, with the age of the oldest', () => {
    expect(play(loaded(4, 'ab'), extend)).toStrictEqual(at('loadingMore', context(4, 'ab', 1), asks(2)));
    expect(play(loaded(4, 'ab'), extend, second(4, 'cd', 2_000))).toStrictEqual(at('full', context(4, 'abcd', 2)));
    expect(play(loaded(9, 'ab'), extend, second(9, 'cd'), extend)).toStrictEqual(
      at('loadingMore', context(9, 'abcd', 2), asks(3)),
    );
  });

  it('is from the device as soon as one of its pages is (rule P9)', () => {
    const page = pageOf(4, 'abcd', 500, 'store');
    expect(play(loaded(4, 'ab'), extend, second(4, 'cd', 500, 'store')).context).toMatchObject({ page });
    const kept = loaded(4, 'ab', 500, 'store');
    expect(play(kept, kept, extend, second(4, 'cd', 2_000)).context).toMatchObject({ page });
  });

  it('reads all that it shows again, and what was asked for, when it is told to while more is read', () => {
    for (const told of [refresh, { type: 'network.returned' } as const]) {
      const all = [loaded(4, 'ab'), extend, told] as const;
      expect(play(...all)).toStrictEqual(at('loadingAll', context(4, 'ab', 1), asks(1, 2, true)));
      expect(play(...all, second(4, 'abcd', 2_000))).toStrictEqual(at('full', context(4, 'abcd', 2, 2_000)));
      expect(play(...all, refused)).toStrictEqual(at('partial', { ...context(4, 'ab', 1), failure: offline }));
    }
  });

  it('reads more at once where more is asked for while it reads again', () => {
    const both = [loaded(4, 'ab'), refresh, extend] as const;
    expect(play(...both)).toStrictEqual(at('loadingAll', context(4, 'ab', 1), asks(1, 2, true)));
    expect(play(loaded(2, 'ab'), refresh, extend).state).toBe('refreshing');
  });

  it('offers more only while fewer rows are loaded than there are', () => {
    expect(play(loaded(2, 'ab'), extend)).toStrictEqual(at('full', context(2, 'ab', 1)));
    expect(play(loaded(0, ''), extend)).toStrictEqual(at('empty', context(0, '', 1)));
  });

  it('shows no row twice that moved to a later page meanwhile', () => {
    expect(play(loaded(4, 'ab'), extend, second(5, 'bc')).context).toStrictEqual(context(5, 'abc', 2));
  });

  it('ends with a page without rows, whatever the total says', () => {
    expect(play(loaded(9, 'ab'), extend, second(9, ''))).toStrictEqual(at('full', context(2, 'ab', 2)));
  });

  it('keeps its rows when more can’t be had', () => {
    const failure = { ...context(4, 'ab', 1), failure: offline };
    expect(play(loaded(4, 'ab'), extend, refused)).toStrictEqual(at('partial', failure));
    expect(play(loaded(4, 'ab'), refresh, refused)).toStrictEqual(at('partial', failure));
  });

  it('reads all of its pages again when it is refreshed', () => {
    const two = [loaded(4, 'ab'), extend, second(4, 'cd')] as const;
    expect(play(...two, refresh)).toStrictEqual(at('refreshing', context(4, 'abcd', 2), asks(1, 2, true)));
    expect(play(...two, refresh, second(5, 'eabc', 2_000))).toStrictEqual(at('partial', context(5, 'eabc', 2, 2_000)));
    expect(play(...two, { type: 'network.returned' }).state).toBe('refreshing');
  });

  it('shows what the device kept, and reads it again once, patiently', () => {
    const fromDevice = fresh({ total: 4, list: [{ id: 'a' }, { id: 'b' }] }, 500, 'store');
    const kept = done('loadPages', { page: fromDevice, last: 1 });
    const shown = { page: fromDevice, pageNum: 1, failure: null };
    expect(play(kept)).toStrictEqual(at('refreshing', shown, asks(1, 1, true)));
    expect(play(kept, kept)).toStrictEqual(at('partial', shown));
    expect(play(kept, refused)).toStrictEqual(at('partial', { ...shown, failure: offline }));
    expect(play(kept, loaded(2, 'ab'))).toStrictEqual(at('full', context(2, 'ab', 1)));
    expect(play(kept, kept, extend)).toStrictEqual(at('loadingMore', shown, asks(2)));
  });

  it('has failed when the first page does not come, and tries again', () => {
    expect(play(refused)).toStrictEqual(at('failed', { page: null, pageNum: 1, failure: offline }));
    expect(play(refused, refresh)).toStrictEqual(at('loading', { page: null, pageNum: 1, failure: offline }, asks(1)));
  });
});
