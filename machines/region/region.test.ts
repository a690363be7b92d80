import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { regionOf } from '#domain/regions.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { regionMachine } from './region.machine.ts';

const play = player(regionMachine);
const calm = { chosen: null, failure: null, mayHaveMoved: false };
const egypt = regionOf('EG');
const lanka = regionOf('LK');
const choose = (region = egypt) => ({ type: 'region.choose', region }) as const;
const close = { type: 'question.close' } as const;
const move = { type: 'region.move' } as const;
const offline = new Failure('offline');

describe(regionMachine.id, () => {
  it('moves nobody before they say so twice', () => {
    expect(play(move)).toStrictEqual(at('ready', calm));
    expect(play(choose())).toStrictEqual(at('question', { ...calm, chosen: egypt }));
    expect(play(choose(), choose(lanka))).toStrictEqual(at('question', { ...calm, chosen: lanka }));
    expect(play(choose(), close)).toStrictEqual(at('ready', calm));
  });

  it('asks the server once, then tells where', () => {
    expect(play(choose(), move)).toStrictEqual(
      at('moving', { ...calm, chosen: egypt }, { started: { move: { region: egypt } } }),
    );
    expect(play(choose(), move, move, choose(lanka)).started).toEqual({});
    expect(play(choose(), move, done('move'))).toStrictEqual(
      at('ready', calm, { emitted: [{ type: 'region.moved', region: egypt }] }),
    );
  });

  it('says why it failed, and asks again for the same', () => {
    const failing = [choose(), move, failed('move', offline)] as const;
    expect(play(...failing)).toStrictEqual(at('failed', { chosen: egypt, failure: offline, mayHaveMoved: true }));
    expect(play(...failing, move)).toStrictEqual(
      at('moving', { ...calm, chosen: egypt, mayHaveMoved: true }, { started: { move: { region: egypt } } }),
    );
  });

  it('stays by the server’s word where it may have moved', () => {
    const closing = [choose(), move, failed('move', offline), close] as const;
    expect(play(...closing)).toStrictEqual(
      at('staying', { chosen: egypt, failure: offline, mayHaveMoved: true }, { started: { stay: undefined } }),
    );
    expect(play(...closing, done('stay'))).toStrictEqual(at('ready', calm));
    expect(play(...closing, failed('stay', offline)).state).toBe('failed');
    const refused = new Failure('rejected');
    expect(play(choose(), move, failed('move', refused), close)).toStrictEqual(at('ready', calm));
    // What is refused later tells nothing of the move before it.
    expect(play(...closing.slice(0, 3), move, failed('move', refused), close).state).toBe('staying');
    expect(play(...closing, failed('stay', refused), close).state).toBe('staying');
  });
});
