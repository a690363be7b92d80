import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createAvatarMachine } from './avatar.machine.ts';
import { type NamedFile, chosen, left, offline, picture, progressed, refused, small } from './samples.ts';
import type { Flow } from '../flow.ts';

export const avatarWalk = walkOf(createAvatarMachine<NamedFile>(), {
  events: {
    'file.choose': chosen,
    'readPicture done: a picture': done('readPicture', picture),
    'readPicture done: too large': done('readPicture', 'tooLarge'),
    'readPicture done: no picture': done('readPicture', 'notPicture'),
    'crop.move': { type: 'crop.move', area: left },
    'shrink done': done('shrink', small),
    'upload.progressed': progressed,
    'upload failed: no answer': failed('upload', offline),
    'upload failed: refused': failed('upload', refused),
  },
  facts: ({ problem, failure, progress }) => [problem ?? false, failure && failure.kind, progress && 'on its way'],
});

export const flow: Flow = {
  flow: 'another picture of oneself',
  home: '`#/user/information`',
  gallery: {
    address: '/user/information',
    places: { idle: 'idle (tooLarge)', crop: 'crop (offline)', uploading: 'uploading (on its way)' },
  },
};
