/**
 * Changing the member's picture: choose, crop to a square, make it small on the device, send it and show the progress
 * (product 5.12). What was chosen and cropped stays until the server has it, so a failed upload is tried again from
 * there.
 */
import type { Failure } from '#domain/failure.ts';
import { centreSquare, type ImageArea, type ImageProblem, type ImageSize } from '#domain/image.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port, source } from '../port.ts';

/** A picture that can be shown. */
export interface ReadPicture extends ImageSize {
  url: string;
}

/** @typeParam File what the page knows a file by */
export interface AvatarContext<File> {
  /** As the member chose it. */
  file: File | null;
  picture: ReadPicture | null;
  /** What of it is taken. */
  area: ImageArea | null;
  /** What is sent: the area, small, with nothing in it but its pixels. */
  small: File | null;
  /** Null until something is on its way. */
  progress: UploadProgress | null;
  problem: ImageProblem | null;
  failure: Failure | null;
}

/** Told by what watches the upload. */
type UploadFact = { type: 'upload.progressed'; progress: UploadProgress };

export type AvatarEvent<File> =
  | { type: 'file.choose'; file: File }
  | { type: 'crop.move'; area: ImageArea }
  | { type: 'crop.confirm' }
  | { type: 'crop.cancel' }
  | { type: 'upload.cancel' }
  | UploadFact;

export type AvatarEmitted = { type: 'avatar.changed' };

type Told = ReadPicture | ImageProblem;

function given<T>(value: T | null): T {
  if (value === null) throw new Error('a picture is chosen, read and cut in this order');
  return value;
}

const noPicture = { file: null, picture: null, area: null, small: null, progress: null, problem: null, failure: null };

export const createAvatarMachine = <File>() =>
  setup({
    types: {
      context: {} as AvatarContext<File>,
      events: {} as AvatarEvent<File>,
      emitted: {} as AvatarEmitted,
    },
    actors: {
      readPicture: port<Told, { file: File }>('readPicture'),
      shrink: port<File, { file: File; area: ImageArea }>('shrink'),
      upload: port<void, { small: File }>('upload'),
      watchUpload: source<UploadFact>('watchUpload'),
    },
    guards: {
      isProblem: (_, params: { told: Told }) => typeof params.told === 'string',
    },
    actions: {
      setFile: assign((_, params: { file: File }) => ({ ...noPicture, file: params.file })),
      setProblem: assign((_, params: { told: Told }) => ({
        ...noPicture,
        problem: typeof params.told === 'string' ? params.told : null,
      })),
      setPicture: assign((_, params: { told: Told }) =>
        typeof params.told === 'string' ? {} : { picture: params.told, area: centreSquare(params.told) },
      ),
      setArea: assign((_, params: { area: ImageArea }) => ({ area: params.area })),
      setSmall: assign((_, params: { small: File }) => ({ small: params.small })),
      setProgress: assign((_, params: { progress: UploadProgress }) => ({ progress: params.progress })),
      setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
      clearPicture: assign(noPicture),
      clearAttempt: assign({ small: null, progress: null, problem: null, failure: null }),
      markUnreadable: assign({ problem: 'unreadable' }),
      tellChanged: emit({ type: 'avatar.changed' }),
    },
  }).createMachine({
    id: 'avatar',
    context: noPicture,
    invoke: { id: 'watchUpload', src: 'watchUpload' },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'file.choose': {
            target: 'reading',
            actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
          },
        },
      },
      reading: {
        tags: 'busy',
        invoke: {
          id: 'readPicture',
          src: 'readPicture',
          input: ({ context }) => ({ file: given(context.file) }),
          onDone: [
            {
              guard: { type: 'isProblem', params: ({ event }) => ({ told: event.output }) },
              target: 'idle',
              actions: { type: 'setProblem', params: ({ event }) => ({ told: event.output }) },
            },
            { target: 'crop', actions: { type: 'setPicture', params: ({ event }) => ({ told: event.output }) } },
          ],
          // It went away, or the device has no memory for it.
          onError: { target: 'idle', actions: ['clearPicture', 'markUnreadable'] },
        },
      },
      crop: {
        on: {
          'crop.move': { actions: { type: 'setArea', params: ({ event }) => ({ area: event.area }) } },
          'crop.confirm': { target: 'shrinking', actions: 'clearAttempt' },
          'crop.cancel': { target: 'idle', actions: 'clearPicture' },
        },
      },
      shrinking: {
        tags: 'busy',
        invoke: {
          id: 'shrink',
          src: 'shrink',
          input: ({ context }) => ({ file: given(context.file), area: given(context.area) }),
          onDone: {
            target: 'uploading',
            actions: { type: 'setSmall', params: ({ event }) => ({ small: event.output }) },
          },
          onError: { target: 'crop', actions: 'markUnreadable' },
        },
        on: { 'upload.cancel': 'crop' },
      },
      uploading: {
        tags: 'busy',
        invoke: {
          id: 'upload',
          src: 'upload',
          input: ({ context }) => ({ small: given(context.small) }),
          onDone: { target: 'idle', actions: ['clearPicture', 'tellChanged'] },
          onError: {
            target: 'crop',
            actions: 'setFailure',
          },
        },
        on: {
          'upload.progressed': {
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.progress }) },
          },
          // What is on its way may arrive all the same: the profile is read again with the next look.
          'upload.cancel': 'crop',
        },
      },
    },
  });
