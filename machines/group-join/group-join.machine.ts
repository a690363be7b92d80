/**
 * The bonus for joining the official group: one screenshot, once (product 12.9). The screenshot goes first; what moves
 * money is the small form with its id, and from there on it is the `settlement` child's (decision 0032).
 */
import type { Failure } from '#domain/failure.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import type { GroupJoinReceipt, GroupJoinStanding } from '#domain/group-join.ts';
import type { Intent } from '#domain/intent.ts';
import type { PictureRefusal, SmallPicture } from '#domain/letter.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { assign, emit, forwardTo, setup } from 'xstate';
import { failureIn, port, source } from '../port.ts';
import { isDone, isRefused, refusalOf, resultOf, type Settled } from '../settlement/settled.ts';
import { createSettlementMachine, type SettlementInput } from '../settlement/settlement.machine.ts';
import { keptTerms, rereadDelayOf, termsProblems, type TermsProblem } from '../terms.ts';

export interface GroupJoinTerms {
  pictureId: string;
}

/** The screenshot that was chosen before; kept on the device until the bonus was asked for. */
export interface GroupJoinDraft {
  picture: SmallPicture | null;
}

export interface GroupJoinDesk {
  standing: Fresh<GroupJoinStanding>;
  /** Null when this device can't keep one: then nothing can be asked for here. */
  intent: Intent | null;
  draft: GroupJoinDraft | null;
}

export type GroupJoinProblem = TermsProblem | 'storage' | 'picture';

export interface GroupJoinContext<File> {
  /** What there is to get; null until it is known. */
  standing: Fresh<GroupJoinStanding> | null;
  intent: Intent | null;
  /** Chosen, and being made small. */
  file: File | null;
  picture: SmallPicture | null;
  /** Of the picture, once the server has it. */
  pictureId: string | null;
  refusal: PictureRefusal | null;
  problems: readonly GroupJoinProblem[];
  progress: UploadProgress | null;
  isReachable: boolean;
  receipt: GroupJoinReceipt | null;
  failure: Failure | null;
}

type UploadFact = { type: 'upload.progressed'; progress: UploadProgress };

