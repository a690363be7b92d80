import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { markReadMachine } from './mark-read.machine.ts';

const group = { group: 'private', id: '' } as const;
const one = { group: 'notice', id: 'notice-hours' } as const;
const play = player(markReadMachine, group);
const opened = player(markReadMachine, one);
const mark = { type: 'group.mark', upTo: 7 } as const;
const offline = new Failure('offline');

describe(markReadMachine.id, () => {
  it('waits to be asked for a whole group', () => {
    expect(play()).toStrictEqual(at('idle', { ...group, upTo: 0, failure: null }));
    expect(play(mark)).toStrictEqual(
      at('marking', { ...group, upTo: 7, failure: null }, { started: { mark: { ...group, upTo: 7 } } }),
    );
  });

  it('marks what is opened without being asked', () => {
    expect(opened()).toStrictEqual(
      at('marking', { ...one, upTo: 0, failure: null }, { started: { mark: { ...one, upTo: 0 } } }),
    );
  });

  it('tells once that it is done', () => {
    const marked = at('marked', { ...group, upTo: 7, failure: null }, { emitted: [{ type: 'markRead.marked' }] });
    expect(play(mark, done('mark'))).toStrictEqual(marked);
  });

  it('takes it back when the server did not hear it, and tries again', () => {
    expect(play(mark, failed('mark', offline))).toStrictEqual(at('failed', { ...group, upTo: 7, failure: offline }));
    expect(play(mark, failed('mark', offline), mark).context.failure).toBeNull();
    expect(opened(failed('mark', offline), { type: 'network.returned' }).state).toBe('marking');
  });

  it('can mark again what came after', () => {
    expect(play(mark, done('mark'), { type: 'group.mark', upTo: 9 })).toMatchObject({
      state: 'marking',
      context: { upTo: 9 },
    });
  });
});
