/**
 * Adding or editing an address (product 9.7) or a bank account (product 9.8). What was typed stays until the server has
 * it; saving the same one again won't create a duplicate.
 */
import type { Failure } from '#domain/failure.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

type Fields = Readonly<Record<string, string>>;

export interface PayeeFormContext<Draft extends Fields> {
  /** Empty: a new one. */
  payeeId: string;
  /** Null until it is read. */
  draft: Draft | null;
  /** Fields that stopped the last attempt; marked until they change. */
  problems: readonly (keyof Draft)[];
  failure: Failure | null;
}

export type PayeeFormEvent =
  | { type: 'draft.refresh' }
  | { type: 'field.change'; field: string; value: string }
  | { type: 'form.submit' }
  | { type: 'network.returned' };

export type PayeeFormEmitted =
  | { type: 'payeeForm.drafted'; draft: Fields }
  | { type: 'payeeForm.saved'; payeeId: string };

function draftOf<Draft extends Fields>({ draft }: PayeeFormContext<Draft>): Draft {
  if (!draft) throw new Error('a draft is read before it is saved');
  return draft;
}

/** @param problemsOf the fields of a draft that are not right yet */
export const createPayeeFormMachine = <Draft extends Fields>(problemsOf: (draft: Draft) => (keyof Draft)[]) =>
  setup({
    types: {
      context: {} as PayeeFormContext<Draft>,
      events: {} as PayeeFormEvent,
      emitted: {} as PayeeFormEmitted,
      input: {} as { payeeId: string },
    },
    actors: {
      loadDraft: port<Draft, { payeeId: string }>('loadDraft'),
      save: port<{ id: string }, { payeeId: string; draft: Draft }>('save'),
    },
    guards: {
      isComplete: ({ context }) => problemsOf(draftOf(context)).length === 0,
    },
    actions: {
      setDraft: assign((_, params: { draft: Draft }) => ({ draft: params.draft, failure: null })),
      setField: assign(({ context }, params: { field: string; value: string }) => ({
        draft: { ...draftOf(context), [params.field]: params.value },
        problems: context.problems.filter((field) => field !== params.field),
        failure: null,
      })),
      markProblems: assign(({ context }) => ({ problems: problemsOf(draftOf(context)), failure: null })),
      setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
      tellDrafted: emit(({ context }) => ({ type: 'payeeForm.drafted' as const, draft: draftOf(context) })),
      tellSaved: emit((_, params: { payeeId: string }) => ({
        type: 'payeeForm.saved' as const,
        payeeId: params.payeeId,
      })),
    },
  }).createMachine({
    id: 'payeeForm',
    context: ({ input }) => ({ payeeId: input.payeeId, draft: null, problems: [], failure: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadDraft',
          src: 'loadDraft',
          input: ({ context }) => ({ payeeId: context.payeeId }),
          onDone: { target: 'form', actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.output }) } },
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
      },
      failed: {
        on: { 'draft.refresh': 'loading', 'network.returned': 'loading' },
      },
      form: {
        on: {
          'field.change': {
            actions: [
              { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
              'tellDrafted',
            ],
          },
          'form.submit': [{ guard: 'isComplete', target: 'saving' }, { actions: 'markProblems' }],
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({ payeeId: context.payeeId, draft: draftOf(context) }),
          onDone: {
            target: 'saved',
            actions: { type: 'tellSaved', params: ({ event }) => ({ payeeId: event.output.id }) },
          },
          onError: {
            target: 'form',
            actions: 'setFailure',
          },
        },
      },
      saved: { type: 'final' },
    },
  });
