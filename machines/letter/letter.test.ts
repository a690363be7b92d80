import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import {
  type NamedFile,
  choose,
  desk,
  enough,
  file,
  input,
  offline,
  prepared,
  progressed,
  receipt,
  refused,
  sentBefore,
  shared,
  small,
  type,
} from './samples.ts';
import { createLetterMachine } from './letter.machine.ts';

const machine = createLetterMachine<NamedFile>();
const play = player(machine, input);
const start = {
  ...input,
  text: '',
  phone: '',
  pictures: [],
  files: [],
  refusals: [],
  problems: [],
  hasShared: false,
  isUnsent: false,
  isOvertaken: false,
  progress: null,
  receipt: null,
  failure: null,
};
const send = { type: 'letter.send' } as const;
const opened = done('openDesk', desk());
const ready = [opened, type(enough)] as const;
const draft = { id: input.id, text: enough, phone: '', isSent: false };
const letter = { kind: 'feedback', id: input.id, text: enough, phone: '', pictures: [] };

describe(machine.id, () => {
  it('opens with what was kept, under its id', () => {
    expect(play()).toStrictEqual(
      at('opening', start, { started: { openDesk: { kind: 'feedback' }, watchUpload: undefined } }),
    );
    expect(play(opened)).toStrictEqual(at('form', start));
    const kept = { id: 'id-2', text: 'half a', phone: '12', isSent: false };
    expect(play(done('openDesk', desk(kept, [small])))).toMatchObject({
      state: 'form',
      context: { id: 'id-2', text: 'half a', phone: '12', pictures: [small] },
    });
    expect(play(failed('openDesk', new Error('no storage')))).toStrictEqual(at('form', start));
  });

  it('says what another app shared until it is sent', () => {
    expect(play(done('openDesk', shared))).toMatchObject({
      state: 'form',
      context: { hasShared: true, text: 'https://example.org/mill', refusals: shared.refusals },
    });
    expect(play(done('openDesk', shared), type(enough), send).context).toMatchObject({
      hasShared: false,
      refusals: [],
    });
  });

  it('asks first about one that went out before', () => {
    expect(play(done('openDesk', desk({ ...draft, id: 'id-2', isSent: true })))).toMatchObject({
      state: 'checking',
      started: { askOutcome: { kind: 'feedback', id: 'id-2' } },
    });
  });

  it('sends once what was typed and chosen, tells how far it is, and that it arrived', () => {
    expect(play(...ready, send)).toMatchObject({ state: 'sending', started: { send: letter } });
    expect(play(...ready, send, send).started).toEqual({});
    expect(play(...ready, send, progressed).context.progress).toEqual({ sent: 310_000, total: 520_000 });
    expect(play(...ready, send, done('send', receipt))).toMatchObject({
      state: 'sent',
      context: { receipt },
      emitted: [{ type: 'letter.sent' }],
    });
  });

  it.each([
    ['', 'empty'],
    ['ten words are not enough for this, they have said', 'words'],
    ['\u202e', 'characters'],
    ['x '.repeat(4_001), 'long'],
  ])('does not send %j', (text, problem) => {
    expect(play(opened, type(text), send)).toMatchObject({ state: 'form', context: { problems: [problem] } });
  });

  it('sends nothing offline', () => {
    expect(play(...ready, { type: 'network.lost' }, send).context.problems).toEqual(['offline']);
    expect(play(...ready, { type: 'network.lost' }, { type: 'network.returned' }, send).state).toBe('sending');
  });

  it('a post needs no number of words', () => {
    const post = player(machine, { ...input, kind: 'post' });
    expect(post(opened, type('Hi'), send).state).toBe('sending');
  });

  it('makes pictures small while typing goes on, in their order, and says which were not taken', () => {
    expect(play(opened, choose)).toMatchObject({
      state: 'preparing',
      started: { preparePictures: { files: [file], pictures: [], kind: 'feedback' } },
    });
    const refusals = [{ name: 'notes.txt', problem: 'notPicture' as const }];
    const typed = play(opened, choose, type('while'), done('preparePictures', { pictures: [small], refusals }));
    expect(typed).toMatchObject({ state: 'form', context: { text: 'while', pictures: [small], files: [], refusals } });
    expect(typed.emitted).toContainEqual({ type: 'letter.pictured', pictures: [small] });
    expect(play(opened, choose, failed('preparePictures', new Error('gone')))).toMatchObject({
      state: 'form',
      context: { pictures: [], refusals: [{ name: '', problem: 'unreadable' }] },
    });
  });

  it('removes the picture that was meant', () => {
    const other = { bytes: new Uint8Array([9]) };
    const two = done('preparePictures', { pictures: [small, other], refusals: [] });
    expect(play(opened, choose, two, { type: 'picture.remove', index: 0 })).toMatchObject({
      context: { pictures: [other] },
      emitted: [{ type: 'letter.pictured', pictures: [other] }],
    });
  });

  it('keeps everything when it is refused, and says why', () => {
    const told = play(opened, choose, prepared, type(enough), send, failed('send', refused));
    expect(told).toMatchObject({
      state: 'form',
      context: { text: enough, pictures: [small], failure: refused },
      emitted: [{ type: 'letter.drafted', draft }],
    });
  });

  it.each([offline, new Failure('timeout'), new Failure('server', 500), new Failure('unauthorized')])(
    'does not know what became of it without an answer: $kind',
    (failure) => {
      const lost = [...ready, send, failed('send', failure)] as const;
      expect(play(...lost)).toMatchObject({ state: 'unsettled', timers: { recheckDelay: 3_000 } });
      expect(play(...lost, { type: 'outcome.check' })).toMatchObject({
        state: 'checking',
        started: { askOutcome: { id: input.id } },
      });
      expect(play(...lost, { type: 'network.returned' }).state).toBe('checking');
      expect(play(...lost, { type: 'outcome.check' }, failed('askOutcome', offline)).state).toBe('unsettled');
    },
  );

  it('finds that it arrived, or sends it again under the same id', () => {
    const asked = [...ready, send, failed('send', offline), { type: 'outcome.check' }] as const;
    expect(play(...asked, done('askOutcome', receipt))).toMatchObject({ state: 'sent', context: { receipt } });
    const unsent = play(...asked, done('askOutcome', null));
    expect(unsent).toMatchObject({ state: 'form', context: { text: enough, isUnsent: true } });
    expect(unsent.emitted).toEqual([{ type: 'letter.drafted', draft }]);
    expect(play(...asked, done('askOutcome', null), send).started).toEqual({ send: letter });
  });

  it('asks what became of one that was stopped, or changed after it had arrived', () => {
    expect(play(...ready, send, { type: 'upload.cancel' }).state).toBe('checking');
    expect(play(...ready, send, failed('send', sentBefore)).state).toBe('checking');
  });

  it('keeps what was changed after an earlier version had arrived, and says so', () => {
    const asked = [...ready, send, failed('send', sentBefore)] as const;
    expect(play(...asked, done('askOutcome', receipt))).toMatchObject({
      state: 'sent',
      context: { text: enough, isOvertaken: true },
    });
    expect(play(...asked, done('askOutcome', null), send).context.isOvertaken).toBe(false);
  });

  it('tells what is typed', () => {
    expect(play(opened, type('half a')).emitted).toEqual([
      { type: 'letter.drafted', draft: { ...draft, text: 'half a' } },
    ]);
    expect(play(opened, { type: 'phone.type', text: '98' }).emitted).toEqual([
      { type: 'letter.drafted', draft: { ...draft, text: '', phone: '98' } },
    ]);
  });
});
