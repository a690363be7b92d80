/**
 * Setting or changing the fund password: the old one where there is one (or the login password, if it is forgotten),
 * the new one twice, and a code by phone or e-mail (product 5.9). Passwords live in this context until the flow ends
 * and nowhere else (rule P10).
 */
import type { Failure } from '#domain/failure.ts';
import { isPassword } from '#domain/password.ts';
import { isCodeRefusal, isWrongPassword } from '#domain/refusals.ts';
import type { SecretsMeta } from '#domain/secret.ts';
import type { CodeTarget, EnteredCode, SentCode } from '#domain/verification.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { codeOutIn } from '../verification/code-out.ts';
import { verificationMachine, type VerificationOutput } from '../verification/verification.machine.ts';

/** What is known before anything is typed. */
export interface FundPasswordStanding {
  hasPassword: boolean;
  targets: readonly CodeTarget[];
}

export interface FundPasswords {
  /** The old one; the login password where the old one is forgotten. */
  current: string;
  password: string;
  again: string;
}
export type FundPasswordField = keyof FundPasswords;

export interface FundPasswordContext extends FundPasswords {
  standing: FundPasswordStanding | null;
  /** The login password stands in for the old one: withdrawals rest for a day then. */
  isForgotten: boolean;
  problems: readonly FundPasswordField[];
  sent: SentCode | null;
  entered: EnteredCode | null;
  failure: Failure | null;
}

export type FundPasswordEvent =
  | { type: 'standing.refresh' }
  | { type: 'field.change'; field: FundPasswordField; value: string }
  | { type: 'password.forget' }
  | { type: 'password.remember' }
  | { type: 'form.submit' }
  | { type: 'form.open' }
  | { type: 'network.returned' };

export type FundPasswordEmitted = { type: 'fundPassword.changed' };

/** What goes to the server, once. */
export interface FundPasswordChange {
  entered: EnteredCode;
  password: string;
  current: string;
  isForgotten: boolean;
}

const problemsOf = ({ standing, current, password, again }: FundPasswordContext): FundPasswordField[] => {
  const problems: FundPasswordField[] = [];
  if (standing?.hasPassword && current === '') problems.push('current');
  if (!isPassword(password)) problems.push('password');
  if (again !== password) problems.push('again');
  return problems;
};

function changeOf({ entered, password, current, isForgotten }: FundPasswordContext): FundPasswordChange {
  if (!entered) throw new Error('a fund password is changed with a code');
  return { entered, password, current, isForgotten };
}

export const fundPasswordMachine = setup({
  types: {
    context: {} as FundPasswordContext,
    events: {} as FundPasswordEvent,
    meta: {} as SecretsMeta,
    emitted: {} as FundPasswordEmitted,
    children: {} as { verification: 'verification' },
  },
  actors: {
    loadStanding: port<FundPasswordStanding>('loadStanding'),
    verification: verificationMachine,
    change: port<void, FundPasswordChange>('change'),
  },
  guards: {
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isOtherCode: ({ context, event }) => codeOutIn(event) !== context.sent,
    isCodeRefusal: ({ event }) => isCodeRefusal(failureIn(event)),
    isSetMeanwhile: ({ context: { standing }, event }) =>
      standing?.hasPassword === false && isWrongPassword(failureIn(event)),
    isRefusal: ({ event }) => failureIn(event).kind === 'rejected',
  },
  actions: {
    setStanding: assign((_, params: { standing: FundPasswordStanding }) => ({ standing: params.standing })),
    setHasPassword: assign(({ context }) => {
      const standing = context.standing && { ...context.standing, hasPassword: true };
      return { standing, problems: problemsOf({ ...context, standing }) };
    }),
    setField: assign(({ context }, params: { field: FundPasswordField; value: string }) => ({
      [params.field]: params.value,
      problems: context.problems.filter((field) => field !== params.field),
      failure: null,
    })),
    setForgotten: assign({ isForgotten: true, current: '' }),
    clearForgotten: assign({ isForgotten: false, current: '' }),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: null })),
    setEntered: assign((_, params: { output: VerificationOutput }) => ({ ...params.output, failure: null })),
    setSent: assign(({ event }) => ({ sent: codeOutIn(event) })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearPasswords: assign({ current: '', password: '', again: '' }),
    tellChanged: emit({ type: 'fundPassword.changed' as const }),
  },
}).createMachine({
  id: 'fundPassword',
  meta: { secrets: { again: 'password' } },
  context: {
    standing: null,
    current: '',
    password: '',
    again: '',
    isForgotten: false,
    problems: [],
    sent: null,
    entered: null,
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadStanding',
        src: 'loadStanding',
        onDone: {
          target: 'form',
          actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: {
        'standing.refresh': { target: 'loading', actions: 'clearFailure' },
        'network.returned': { target: 'loading', actions: 'clearFailure' },
      },
    },
    form: {
      on: {
        'field.change': {
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'password.forget': { actions: 'setForgotten' },
        'password.remember': { actions: 'clearForgotten' },
        'form.submit': [
          { guard: 'isComplete', target: 'verifying', actions: 'clearFailure' },
          { actions: 'markProblems' },
        ],
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({
          account: null,
          targets: context.standing?.targets ?? [],
          sent: context.sent,
          failure: context.failure,
        }),
        onSnapshot: { guard: 'isOtherCode', actions: 'setSent' },
        onDone: {
          target: 'changing',
          actions: { type: 'setEntered', params: ({ event }) => ({ output: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
      on: { 'form.open': { target: 'form', actions: 'clearFailure' } },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'changed', actions: 'clearPasswords' },
        onError: [
          // The passwords were right, the code was not: another try, or another code.
          {
            guard: 'isCodeRefusal',
            target: 'verifying',
            actions: 'setFailure',
          },
          // One is set by now: by another device, or by a call whose answer got lost.
          { guard: 'isSetMeanwhile', target: 'form', actions: ['setHasPassword', 'setFailure'] },
          {
            guard: 'isRefusal',
            target: 'form',
            actions: 'setFailure',
          },
          // No answer came: it may be the new one already. What is typed stays, and whether one is set is read again.
          { target: 'loading', actions: 'setFailure' },
        ],
      },
    },
    changed: { type: 'final', entry: 'tellChanged' },
  },
});