export type GroupJoinEvent<File> =
  | { type: 'picture.choose'; file: File }
  | { type: 'picture.remove' }
  | { type: 'bonus.claim' }
  | { type: 'upload.cancel' }
  | { type: 'form.open' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | UploadFact;

export type GroupJoinEmitted =
  | { type: 'groupJoin.drafted'; draft: GroupJoinDraft }
  | { type: 'groupJoin.decided'; receipt: GroupJoinReceipt };

type Told = SmallPicture | PictureRefusal;

export function groupJoinProblems(context: GroupJoinContext<never>): GroupJoinProblem[] {
  const { standing, picture, intent, isReachable } = context;
  const problems: GroupJoinProblem[] = termsProblems({ standing }, isReachable);
  if (!intent) problems.push('storage');
  if (!picture) problems.push('picture');
  return problems;
}

function given<T>(value: T | null): T {
  if (value === null) throw new Error('a screenshot is chosen, sent and used in this order');
  return value;
}

function moveOf({ pictureId, intent, isReachable }: GroupJoinContext<never>): SettlementInput<GroupJoinTerms> {
  const open = given(intent);
  return { intent: open, move: open.sent ? null : { pictureId: given(pictureId) }, isReachable };
}

export const createGroupJoinMachine = <File>() =>
  setup({
    types: {
      context: {} as GroupJoinContext<File>,
      events: {} as GroupJoinEvent<File>,
      emitted: {} as GroupJoinEmitted,
      input: {} as { isReachable: boolean },
      children: {} as { settlement: 'settlement' },
    },
    actors: {
      openDesk: port<GroupJoinDesk>('openDesk'),
      preparePicture: port<Told, { file: File }>('preparePicture'),
      upload: port<string, { picture: SmallPicture }>('upload'),
      watchUpload: source<UploadFact>('watchUpload'),
      settlement: createSettlementMachine<GroupJoinTerms, GroupJoinReceipt>(),
    },
    delays: {
      rereadDelay: ({ context: { standing } }) => rereadDelayOf({ standing }),
    },
    guards: {
      isSent: ({ context }) => context.intent?.sent != null,
      isDecided: ({ context }) => context.receipt !== null,
      isReachable: ({ context }) => context.isReachable,
      isReady: ({ context }) => groupJoinProblems(context as GroupJoinContext<never>).length === 0,
      isDone,
      isRefused,
    },
    actions: {
      setDesk: assign(({ context }, { desk }: { desk: GroupJoinDesk }) => ({
        standing: desk.standing,
        intent: desk.intent,
        receipt: valueOf(desk.standing).receipt,
        picture: context.picture ?? desk.draft?.picture ?? null,
        failure: null,
      })),
      setKept: assign(({ context: { standing } }) => keptTerms({ standing })),
      setFile: assign((_, params: { file: File }) => ({ file: params.file, refusal: null, problems: [] })),
      setPrepared: assign((_, { told }: { told: Told }) =>
        'bytes' in told ? { file: null, picture: told, failure: null } : { file: null, refusal: told },
      ),
      markUnreadable: assign(() => ({ file: null, refusal: { name: '', problem: 'unreadable' as const } })),
      removePicture: assign({ picture: null, refusal: null, failure: null }),
      markProblems: assign(({ context }) => ({ problems: groupJoinProblems(context as GroupJoinContext<never>) })),
      clearAttempt: assign({ problems: [], refusal: null, progress: null, failure: null, pictureId: null }),
      setProgress: assign((_, params: { progress: UploadProgress }) => ({ progress: params.progress })),
      setPictureId: assign((_, params: { pictureId: string }) => ({ pictureId: params.pictureId })),
      setReachable: assign({ isReachable: true }),
      clearReachable: assign({ isReachable: false }),
      setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
      setSettled: assign((_, params: { settled: Settled<GroupJoinReceipt> }) => ({
        receipt: resultOf(params.settled),
        failure: refusalOf(params.settled),
      })),
      passToSettlement: forwardTo('settlement'),
      tellDrafted: emit(({ context: { picture } }) => ({ type: 'groupJoin.drafted' as const, draft: { picture } })),
      tellDecided: emit(({ context }) => ({ type: 'groupJoin.decided' as const, receipt: given(context.receipt) })),
    },
  }).createMachine({
    id: 'groupJoin',
    context: ({ input }) => ({
      standing: null,
      intent: null,
      file: null,
      picture: null,
      pictureId: null,
      refusal: null,
      problems: [],
      progress: null,
      isReachable: input.isReachable,
      receipt: null,
      failure: null,
    }),
    invoke: { id: 'watchUpload', src: 'watchUpload' },
    initial: 'opening',
    on: {
      'network.lost': { actions: 'clearReachable' },
      'network.returned': { actions: 'setReachable' },
    },
    states: {
      opening: {
        tags: 'busy',
        invoke: {
          id: 'openDesk',
          src: 'openDesk',
          onDone: { target: 'choice', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
      },
      choice: {
        always: [
          { guard: 'isSent', target: 'settling' },
          { guard: 'isDecided', target: 'decided' },
          { target: 'form' },
        ],
      },
      failed: {
        on: { 'form.open': 'opening', 'network.returned': { target: 'opening', actions: 'setReachable' } },
      },
      form: {
        after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
        on: {
          'network.returned': { target: 'refreshing', actions: 'setReachable' },
          'picture.choose': {
            target: 'preparing',
            actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
          },
          'picture.remove': { actions: ['removePicture', 'tellDrafted'] },
          'bonus.claim': [
            { guard: 'isReady', target: 'uploading', actions: 'clearAttempt' },
            { actions: 'markProblems' },
          ],
        },
      },
      /** Read again while it is shown; what can't be read is what the device has. A picture has no time to wait. */
      refreshing: {
        tags: 'busy',
        invoke: {
          id: 'openDesk',
          src: 'openDesk',
          onDone: { target: 'choice', actions: { type: 'setDesk', params: ({ event }) => ({ desk: event.output }) } },
          onError: {
            target: 'form',
            actions: ['setKept', 'setFailure'],
          },
        },
        on: {
          'picture.choose': {
            target: 'preparing',
            actions: { type: 'setFile', params: ({ event }) => ({ file: event.file }) },
          },
          'picture.remove': { actions: ['removePicture', 'tellDrafted'] },
        },
      },
      preparing: {
        tags: 'busy',
        invoke: {
          id: 'preparePicture',
          src: 'preparePicture',
          input: ({ context }) => ({ file: given(context.file) }),
          onDone: {
            target: 'form',
            actions: [{ type: 'setPrepared', params: ({ event }) => ({ told: event.output }) }, 'tellDrafted'],
          },
          onError: { target: 'form', actions: 'markUnreadable' },
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
          onError: {
            target: 'form',
            actions: 'setFailure',
          },
        },
        on: {
          'upload.progressed': {
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.progress }) },
          },
          'upload.cancel': 'form',
        },
      },
      settling: {
        tags: 'busy',
        invoke: {
          id: 'settlement',
          src: 'settlement',
          input: ({ context }) => moveOf(context as GroupJoinContext<never>),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => ({ settled: event.output }) },
              target: 'decided',
              actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => ({ settled: event.output }) },
              target: 'refused',
              actions: { type: 'setSettled', params: ({ event }) => ({ settled: event.output }) },
            },
            // Dropped: the form is opened anew, with a new intent.
            { target: 'opening' },
          ],
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
        on: {
          'network.lost': { actions: ['clearReachable', 'passToSettlement'] },
          'network.returned': { actions: ['setReachable', 'passToSettlement'] },
        },
      },
      refused: {
        on: { 'form.open': 'opening' },
      },
      /** Credited or not: once is once. */
      decided: {
        entry: 'tellDecided',
        on: { 'network.returned': { target: 'opening', actions: 'setReachable' } },
      },
    },
  });
