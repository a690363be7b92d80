import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { unblockMachine } from './unblock.machine.ts';

const play = player(unblockMachine);
const offline = new Failure('offline');
const end = (id: string) => ({ type: 'block.end', id }) as const;

describe(unblockMachine.id, () => {
  it('ends one block at a time, then tells', () => {
    expect(play(end('one')).started).toEqual({ unblock: { id: 'one' } });
    expect(play(end('one'), end('other')).started).toEqual({});
    expect(play(end('one'), done('unblock'))).toStrictEqual(
      at('ready', { id: 'one', failure: null }, { emitted: [{ type: 'unblock.succeeded' }] }),
    );
  });

  it('says why it failed, and tries that or another one', () => {
    const failing = [end('one'), failed('unblock', offline)] as const;
    expect(play(...failing)).toStrictEqual(at('failed', { id: 'one', failure: offline }));
    expect(play(...failing, end('other'))).toStrictEqual(
      at('unblocking', { id: 'other', failure: null }, { started: { unblock: { id: 'other' } } }),
    );
  });
});
