/**
 * Writing something with pictures and sending it once: a post (product 13.5) or feedback (product 13.10). Its id is
 * made before anything is typed and stored before anything is sent, so sending it again can't make a second one
 * (product 13.7). What was typed and chosen stays until the server has it; without a connection it can go into the
 * outbox under that id, and the form is free for another one.
 */
import { isDefinite } from '#domain/failure.ts';
import type { LetterKind, LetterReceipt } from '#domain/letter.ts';
import { isReuse } from '#domain/refusals.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port, source } from '../port.ts';
import {
  draftOf,
  letterOf,
  letterProblems,
  type Chosen,
  type Letter,
  type LetterContext,
  type LetterDesk,
  type LetterEmitted,
  type LetterEvent,
  type LetterInput,
  type Prepared,
  type UploadFact,
} from './written.ts';

export const createLetterMachine = <File>() =>
  setup({
    types: {
      context: {} as LetterContext<File>,
      events: {} as LetterEvent<File>,
      emitted: {} as LetterEmitted,
      input: {} as LetterInput,
    },
    actors: {
      openDesk: port<LetterDesk, { kind: LetterKind }>('openDesk'),
      preparePictures: port<Prepared, Chosen<File>>('preparePictures'),
      send: port<LetterReceipt, Letter>('send'),
      keep: port<void, Letter>('keep'),
      askOutcome: port<LetterReceipt | null, { kind: LetterKind; id: string }>('askOutcome'),
      watchUpload: source<UploadFact>('watchUpload'),
    },
    delays: {
      /** Ours: asks again by itself, as a settlement does. */
      recheckDelay: 3_000,
    },
    guards: {
      isSent: ({ event }) => answerIn<LetterDesk>(event).draft?.isSent === true,
      isReady: ({ context }) => letterProblems(context).length === 0,
      isReachable: ({ context }) => context.isReachable,
      canDefer: ({ context }) =>
        letterProblems(context).every((problem) => problem === 'offline') && !context.isReachable,
      /** It arrived before, and was changed since: what came first counts. */
      isKnown: ({ event }) => isReuse(failureIn(event)),
      isRefused: ({ event }) => isDefinite(failureIn(event)),
      isArrived: ({ event }) => answerIn<LetterReceipt | null>(event) !== null,
    },
    actions: {
      // What was typed while the device was asked is newer.
      setDesk: assign(({ context, event }) => {
        const { draft, ...desk } = answerIn<LetterDesk>(event);
        if (!draft) return desk;
        return { ...desk, id: draft.id, text: context.text || draft.text, phone: context.phone || draft.phone };
      }),
      setText: assign((_, params: { text: string }) => ({ text: params.text, problems: [], isUnsent: false })),
      setPhone: assign((_, params: { text: string }) => ({ phone: params.text, failure: null })),
      setFiles: assign((_, params: { files: readonly File[] }) => ({ files: params.files, refusals: [] })),
      setPrepared: assign(({ event }) => ({ ...answerIn<Prepared>(event), files: [] })),
      markUnreadable: assign(() => ({ files: [], refusals: [{ name: '', problem: 'unreadable' as const }] })),
      removePicture: assign(({ context }, params: { index: number }) => ({
        pictures: context.pictures.filter((_, index) => index !== params.index),
        refusals: [],
      })),
      markProblems: assign(({ context }) => ({ problems: letterProblems(context) })),
      setReachable: assign({ isReachable: true }),
      clearReachable: assign({ isReachable: false }),
      clearAttempt: assign({
        problems: [],
        refusals: [],
        hasShared: false,
        progress: null,
        failure: null,
        isUnsent: false,
        isOvertaken: false,
      }),
      setProgress: assign((_, params: { progress: UploadProgress }) => ({ progress: params.progress })),
      setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
      markOvertaken: assign({ isOvertaken: true }),
      markUnsent: assign({ isUnsent: true, isOvertaken: false, failure: null }),
      setReceipt: assign(({ event }) => ({ receipt: answerIn<LetterReceipt | null>(event) })),
      tellDrafted: emit(({ context }) => ({
        type: 'letter.drafted' as const,
        draft: draftOf(context),
      })),
      tellPictured: emit(({ context }) => ({ type: 'letter.pictured' as const, pictures: context.pictures })),
      tellSent: emit({ type: 'letter.sent' }),
      tellDeferred: emit({ type: 'letter.deferred' }),
    },
  }).createMachine({
    id: 'letter',
    context: ({ input }) => ({
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
          input: ({ context }) => ({ kind: context.kind }),
          onDone: [
            { guard: 'isSent', target: 'checking', actions: 'setDesk' },
            { target: 'form', actions: 'setDesk' },
          ],
          // The device keeps nothing: this one is new.
          onError: 'form',
        },
      },
      form: {
        on: {
          'text.type': { actions: [{ type: 'setText', params: ({ event }) => event }, 'tellDrafted'] },
          'phone.type': { actions: [{ type: 'setPhone', params: ({ event }) => event }, 'tellDrafted'] },
          'pictures.choose': {
            target: 'preparing',
            actions: { type: 'setFiles', params: ({ event }) => event },
          },
          'picture.remove': {
            actions: [{ type: 'removePicture', params: ({ event }) => event }, 'tellPictured'],
          },
          'letter.send': [
            { guard: 'isReady', target: 'sending', actions: 'clearAttempt' },
            { actions: 'markProblems' },
          ],
          'letter.defer': [
            { guard: 'canDefer', target: 'keeping', actions: 'clearAttempt' },
            { actions: 'markProblems' },
          ],
        },
      },
      /** Typing goes on meanwhile. */
      preparing: {
        tags: 'busy',
        invoke: {
          id: 'preparePictures',
          src: 'preparePictures',
          input: ({ context: { files, pictures, kind } }) => ({ files, pictures, kind }),
          onDone: {
            target: 'form',
            actions: ['setPrepared', 'tellDrafted', 'tellPictured'],
          },
          onError: { target: 'form', actions: 'markUnreadable' },
        },
        on: {
          'text.type': { actions: [{ type: 'setText', params: ({ event }) => event }, 'tellDrafted'] },
          'phone.type': { actions: [{ type: 'setPhone', params: ({ event }) => event }, 'tellDrafted'] },
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => letterOf(context),
          onDone: { target: 'sent', actions: 'setReceipt' },
          onError: [
            { guard: 'isKnown', target: 'checking', actions: 'markOvertaken' },
            { guard: 'isRefused', target: 'form', actions: ['setFailure', 'tellDrafted'] },
            { target: 'unsettled' },
          ],
        },
        on: {
          'upload.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
          // It may have arrived all the same.
          'upload.cancel': 'checking',
        },
      },
      keeping: {
        tags: 'busy',
        invoke: {
          id: 'keep',
          src: 'keep',
          input: ({ context }) => letterOf(context),
          onDone: 'unsent',
          onError: { target: 'form', actions: 'setFailure' },
        },
      },
      /** The outbox sends it. */
      unsent: { entry: 'tellDeferred' },
      /** No answer came: it may have arrived. */
      unsettled: {
        after: { recheckDelay: { guard: 'isReachable', target: 'checking' } },
        on: {
          'outcome.check': 'checking',
          'network.returned': { target: 'checking', actions: 'setReachable' },
        },
      },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'askOutcome',
          src: 'askOutcome',
          input: ({ context }) => ({ kind: context.kind, id: context.id }),
          onDone: [
            { guard: 'isArrived', target: 'sent', actions: 'setReceipt' },
            { target: 'form', actions: ['markUnsent', 'tellDrafted'] },
          ],
          onError: 'unsettled',
        },
      },
      sent: { tags: 'done', entry: 'tellSent' },
    },
  });
