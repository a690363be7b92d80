/**
 * A new login password for a forgotten one: the account, the new password twice, and a code that proves the account
 * (product 5.6). The password lives in this context until it is set, and nowhere else (rule P10).
 */
import {
  accountOf,
  checkedAccount,
  isSameAccount,
  typedAccount,
  type AccountFields,
  type AccountOffer,
} from '#domain/account-form.ts';
import type { Failure } from '#domain/failure.ts';
import { isPassword } from '#domain/password.ts';
import { isCodeRefusal } from '#domain/refusals.ts';
import type { AccountName } from '#domain/registration.ts';
import type { SecretsMeta } from '#domain/secret.ts';
import type { CodeChannel, EnteredCode, SentCode } from '#domain/verification.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { verificationOf } from '../verification/account-verification.ts';
import { codeOutIn } from '../verification/code-out.ts';
import { verificationMachine, type VerificationOutput } from '../verification/verification.machine.ts';

interface ResetPasswordFields extends AccountFields {
  password: string;
  again: string;
}
export type ResetPasswordField = Exclude<keyof ResetPasswordFields, 'way'>;

export interface ResetPasswordContext extends ResetPasswordFields {
  offer: AccountOffer | null;
  problems: readonly ResetPasswordField[];
  /** As the server keeps it, once it was checked. */
  account: AccountName | null;
  sent: SentCode | null;
  entered: EnteredCode | null;
  failure: Failure | null;
}

export type ResetPasswordEvent =
  | { type: 'offer.refresh' }
  | { type: 'way.choose'; way: CodeChannel }
  | { type: 'field.change'; field: ResetPasswordField; value: string }
  | { type: 'form.submit' }
  | { type: 'form.open' }
  | { type: 'network.returned' };

/** What goes to the server, once. */
export interface PasswordReset {
  account: AccountName;
  entered: EnteredCode;
  password: string;
}

const problemsOf = (fields: ResetPasswordFields): ResetPasswordField[] => {
  const problems: ResetPasswordField[] = [];
  if (!accountOf(fields)) problems.push(fields.way);
  if (!isPassword(fields.password)) problems.push('password');
  if (fields.again !== fields.password) problems.push('again');
  return problems;
};

function resetOf(context: ResetPasswordContext): PasswordReset {
  const { entered, password } = context;
  if (!entered) throw new Error('a password is set with a code');
  return { account: checkedAccount(context), entered, password };
}

export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    meta: {} as SecretsMeta,
    input: {} as { country: string },
    children: {} as { verification: 'verification' },
  },
  actors: {
    loadOffer: port<AccountOffer>('loadOffer'),
    checkAccount: port<AccountName, AccountName>('checkAccount'),
    verification: verificationMachine,
    reset: port<void, PasswordReset>('reset'),
  },
  guards: {
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isOtherCode: ({ context, event }) => codeOutIn(event) !== context.sent,
    isCodeRefusal: ({ event }) => isCodeRefusal(failureIn(event)),
    isRefusal: ({ event }) => failureIn(event).kind === 'rejected',
  },
  actions: {
    setOffer: assign(({ context }, params: { offer: AccountOffer }) => ({
      offer: params.offer,
      way: params.offer.ways.find((way) => way === context.way) ?? params.offer.ways[0] ?? context.way,
      country: params.offer.country ?? context.country,
    })),
    setWay: assign((_, params: { way: CodeChannel }) => ({ way: params.way, problems: [], failure: null })),
    setField: assign(({ context }, params: { field: ResetPasswordField; value: string }) => ({
      [params.field]: params.value,
      problems: context.problems.filter((field) => field !== params.field),
      failure: null,
    })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: null })),
    setAccount: assign(({ context }, params: { account: AccountName }) => ({
      account: params.account,
      // A code belongs to the account that it was sent to.
      sent: isSameAccount(context.account, params.account) ? context.sent : null,
    })),
    setEntered: assign((_, params: { output: VerificationOutput }) => ({ ...params.output, failure: null })),
    setSent: assign(({ event }) => ({ sent: codeOutIn(event) })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearSent: assign({ sent: null, entered: null, failure: null }),
    clearPasswords: assign({ password: '', again: '' }),
  },
}).createMachine({
  id: 'resetPassword',
  meta: { secrets: { again: 'password' } },
  context: ({ input: { country } }) => ({
    offer: null,
    way: 'phone',
    country,
    phone: '',
    email: '',
    password: '',
    again: '',
    problems: [],
    account: null,
    sent: null,
    entered: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: { target: 'form', actions: { type: 'setOffer', params: ({ event }) => ({ offer: event.output }) } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      on: { 'offer.refresh': 'loading', 'network.returned': 'loading' },
    },
    form: {
      on: {
        'way.choose': { actions: { type: 'setWay', params: ({ event }) => ({ way: event.way }) } },
        'field.change': {
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'form.submit': [{ guard: 'isComplete', target: 'checking' }, { actions: 'markProblems' }],
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'checkAccount',
        src: 'checkAccount',
        input: ({ context }) => typedAccount(context),
        onDone: {
          target: 'verifying',
          actions: { type: 'setAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: { target: 'form', actions: 'setFailure' },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => verificationOf(context),
        onSnapshot: { guard: 'isOtherCode', actions: 'setSent' },
        onDone: {
          target: 'resetting',
          actions: { type: 'setEntered', params: ({ event }) => ({ output: event.output }) },
        },
        onError: { target: 'form', actions: 'setFailure' },
      },
      on: { 'form.open': { target: 'form', actions: 'clearFailure' } },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ context }) => resetOf(context),
        onDone: { target: 'changed', actions: 'clearPasswords' },
        onError: [
          {
            guard: 'isCodeRefusal',
            target: 'verifying',
            actions: 'setFailure',
          },
          {
            guard: 'isRefusal',
            target: 'form',
            actions: 'setFailure',
          },
          { target: 'unsettled', actions: 'setFailure' },
        ],
      },
    },
    /** No answer came: the new password may be in place. Signing in with it tells; another code begins anew. */
    unsettled: {
      on: { 'form.open': { target: 'form', actions: 'clearSent' } },
    },
    changed: { type: 'final' },
  },
});
