import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { likeMachine } from './like.machine.ts';

const play = player(likeMachine, { isLiked: false });
const press = { type: 'like.press' } as const;
const open = { isLiked: false, likes: null };

describe(likeMachine.id, () => {
  it('is on its way at once, and then what the server counts', () => {
    expect(play(press)).toStrictEqual(at('liking', open, { started: { like: undefined } }));
    expect(play(press, done('like', { likes: 9 }))).toStrictEqual(
      at('liked', { isLiked: true, likes: 9 }, { emitted: [{ type: 'like.counted', likes: 9 }] }),
    );
  });

  it('is taken back where it did not get through, and can be pressed again', () => {
    const failure = new Failure('offline');
    expect(play(press, failed('like', failure))).toStrictEqual(
      at('open', open, { emitted: [{ type: 'like.failed', failure }] }),
    );
    expect(play(press, failed('like', failure), press).state).toBe('liking');
  });

  it('is sent once, however often it is pressed', () => {
    expect(play(press, press)).toStrictEqual(at('liking', open));
    expect(play(press, done('like', { likes: 5 }), press).state).toBe('liked');
  });

  it('is shown as liked while it waits in the outbox, now and after a reload', () => {
    expect(play(press, done('like', null))).toStrictEqual(at('unsent', open));
    expect(play({ type: 'like.deferred' }).state).toBe('unsent');
    expect(play({ type: 'like.deferred' }, press)).toStrictEqual(at('unsent', open));
  });

  it('hears what became of it', () => {
    const sent = { type: 'like.sent', likes: 9 } as const;
    expect(play(press, done('like', null), sent)).toStrictEqual(
      at('liked', { isLiked: true, likes: 9 }, { emitted: [{ type: 'like.counted', likes: 9 }] }),
    );
    // Sent sooner than it was heard that it waits.
    expect(play(press, sent).state).toBe('liked');
    expect(play(press, done('like', null), { type: 'like.dropped' })).toStrictEqual(at('open', open));
  });

  it('stays liked', () => {
    expect(player(likeMachine, { isLiked: true })(press)).toMatchObject({ state: 'liked', started: {} });
  });
});
