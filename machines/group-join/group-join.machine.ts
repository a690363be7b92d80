/**
 * The bonus for joining the official group: one screenshot, once (product 12.9). The screenshot goes first; what moves
 * money is the small form with its id, and from there on it is the `settlement` child's (decision 0032).
 */
import type { Drafts } from '#domain/drafts.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { GroupJoinReceipt, GroupJoinStanding } from '#domain/group-join.ts';
import type { PictureRefusal, SmallPicture } from '#domain/letter.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { assign, emit } from 'xstate';
import { port, source } from '../port.ts';
import {
  choice,
  idle,
  loading,
  moneyProblems,
  moneySetup,
  network,
  readAgain,
  refreshing,
  refused,
  settling,
  unread,
  type MoneyContext,
  type MoneyEvent,
  type MoneyProblem,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

export interface GroupJoinTerms extends MoneyTerms {
  standing: Fresh<GroupJoinStanding>;
  draft: Drafts['groupJoin'] | null;
}

export type GroupJoinProblem = MoneyProblem | 'picture';

interface Own {
  picture: SmallPicture | null;
  /** Of the picture, once the server has it. */
  pictureId: string | null;
  refusal: PictureRefusal | null;
  problems: readonly GroupJoinProblem[];
  progress: UploadProgress | null;
}

/** Chosen, and being made small. */
interface Chosen<File> {
  file: File | null;
}

type UploadFact = { type: 'upload.progressed'; progress: UploadProgress };

type OwnEvent<File> =
  | { type: 'picture.choose'; file: File }
  | { type: 'picture.remove' }
  | { type: 'bonus.claim' }
  | { type: 'upload.cancel' }
  | UploadFact;
export type GroupJoinEvent<File> = MoneyEvent | OwnEvent<File>;

type Told = SmallPicture | PictureRefusal;

const groupJoinProblems = (context: MoneyContext<GroupJoinTerms, GroupJoinReceipt> & Own): GroupJoinProblem[] => [
  ...moneyProblems(context),
  ...(context.picture ? [] : (['picture'] as const)),
];

function given<T>(value: T | null): T {
  if (value === null) throw new Error('a screenshot is chosen, sent and used in this order');
  return value;
}

const moveOf = ({ pictureId }: Own) => ({ pictureId: given(pictureId) });

export const createGroupJoinMachine = <File>() =>
  moneySetup({
    id: 'groupJoin',
    types: {} as {
      terms: GroupJoinTerms;
      move: ReturnType<typeof moveOf>;
      result: GroupJoinReceipt;
      own: Own & Chosen<File>;
      events: OwnEvent<File>;
    },
    actors: {
      preparePicture: port<Told, { file: File }>('preparePicture'),
      upload: port<string, { picture: SmallPicture }>('upload'),
      watchUpload: source<UploadFact>('watchUpload'),
    },
    onTerms: ({ standing, draft }, { picture, terms }) => ({
      result: valueOf(standing).receipt,
      // Only at first: a later draft may be from before the member removed it.
      picture: picture ?? (terms ? null : (draft?.picture ?? null)),
    }),
  })
    .extend({
      guards: {
        isDecided: ({ context }) => context.result !== null,
        isReady: ({ context }) => groupJoinProblems(context).length === 0,
      },
      actions: {
        setFile: assign((_, params: { file: File }) => ({ file: params.file, refusal: null, problems: [] })),
        setPrepared: assign((_, { told }: { told: Told }) =>
          'bytes' in told ? { file: null, picture: told, failure: null } : { file: null, refusal: told },
        ),
        markUnreadable: assign(() => ({ file: null, refusal: { name: '', problem: 'unreadable' as const } })),
        removePicture: assign({ picture: null, refusal: null, failure: null }),
        markProblems: assign(({ context }) => ({ problems: groupJoinProblems(context) })),
        clearAttempt: assign({ problems: [], refusal: null, progress: null, failure: null, pictureId: null }),
        setProgress: assign((_, params: { progress: UploadProgress }) => ({ progress: params.progress })),
        setPictureId: assign((_, params: { pictureId: string }) => ({ pictureId: params.pictureId })),
        tellDrafted: emit(({ context: { picture } }) => ({ type: 'groupJoin.drafted' as const, draft: { picture } })),
      },
    })
    .createMachine({
      id: 'groupJoin',
      context: ({ input }) => ({
        ...unread(input),
        file: null,
        picture: null,
        pictureId: null,
        refusal: null,
        problems: [],
        progress: null,
      }),
      invoke: { id: 'watchUpload', src: 'watchUpload' },
      initial: 'loading',
      on: network,
      states: {
        loading,
        choice: choice({ guard: 'isDecided', target: 'decided', actions: 'tellSucceeded' }, { target: 'deciding' }),
        failed: readAgain,
        /** A picture has no time to wait. */
        deciding: {
          initial: 'idle',
          on: {
            'picture.choose': { target: 'preparing', actions: { type: 'setFile', params: ({ event }) => event } },
            'picture.remove': { actions: ['removePicture', 'tellDrafted'] },
          },
          states: {
            idle: {
              ...idle,
              on: {
                ...idle.on,
                'bonus.claim': [
                  { guard: 'isReady', target: '#groupJoin.uploading', actions: 'clearAttempt' },
                  { actions: 'markProblems' },
                ],
              },
            },
            refreshing,
          },
        },
        preparing: {
          tags: 'busy',
          invoke: {
            id: 'preparePicture',
            src: 'preparePicture',
            input: ({ context }) => ({ file: given(context.file) }),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'setPrepared', params: ({ event }) => ({ told: event.output }) }, 'tellDrafted'],
            },
            onError: { target: 'deciding', actions: 'markUnreadable' },
          },
        },
        /** Moves nothing yet: another one takes its place, as often as one likes. */
        uploading: {
          tags: 'busy',
          invoke: {
            id: 'upload',
            src: 'upload',
            input: ({ context }) => ({ picture: given(context.picture) }),
            onDone: {
              target: 'settling',
              actions: { type: 'setPictureId', params: ({ event }) => ({ pictureId: event.output }) },
            },
            onError: { target: 'deciding', actions: 'setFailure' },
          },
          on: {
            'upload.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
            'upload.cancel': 'deciding',
          },
        },
        settling: settling(moveOf, 'decided'),
        refused,
        /** Credited or not: once is once. */
        decided: readAgain,
      },
    });
