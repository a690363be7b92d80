/** The person: another picture, another nickname. */
import { person } from '#contract/person.ts';
import { uploadLimit } from '#domain/limits.ts';
import { avatarWalk } from '#machines/avatar/avatar.walk.ts';
import { nicknameWalk } from '#machines/nickname/nickname.walk.ts';
import { changeNickname } from '#api/person.ts';
import { pathOf } from '../flows/money-paths.ts';
import { AvatarPage, type TestFile } from '../pages/avatar-page.ts';
import { NicknamePage } from '../pages/nickname-page.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { playbookOf } from './playbook.ts';

const named = (buffer: Buffer): TestFile => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });

type Choice = 'photo' | 'large' | 'text';
const files: Record<Choice, () => Buffer | Promise<Buffer>> = {
  photo: photoWithPlace,
  large: () => Buffer.alloc(uploadLimit.avatar + 1, 0xff),
  text: () => Buffer.from('no picture'),
};
/** What the path that is played chooses. */
let chosen: Choice = 'photo';

export const avatarBook = playbookOf<AvatarPage>(avatarWalk, {
  machine: 'avatar',
  address: () => '/user/information',
  page: (app) => new AvatarPage(app),
  ready: async () => {
    chosen = 'photo';
  },
  ports: { upload: pathOf(person.modifyHead) },
  outcomes: {
    'readPicture done: too large': async () => {
      chosen = 'large';
    },
    'readPicture done: no picture': async () => {
      chosen = 'text';
    },
    'readPicture done: a picture': async () => {
      chosen = 'photo';
    },
  },
  gestures: {
    'file.choose': async () => ({ type: 'file.choose', file: named(await files[chosen]()) }),
  },
  fleeting: ['reading', 'shrinking'],
  unplayable: {
    'readPicture failed': 'takes a file that goes away while it is read',
    'shrink failed': 'takes a device without a canvas',
    'shrinking: upload.cancel': 'is over before a hand comes to the button; "uploading" plays it',
    'upload.progressed': 'is told by the upload itself, as often as it likes',
    'upload failed: refused': 'what the app makes of a picture can be read; the sandbox’s own tests have what can’t',
  },
});

export const nicknameBook = playbookOf<NicknamePage>(nicknameWalk, {
  machine: 'nickname',
  address: () => '/user/name',
  page: (app) => new NicknamePage(app),
  // As the walk's own: the name that is typed is another one.
  ready: ({ account: { client } }) => changeNickname(client, 'Asha'),
  ports: { loadName: pathOf(person.profile), save: pathOf(person.modifyName) },
  outcomes: {
    'save done':
      async ({ app }) =>
      () =>
        app.isAt('/user/information'),
  },
  unseen: {
    saved: 'the person follows in the same step',
    unchanged: 'the person follows in the same step',
  },
});
