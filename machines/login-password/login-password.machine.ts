/**
 * Changing the login password: the old one, and the new one twice (product 5.8). All other sessions end with it. A lost
 * answer is a state of its own, in which the member can check whether the new password holds. Passwords live in this
 * context until the flow ends and nowhere else (rule P10).
 */
import type { Failure } from '#domain/failure.ts';
import { isPassword } from '#domain/password.ts';
import type { SecretsMeta } from '#domain/secret.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface LoginPasswords {
  current: string;
  password: string;
  again: string;
}
export type LoginPasswordField = keyof LoginPasswords;

export interface LoginPasswordContext extends LoginPasswords {
  /** Fields that stopped the last attempt; marked until they change. */
  problems: readonly LoginPasswordField[];
  /** Other sessions that ended with the old password; null while it is not known. */
  ended: number | null;
  failure: Failure | null;
}

export type LoginPasswordEvent =
  | { type: 'field.change'; field: LoginPasswordField; value: string }
  | { type: 'form.submit' }
  | { type: 'outcome.check' };

export type LoginPasswordEmitted = { type: 'loginPassword.changed' };

const problemsOf = ({ current, password, again }: LoginPasswords): LoginPasswordField[] => {
  const problems: LoginPasswordField[] = [];
  if (current === '') problems.push('current');
  if (!isPassword(password)) problems.push('password');
  if (again !== password) problems.push('again');
  return problems;
};

export const loginPasswordMachine = setup({
  types: {
    context: {} as LoginPasswordContext,
    events: {} as LoginPasswordEvent,
    meta: {} as SecretsMeta,
    emitted: {} as LoginPasswordEmitted,
  },
  actors: {
    /** @returns how many other sessions ended */
    change: port<number, { current: string; password: string }>('change'),
    /** Whether this is the login password now. */
    checkPassword: port<boolean, { password: string }>('checkPassword'),
  },
  guards: {
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isRefusal: ({ event }) => failureIn(event).kind === 'rejected',
    isChanged: (_, params: { isChanged: boolean }) => params.isChanged,
  },
  actions: {
    setField: assign(({ context }, params: { field: LoginPasswordField; value: string }) => ({
      [params.field]: params.value,
      problems: context.problems.filter((field) => field !== params.field),
      failure: null,
    })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: null })),
    setEnded: assign((_, params: { ended: number }) => ({ ended: params.ended })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearPasswords: assign({ current: '', password: '', again: '' }),
    tellChanged: emit({ type: 'loginPassword.changed' as const }),
  },
}).createMachine({
  id: 'loginPassword',
  meta: { secrets: { again: 'password' } },
  context: { current: '', password: '', again: '', problems: [], ended: null, failure: null },
  initial: 'form',
  states: {
    form: {
      on: {
        'field.change': {
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'form.submit': [
          { guard: 'isComplete', target: 'changing', actions: 'clearFailure' },
          { actions: 'markProblems' },
        ],
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { current, password } }) => ({ current, password }),
        onDone: { target: 'changed', actions: { type: 'setEnded', params: ({ event }) => ({ ended: event.output }) } },
        onError: [
          {
            guard: 'isRefusal',
            target: 'form',
            actions: 'setFailure',
          },
          {
            target: 'unsettled',
            actions: 'setFailure',
          },
        ],
      },
    },
    /** No answer came: it may be the new one already. */
    unsettled: {
      on: { 'outcome.check': 'checking' },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context: { password } }) => ({ password }),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => ({ isChanged: event.output }) },
            target: 'changed',
            actions: 'clearFailure',
          },
          // The failure stays: it says why nothing was changed.
          { target: 'form' },
        ],
        onError: {
          target: 'unsettled',
          actions: 'setFailure',
        },
      },
    },
    changed: { type: 'final', entry: ['clearPasswords', 'tellChanged'] },
  },
});
