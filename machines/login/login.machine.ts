/**
 * Sign-in with phone (or an e-mail address in its place) and password. Only code 200 signs in; any other stores nothing
 * (product 5.4). The password lives in this context until the flow ends and nowhere else (rule P10).
 */
import type { Failure } from '#domain/failure.ts';
import type { Country, Credentials, Session } from '#domain/member.ts';
import { isPhone, normalisePhone } from '#domain/phone.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export type LoginField = keyof Credentials;

export interface LoginContext extends Credentials {
  countries: readonly Country[];
  /** Fields that stopped the last attempt; marked until they change. */
  problems: readonly LoginField[];
  failure: Failure | null;
}

interface Countries {
  countries: readonly Country[];
  /** The one chosen at the last sign-in on this device. */
  remembered: string | undefined;
}

export type LoginEvent =
  | { type: 'field.change'; field: LoginField; value: string }
  | { type: 'form.submit' }
  | { type: 'demo.fill' }
  | { type: 'countries.retry' }
  | { type: 'network.returned' };

export type LoginEmitted = { type: 'login.succeeded'; session: Session };

/** Phone digits, or the e-mail address as it is. */
const accountOf = (typed: string): string => (typed.includes('@') ? typed.trim() : normalisePhone(typed));

const problemsOf = ({ country, phone, password }: Credentials): LoginField[] => {
  const problems: LoginField[] = [];
  const account = accountOf(phone);
  // The server finds the form of a number with its calling code (decision 0029).
  if (!/@|^\+\d{5}/.test(account) && !isPhone(country, account)) problems.push('phone');
  if (password === '') problems.push('password');
  return problems;
};

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as LoginEmitted,
    /** Empty where it is not known. */
    input: {} as Pick<Credentials, 'country' | 'phone'>,
  },
  actors: {
    loadCountries: port<Countries>('loadCountries'),
    loadDemo: port<Credentials>('loadDemo'),
    signIn: port<Session, Credentials>('signIn'),
  },
  guards: {
    isComplete: ({ context }) => problemsOf(context).length === 0,
  },
  actions: {
    setCountries: assign(({ context }, { countries, remembered }: Countries) => ({
      countries,
      country: context.country || remembered || 'IN',
    })),
    setField: assign(({ context }, params: { field: LoginField; value: string }) => ({
      [params.field]: params.value,
      problems: context.problems.filter((field) => field !== params.field),
    })),
    setCredentials: assign((_, params: { credentials: Credentials }) => ({ ...params.credentials, problems: [] })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context), failure: null })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearPassword: assign({ password: '' }),
    tellSucceeded: emit((_, params: { session: Session }) => ({
      type: 'login.succeeded' as const,
      session: params.session,
    })),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    ...input,
    password: '',
    countries: [],
    problems: [],
    failure: null,
  }),
  initial: 'loading',
  on: {
    'field.change': {
      actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCountries',
        src: 'loadCountries',
        onDone: {
          target: 'form',
          actions: { type: 'setCountries', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: 'setFailure',
        },
      },
    },
    failed: {
      on: { 'countries.retry': 'loading', 'network.returned': 'loading' },
    },
    form: {
      on: {
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'markProblems' }],
        'demo.fill': 'filling',
      },
    },
    filling: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadDemo',
        src: 'loadDemo',
        onDone: {
          target: 'form',
          actions: { type: 'setCredentials', params: ({ event }) => ({ credentials: event.output }) },
        },
        onError: {
          target: 'form',
          actions: 'setFailure',
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      // What is typed while the answer is on its way belongs to the next attempt, not to this one.
      on: { 'field.change': {} },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => ({
          country: context.country,
          phone: accountOf(context.phone),
          password: context.password,
        }),
        onDone: {
          target: 'signedIn',
          actions: ['clearPassword', { type: 'tellSucceeded', params: ({ event }) => ({ session: event.output }) }],
        },
        onError: {
          target: 'form',
          actions: 'setFailure',
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
