/** Changing the nickname (product 5.12). What was typed stays until the server has it; the same name is not sent. */
import type { Failure } from '#domain/failure.ts';
import { nicknameProblem, tidyNickname, type NicknameProblem } from '#domain/nickname.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface NicknameContext {
  /** As the server has it. */
  name: string;
  /** As typed. */
  text: string;
  /** What stopped the last attempt; marked until it changes. */
  problem: NicknameProblem | null;
  failure: Failure | null;
}

export type NicknameEvent =
  | { type: 'name.refresh' }
  | { type: 'name.type'; text: string }
  | { type: 'name.save' }
  | { type: 'network.returned' };

export type NicknameEmitted = { type: 'nickname.saved' } | { type: 'nickname.unchanged' };

const problemOf = ({ text }: NicknameContext): NicknameProblem | null => nicknameProblem(tidyNickname(text));

export const nicknameMachine = setup({
  types: {
    context: {} as NicknameContext,
    events: {} as NicknameEvent,
    emitted: {} as NicknameEmitted,
  },
  actors: {
    loadName: port<string>('loadName'),
    save: port<void, { name: string }>('save'),
  },
  guards: {
    isSame: ({ context }) => tidyNickname(context.text) === context.name,
    isRight: ({ context }) => problemOf(context) === null,
  },
  actions: {
    setName: assign((_, params: { name: string }) => ({ name: params.name, text: params.name, failure: null })),
    setText: assign((_, params: { text: string }) => ({ text: params.text, problem: null, failure: null })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    markProblem: assign(({ context }) => ({ problem: problemOf(context), failure: null })),
    tellSaved: emit({ type: 'nickname.saved' }),
    tellUnchanged: emit({ type: 'nickname.unchanged' }),
  },
}).createMachine({
  id: 'nickname',
  context: { name: '', text: '', problem: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadName',
        src: 'loadName',
        onDone: { target: 'form', actions: { type: 'setName', params: ({ event }) => ({ name: event.output }) } },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: { 'name.refresh': 'loading', 'network.returned': 'loading' },
    },
    form: {
      on: {
        'name.type': { actions: { type: 'setText', params: ({ event }) => ({ text: event.text }) } },
        'name.save': [
          { guard: 'isSame', target: 'unchanged' },
          { guard: 'isRight', target: 'saving', actions: 'clearFailure' },
          { actions: 'markProblem' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ name: tidyNickname(context.text) }),
        onDone: 'saved',
        onError: {
          target: 'form',
          actions: 'setFailure',
        },
      },
    },
    saved: { type: 'final', entry: 'tellSaved' },
    /** It was that already: nothing was sent. */
    unchanged: { type: 'final', entry: 'tellUnchanged' },
  },
});
