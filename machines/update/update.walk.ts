import { Failure } from '#domain/failure.ts';
import { applyTries } from '#domain/release.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { compulsoryRelease, compulsoryShell, releaseUpdate, shell, shellUpdate } from './samples.ts';
import { updateMachine } from './update.machine.ts';
import type { UpdateContext } from './events.ts';
import type { Flow } from '../flow.ts';

const events = {
  'findUpdate done: a release': done('findUpdate', { update: releaseUpdate, isPostponed: false }),
  'findUpdate done: a release that was put off': done('findUpdate', { update: releaseUpdate, isPostponed: true }),
  'findUpdate done: a compulsory release': done('findUpdate', { update: compulsoryRelease, isPostponed: false }),
  'findUpdate done: a build': done('findUpdate', { update: shellUpdate, isPostponed: false }),
  'findUpdate done: a build that was put off': done('findUpdate', { update: shellUpdate, isPostponed: true }),
  'findUpdate done: a compulsory build': done('findUpdate', { update: compulsoryShell, isPostponed: false }),
  'findUpdate done: none': done('findUpdate', { update: null, isPostponed: false }),
  'findUpdate failed': failed('findUpdate', new Failure('offline')),
  'waitForPause failed': failed('waitForPause', new Failure('storage')),
  'waitForQuiet failed': failed('waitForQuiet', new Failure('storage')),
  'apply done: it loads': done('apply', true),
  'apply done: under a payment': done('apply', false),
  'apply failed': failed('apply', new Failure('storage')),
  'clearFiles failed': failed('clearFiles', new Failure('storage')),
  'postpone failed': failed('postpone', new Failure('storage')),
  'forgetPostponed failed': failed('forgetPostponed', new Failure('storage')),
} as const;

const quietEvents = {
  ...events,
  'verify done: nothing was promised': done('verify', { promise: null, isKept: false }),
  'verify done: it runs': done('verify', { promise: null, isKept: true }),
  'verify done: it does not run': done('verify', { promise: { shell, tries: 1 }, isKept: false }),
  'verify done: it does not run, twice': done('verify', { promise: { shell, tries: applyTries }, isKept: false }),
  'verify failed': failed('verify', new Failure('storage')),
} as const;

const facts = ({ update, isTaken, tries }: UpdateContext) => [
  update?.kind ?? null,
  (update?.kind === 'shell' ? update.shell : update?.release)?.isCompulsory === true && 'compulsory',
  isTaken && 'taken',
  tries > 0 && (tries < applyTries ? 'tried' : 'stuck'),
];

/** The member asked. */
export const updateWalk = walkOf(updateMachine, { input: { isAsked: true }, events, facts });

/** The app asked by itself. */
export const quietUpdateWalk = walkOf(updateMachine, {
  name: 'by itself',
  input: { isAsked: false },
  events: quietEvents,
  facts,
});

export const flow: Flow = {
  flow: 'something newer, looked for and offered: a release, or a build of the app itself, applied and verified',
  home: 'beside every screen by itself, `#/index/about` when asked',
  gallery: {
    address: '/index/about?dialog=update',
    hidden: {
      choice: 'passing',
      verifying: 'passing',
      idle: 'everywhere',
      holding: 'elsewhere',
      behind: 'elsewhere',
      left: 'passing',
      closed: 'passing',
    },
  },
};
