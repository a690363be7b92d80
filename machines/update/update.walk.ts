import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { compulsory, release } from './figures.ts';
import { updateMachine, type UpdateContext } from './update.machine.ts';

const events = {
  'findRelease done: there is one': done('findRelease', { release, isPostponed: false }),
  'findRelease done: one that was put off': done('findRelease', { release, isPostponed: true }),
  'findRelease done: a compulsory one': done('findRelease', { release: compulsory, isPostponed: false }),
  'findRelease done: none': done('findRelease', { release: null, isPostponed: false }),
  'findRelease failed': failed('findRelease', new Failure('offline')),
  'postpone done': done('postpone', undefined),
  'postpone failed': failed('postpone', new Failure('storage')),
  'forgetPostponed done': done('forgetPostponed', undefined),
  'forgetPostponed failed': failed('forgetPostponed', new Failure('storage')),
} as const;

const facts = ({ release: found }: UpdateContext) => [found?.isCompulsory === true && 'compulsory'];

/** The member asked. */
export const updateWalk = walkOf(updateMachine, { input: { isAsked: true }, events, facts });

/** The app asked by itself. */
export const quietUpdateWalk = walkOf(updateMachine, { name: 'by itself', input: { isAsked: false }, events, facts });
