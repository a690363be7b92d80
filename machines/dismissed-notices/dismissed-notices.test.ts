import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { dismissedNoticesMachine } from './dismissed-notices.machine.ts';

const play = player(dismissedNoticesMachine);
const known = done('loadDismissed', ['old']);
const dismiss = (id: string) => ({ type: 'notice.dismiss', id }) as const;

describe(dismissedNoticesMachine.id, () => {
  it('asks the device first', () => {
    expect(play()).toStrictEqual(at('loading', { ids: [] }, { started: { loadDismissed: undefined } }));
    expect(play(known)).toStrictEqual(at('ready', { ids: ['old'] }));
    expect(play(failed('loadDismissed', new Failure('storage')))).toStrictEqual(at('ready', { ids: [] }));
  });

  it('takes one away at once and keeps it away', () => {
    const ids = ['old', 'new'];
    expect(play(known, dismiss('new'))).toStrictEqual(at('keeping', { ids }, { started: { keepDismissed: { ids } } }));
    expect(play(known, dismiss('new'), done('keepDismissed'))).toStrictEqual(at('ready', { ids }));
    expect(play(known, dismiss('new'), failed('keepDismissed', new Failure('storage'))).context).toEqual({ ids });
  });

  it('takes the next one while it keeps the last, each once', () => {
    expect(play(known, dismiss('a'), dismiss('b'), dismiss('a')).context.ids).toEqual(['old', 'b', 'a']);
  });

  it('forgets the oldest of many', () => {
    const many = Array.from({ length: 60 }, (_, index) => dismiss(`n${index}`));
    const { ids } = play(known, ...many).context;
    expect(ids).toHaveLength(50);
    expect(ids.at(-1)).toBe('n59');
  });
});
