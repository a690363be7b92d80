import { describe, expect, it } from 'vitest';
import { commentLength, reportLength } from '#domain/community.ts';
import { player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { offline, others, own } from './samples.ts';
import { writtenActionsMachine } from './written-actions.machine.ts';

const play = player(writtenActionsMachine);
const [openOwn, openOthers] = [
  { type: 'menu.open', words: own },
  { type: 'menu.open', words: others },
] as const;
const type = (text: string) => ({ type: 'text.type', text }) as const;
const edit = { type: 'edit.open' } as const;
const save = { type: 'edit.save' } as const;
const close = { type: 'menu.close' } as const;
const cancel = { type: 'menu.cancel' } as const;
const report = { type: 'report.open', about: 'member' } as const;
const reason = { type: 'reason.choose', reason: 'scam' } as const;
const send = { type: 'report.send' } as const;

describe(writtenActionsMachine.id, () => {
  it('offers what belongs to own words, and to those of others', () => {
    for (const step of [report, { type: 'block.open' }] as const)
      expect(play(openOwn, step)).toMatchObject({ state: 'menu' });
    for (const step of [edit, { type: 'deletion.open' }] as const)
      expect(play(openOthers, step)).toMatchObject({ state: 'menu' });
  });

  it('saves a text that is another one and fits, tidy and once', () => {
    for (const text of ['Beautiful', ' Beautiful ', ' \n', 'x'.repeat(commentLength + 1), 'a\u202eb'])
      expect(play(openOwn, edit, type(text), save), text).toMatchObject({ state: 'edit', started: {} });
    const saving = [openOwn, edit, type(' Calm  '), save] as const;
    expect(play(...saving).started).toEqual({ save: { words: own, content: 'Calm' } });
    expect(play(...saving, save).started).toEqual({});
    const change = { id: own.id, content: 'Calm', at: 1 };
    expect(play(...saving, done('save', change))).toMatchObject({
      state: 'closed',
      context: { text: '' },
      emitted: [{ type: 'writtenActions.changed', change }],
    });
  });

  it('keeps what was typed when it fails, and tries again', () => {
    const failing = [openOwn, edit, type('Calm'), save, failed('save', offline)] as const;
    expect(play(...failing)).toMatchObject({ state: 'edit', context: { text: 'Calm', failure: offline } });
    expect(play(...failing, save)).toMatchObject({ state: 'saving', context: { failure: null } });
  });

  it('deletes nothing before the member says so twice', () => {
    const ask = [openOwn, { type: 'deletion.open' }] as const;
    expect(play(...ask)).toMatchObject({ state: 'deletion', started: {} });
    expect(play(...ask, close)).toMatchObject({ state: 'closed' });
    expect(play(...ask, { type: 'deletion.confirm' }).started).toEqual({ remove: { words: own } });
  });

  it('reports with a reason, and a text if there is one', () => {
    expect(play(openOthers, report, send)).toMatchObject({ state: 'report', started: {} });
    expect(play(openOthers, report, reason, type('x'.repeat(reportLength + 1)), send)).toMatchObject({
      state: 'report',
    });
    expect(play(openOthers, report, reason, send).started).toEqual({
      report: { kind: 'post', id: others.id, about: 'member', reason: 'scam', note: '' },
    });
    const sent = play(openOthers, report, reason, type(' Double it '), send, done('report'));
    expect(sent).toMatchObject({ state: 'closed', emitted: [{ type: 'writtenActions.reported' }] });
  });

  it('keeps what was typed when the sheet closes, for the same words', () => {
    const written = [openOthers, report, reason, type('Old')] as const;
    expect(play(...written, close, openOthers, report).context).toMatchObject({ text: 'Old', reason: 'scam' });
    expect(play(openOwn, edit, type('Calm'), close, openOwn, edit).context.text).toBe('Calm');
    const dropped = { text: '', reason: null };
    expect(play(...written, close, openOthers, cancel, openOthers, report).context).toMatchObject({ text: 'Old' });
    expect(play(...written, close, openOthers, { type: 'report.open', about: 'words' }).context).toMatchObject(dropped);
    expect(play(...written, cancel).context).toMatchObject(dropped);
    const another = { type: 'menu.open', words: { ...others, id: 'post-2' } } as const;
    expect(play(...written, close, another, report).context).toMatchObject(dropped);
    const changed = { type: 'menu.open', words: { ...own, content: 'Lovely' } } as const;
    expect(play(openOwn, edit, type('Calm'), close, changed, edit).context.text).toBe('Lovely');
  });

  it('blocks who wrote it, and tells whom', () => {
    const blocking = [openOthers, { type: 'block.open' }, { type: 'block.confirm' }] as const;
    expect(play(...blocking).started).toEqual({ block: { kind: 'post', id: others.id } });
    expect(play(...blocking, done('block')).emitted).toEqual([{ type: 'writtenActions.blocked', author: 'Meera' }]);
    expect(play(...blocking, failed('block', offline))).toMatchObject({
      state: 'block',
      context: { failure: offline },
    });
  });
});
