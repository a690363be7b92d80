import { describe, expect, it } from 'vitest';
import type { ImageProblem } from '#domain/image.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { createAvatarMachine } from './avatar.machine.ts';
import {
  type NamedFile,
  cancel,
  chosen,
  confirm,
  file,
  left,
  middle,
  offline,
  picture,
  progressed,
  refused,
  small,
} from './samples.ts';

const machine = createAvatarMachine<NamedFile>();
const play = player(machine);
const start = { file: null, picture: null, area: null, small: null, progress: null, problem: null, failure: null };
const read = [chosen, done('readPicture', picture)] as const;
const sent = [...read, confirm, done('shrink', small)] as const;
const cropped = { ...start, file, picture, area: middle };

describe(machine.id, () => {
  it('reads what was chosen, and begins with its middle', () => {
    expect(play()).toStrictEqual(at('idle', start, { started: { watchUpload: undefined } }));
    expect(play(chosen)).toStrictEqual(at('reading', { ...start, file }, { started: { readPicture: { file } } }));
    expect(play(...read)).toStrictEqual(at('crop', cropped));
  });

  it.each<ImageProblem>(['empty', 'tooLarge', 'notPicture', 'tooManyPixels', 'unreadable'])(
    'says why a file is not taken, and keeps nothing of it: %s',
    (problem) => {
      expect(play(chosen, done('readPicture', problem))).toStrictEqual(at('idle', { ...start, problem }));
      expect(play(chosen, done('readPicture', problem), chosen).context.problem).toBeNull();
    },
  );

  it('takes a file that goes away for one that can’t be read', () => {
    expect(play(chosen, failed('readPicture', new Error('gone')))).toStrictEqual(
      at('idle', { ...start, problem: 'unreadable' }),
    );
  });

  it('cuts where the member says', () => {
    expect(play(...read, { type: 'crop.move', area: left }, confirm)).toMatchObject({
      state: 'shrinking',
      started: { shrink: { file, area: left } },
    });
    expect(play(...read, { type: 'crop.cancel' })).toStrictEqual(at('idle', start));
  });

  it('sends what was made small, tells how far it is, and says that it is done', () => {
    expect(play(...sent)).toMatchObject({ state: 'uploading', started: { upload: { small } } });
    expect(play(...sent, progressed).context.progress).toEqual({ sent: 31_000, total: 52_000 });
    expect(play(...sent, progressed, done('upload'))).toStrictEqual(
      at('idle', start, { emitted: [{ type: 'avatar.changed' }] }),
    );
  });

  it.each([offline, refused])('keeps the cut when it fails, and tries again from there: $kind', (failure) => {
    const broken = [...sent, progressed, failed('upload', failure)] as const;
    expect(play(...broken)).toMatchObject({ state: 'crop', context: { file, area: middle, failure } });
    expect(play(...broken, confirm)).toStrictEqual(
      at('shrinking', cropped, { started: { shrink: { file, area: middle } } }),
    );
  });

  it('keeps the cut when the device can’t make it small', () => {
    expect(play(...read, confirm, failed('shrink', new Error('no canvas')))).toStrictEqual(
      at('crop', { ...cropped, problem: 'unreadable' }),
    );
  });

  it('can be stopped on its way', () => {
    expect(play(...sent, progressed, cancel)).toMatchObject({ state: 'crop', context: { file, area: middle } });
    expect(play(...read, confirm, cancel).state).toBe('crop');
    expect(play(...sent, cancel, confirm).context.progress).toBeNull();
  });

  it('sends once, however often it is asked', () => {
    expect(play(...read, confirm, confirm).started).toEqual({});
    expect(play(...sent, chosen, confirm)).toMatchObject({ state: 'uploading', started: {} });
  });
});
