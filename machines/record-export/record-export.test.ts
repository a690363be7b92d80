import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import type { MoneyRecord } from '#domain/wallet.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { recordExportMachine } from './record-export.machine.ts';

const play = player(recordExportMachine);
const offline = new Failure('offline');
const rowsOf = (ids: string): MoneyRecord[] =>
  ids
    .split('')
    .map((id) => ({
      id,
      type: 'recharge',
      amount: 1n,
      currency: 'USDT',
      status: 'credited',
      at: 1,
      about: '',
      image: '',
    }));
const loaded = (total: number, ids: string) => done('loadPage', { total, list: rowsOf(ids) });
const refused = failed('loadPage', offline);
const start = { type: 'export.start' } as const;
const stop = { type: 'export.stop' } as const;
const asks = (pageNum: number) => ({ started: { loadPage: { pageNum } } });
const context = (total: number, ids: string, pageNum: number) => ({
  rows: rowsOf(ids),
  total,
  pageNum,
  failure: null,
});
const nothing = context(0, '', 0);

describe(recordExportMachine.id, () => {
  it('reads nothing before it is asked to', () => {
    expect(play()).toStrictEqual(at('ready', nothing));
    expect(play(start)).toStrictEqual(at('loading', nothing, asks(1)));
  });

  it('reads page after page until it has them all', () => {
    expect(play(start, loaded(3, 'ab'))).toStrictEqual(at('loading', context(3, 'ab', 1), asks(2)));
    expect(play(start, loaded(3, 'ab'), loaded(3, 'c'))).toStrictEqual(at('complete', context(3, 'abc', 2)));
    expect(play(start, loaded(0, ''))).toStrictEqual(at('complete', context(0, '', 1)));
  });

  it('has each row once, and ends with a page without rows', () => {
    expect(play(start, loaded(4, 'ab'), loaded(5, 'bc'))).toStrictEqual(at('loading', context(5, 'abc', 2), asks(3)));
    expect(play(start, loaded(9, 'ab'), loaded(9, ''))).toStrictEqual(at('complete', context(9, 'ab', 2)));
  });

  it('goes on where it failed', () => {
    const some = context(3, 'ab', 1);
    expect(play(start, loaded(3, 'ab'), refused)).toStrictEqual(at('failed', { ...some, failure: offline }));
    expect(play(start, loaded(3, 'ab'), refused, start).started).toEqual({ loadPage: { pageNum: 2 } });
    expect(play(start, loaded(3, 'ab'), refused, start, loaded(3, 'c'))).toStrictEqual(
      at('complete', context(3, 'abc', 2)),
    );
  });

  it('stops when it is told to, and begins anew', () => {
    expect(play(start, loaded(3, 'ab'), stop).state).toBe('ready');
    expect(play(start, loaded(3, 'ab'), stop, start)).toStrictEqual(at('loading', nothing, asks(1)));
    expect(play(start, loaded(1, 'a'), start)).toStrictEqual(at('loading', nothing, asks(1)));
  });
});
