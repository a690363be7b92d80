/**
 * Becoming a member: an account (phone or e-mail), a password, an invite code; a code that proves the account (product
 * 5.5); then what the promotion budget gave (product 12.6). The password lives in this context until the account
 * exists, and nowhere else (rule P10). Registering is sent once: if its answer is lost, signing in tells whether it
 * worked.
 */
import { checkedAccount, isSameAccount, typedAccount, type AccountOffer } from '#domain/account-form.ts';
import type { Failure } from '#domain/failure.ts';
import type { Session } from '#domain/member.ts';
import { isCodeRefusal } from '#domain/refusals.ts';
import type { AccountName, Registered, WelcomeCredit } from '#domain/registration.ts';
import type { CodeChannel, EnteredCode, SentCode } from '#domain/verification.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port } from '../port.ts';
import { problemsOf, requestOf, type RegisterField, type RegisterFields, type RegisterRequest } from './fields.ts';
import { verificationOf } from '../verification/account-verification.ts';
import { codeOutIn } from '../verification/code-out.ts';
import { verificationMachine, type VerificationOutput } from '../verification/verification.machine.ts';

export interface RegisterInput {
  country: string;
  /** From the link that the visitor came by; empty for none. */
  inviteCode: string;
}

export interface RegisterContext extends RegisterFields {
  offer: AccountOffer | null;
  problems: readonly RegisterField[];
  /** As the server keeps it, once it was checked. */
  account: AccountName | null;
  sent: SentCode | null;
  entered: EnteredCode | null;
  session: Session | null;
  credits: readonly WelcomeCredit[];
  failure: Failure | null;
}

export type RegisterEvent =
  | { type: 'offer.refresh' }
  | { type: 'way.choose'; way: CodeChannel }
  | { type: 'field.change'; field: RegisterField; value: string }
  | { type: 'demo.fill' }
  | { type: 'form.submit' }
  | { type: 'form.open' }
  | { type: 'outcome.check' }
  | { type: 'welcome.close' }
  | { type: 'network.returned' };

export type RegisterEmitted = { type: 'register.succeeded'; session: Session };

function openedSession({ session }: RegisterContext): Session {
  if (!session) throw new Error('who is registered has a session');
  return session;
}

export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    emitted: {} as RegisterEmitted,
    input: {} as RegisterInput,
    children: {} as { verification: 'verification' },
  },
  actors: {
    loadOffer: port<AccountOffer>('loadOffer'),
    loadInvite: port<string>('loadInvite'),
    /** The invite code too: before a verification code is spent on it. */
    checkAccount: port<AccountName, { account: AccountName; inviteCode: string }>('checkAccount'),
    verification: verificationMachine,
    register: port<Registered, RegisterRequest>('register'),
    /** Null: nobody signs in with these. */
    signIn: port<Session | null, { account: AccountName; password: string }>('signIn'),
  },
  guards: {
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isOtherCode: ({ context, event }) => codeOutIn(event) !== context.sent,
    isCodeRefusal: ({ event }) => isCodeRefusal(failureIn(event)),
    hasSession: ({ event }) => answerIn<Session | null>(event) !== null,
    isRefusal: ({ event }) => failureIn(event).kind === 'rejected',
  },
  actions: {
    setOffer: assign(({ context, event }) => {
      const offer = answerIn<AccountOffer>(event);
      return {
        offer,
        way: offer.ways.find((way) => way === context.way) ?? offer.ways[0] ?? context.way,
        country: offer.country ?? context.country,
      };
    }),
    setWay: assign((_, params: { way: CodeChannel }) => ({ way: params.way, problems: [], failure: null })),
    setField: assign(({ context }, params: { field: RegisterField; value: string }) => ({
      [params.field]: params.value,
      problems: context.problems.filter((field) => field !== params.field),
      failure: null,
    })),
    setInvite: assign(({ context, event }) => ({
      inviteCode: answerIn<string>(event),
      problems: context.problems.filter((field) => field !== 'inviteCode'),
    })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: null })),
    setAccount: assign(({ context, event }) => {
      const account = answerIn<AccountName>(event);
      // A code belongs to the account that it was sent to.
      return { account, sent: isSameAccount(context.account, account) ? context.sent : null };
    }),
    setEntered: assign(({ event }) => ({ ...answerIn<VerificationOutput>(event), failure: null })),
    setRegistered: assign(({ event }) => ({ ...answerIn<Registered>(event) })),
    setSession: assign(({ event }) => ({ session: answerIn<Session | null>(event) })),
    setSent: assign(({ event }) => ({ sent: codeOutIn(event) })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearPassword: assign({ password: '' }),
    tellSucceeded: emit(({ context }) => ({ type: 'register.succeeded' as const, session: openedSession(context) })),
  },
}).createMachine({
  id: 'register',
  context: ({ input: { country, inviteCode } }) => ({
    offer: null,
    way: 'phone',
    country,
    phone: '',
    email: '',
    password: '',
    inviteCode,
    problems: [],
    account: null,
    sent: null,
    entered: null,
    session: null,
    credits: [],
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
        onDone: { target: 'form', actions: 'setOffer' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      on: { 'offer.refresh': 'loading', 'network.returned': 'loading' },
    },
    form: {
      on: {
        'way.choose': { actions: { type: 'setWay', params: ({ event }) => event } },
        'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
        'demo.fill': 'filling',
        'form.submit': [{ guard: 'isComplete', target: 'checking' }, { actions: 'markProblems' }],
      },
    },
    /** Whoever has no invite code takes the demo member's. */
    filling: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadInvite',
        src: 'loadInvite',
        onDone: { target: 'form', actions: 'setInvite' },
        onError: { target: 'form', actions: 'setFailure' },
      },
    },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'checkAccount',
        src: 'checkAccount',
        input: ({ context }) => ({ account: typedAccount(context), inviteCode: context.inviteCode.trim() }),
        onDone: { target: 'verifying', actions: 'setAccount' },
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
        onDone: { target: 'registering', actions: 'setEntered' },
        onError: { target: 'form', actions: 'setFailure' },
      },
      on: { 'form.open': { target: 'form', actions: 'clearFailure' } },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'welcome', actions: ['clearPassword', 'setRegistered'] },
        onError: [
          { guard: 'isCodeRefusal', target: 'verifying', actions: 'setFailure' },
          { guard: 'isRefusal', target: 'form', actions: 'setFailure' },
          { target: 'unsettled', actions: 'setFailure' },
        ],
      },
    },
    /** No answer came: the account may exist. Who can sign in to it is registered. */
    unsettled: {
      on: { 'outcome.check': 'signingIn' },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({ account: checkedAccount(context), password: context.password }),
        onDone: [
          { guard: 'hasSession', target: 'registered', actions: ['clearPassword', 'setSession'] },
          // No account was made: what was typed is there for another try, and why it failed.
          { target: 'form' },
        ],
        onError: { target: 'unsettled', actions: 'setFailure' },
      },
    },
    welcome: {
      tags: 'done',
      on: { 'welcome.close': 'registered' },
    },
    registered: { type: 'final', entry: 'tellSucceeded' },
  },
});
