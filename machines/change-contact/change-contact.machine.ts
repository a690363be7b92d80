/**
 * Another phone number or e-mail address, or a second way to reach a member: a code proves the old one, then another the
 * new one (product 5.16). The id of the change is made once; without an answer the same call is sent again, which changes
 * nothing twice.
 */
import { accountOf, checkedAccount, isSameAccount, typedAccount, type AccountFields } from '#domain/account-form.ts';
import { proofOf, type ContactChanged, type ContactStanding } from '#domain/contact.ts';
import type { Failure } from '#domain/failure.ts';
import { isCodeRefusal, isProofExpired } from '#domain/refusals.ts';
import type { AccountName } from '#domain/registration.ts';
import type { CodeChannel, CodeTarget, EnteredCode, SentCode } from '#domain/verification.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';
import { verificationOf } from '../verification/account-verification.ts';
import { codeOutIn } from '../verification/code-out.ts';
import { verificationMachine, type VerificationOutput } from '../verification/verification.machine.ts';

export interface ChangeContactInput {
  /** Made once, by the device. */
  changeId: string;
  country: string;
}

export interface ChangeContactContext extends AccountFields, ChangeContactInput {
  standing: ContactStanding | null;
  /** What was typed can't be one. */
  isMarked: boolean;
  /** The new one, as it was typed last. */
  account: AccountName | null;
  sent: SentCode | null;
  entered: EnteredCode | null;
  changed: ContactChanged | null;
  failure: Failure | null;
}

export type ChangeContactEvent =
  | { type: 'standing.refresh' }
  | { type: 'way.choose'; way: CodeChannel }
  | { type: 'form.submit' }
  | { type: 'field.change'; field: Exclude<keyof AccountFields, 'way'>; value: string }
  | { type: 'account.submit' }
  | { type: 'step.back' }
  | { type: 'outcome.check' }
  | { type: 'network.returned' };

/** What goes to the server for the old one. */
export interface ContactProof {
  changeId: string;
  type: CodeChannel;
  code: string;
}

/** What goes to the server for the new one. */
export interface ContactChange {
  changeId: string;
  account: AccountName;
  code: string;
}

function codeOf({ entered }: ChangeContactContext): string {
  if (!entered) throw new Error('a change takes a code');
  return entered.code;
}

const proofTargets = ({ standing, way }: ChangeContactContext): readonly CodeTarget[] => {
  const target = proofOf(standing?.targets ?? [], way);
  return target ? [target] : [];
};

export const changeContactMachine = setup({
  types: {
    context: {} as ChangeContactContext,
    events: {} as ChangeContactEvent,
    input: {} as ChangeContactInput,
    children: {} as { verification: 'verification' },
  },
  actors: {
    loadStanding: port<ContactStanding>('loadStanding'),
    verification: verificationMachine,
    prove: port<void, ContactProof>('prove'),
    change: port<ContactChanged, ContactChange>('change'),
  },
  guards: {
    isAccount: ({ context }) => accountOf(context) !== null,
    isOtherCode: ({ context, event }) => codeOutIn(event) !== context.sent,
    isCodeRefusal: ({ event }) => isCodeRefusal(failureIn(event)),
    isProofExpired: ({ event }) => isProofExpired(failureIn(event)),
    isRefusal: ({ event }) => failureIn(event).kind === 'rejected',
  },
  actions: {
    setStanding: assign(({ context }, params: { standing: ContactStanding }) => ({
      standing: params.standing,
      country: params.standing.country ?? context.country,
    })),
    setWay: assign((_, params: { way: CodeChannel }) => ({ way: params.way, failure: null, sent: null })),
    setField: assign((_, params: { field: 'country' | 'phone' | 'email'; value: string }) => ({
      [params.field]: params.value,
      isMarked: false,
      failure: null,
    })),
    markAccount: assign({ isMarked: true, failure: null }),
    setAccount: assign(({ context }) => {
      const account = typedAccount(context);
      // A code belongs to what it was sent to.
      return { account, failure: null, sent: isSameAccount(context.account, account) ? context.sent : null };
    }),
    setEntered: assign((_, params: { output: VerificationOutput }) => ({ ...params.output, failure: null })),
    setChanged: assign((_, params: { changed: ContactChanged }) => ({ changed: params.changed, failure: null })),
    setSent: assign(({ event }) => ({ sent: codeOutIn(event) })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearCode: assign({ sent: null, entered: null, account: null, failure: null }),
  },
}).createMachine({
  id: 'changeContact',
  context: ({ input }) => ({
    ...input,
    standing: null,
    way: 'phone',
    phone: '',
    email: '',
    isMarked: false,
    account: null,
    sent: null,
    entered: null,
    changed: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadStanding',
        src: 'loadStanding',
        onDone: {
          target: 'form',
          actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      on: { 'standing.refresh': 'loading', 'network.returned': 'loading' },
    },
    /** What it is about: the phone number or the e-mail address. */
    form: {
      on: {
        'way.choose': { actions: { type: 'setWay', params: ({ event }) => ({ way: event.way }) } },
        'form.submit': { target: 'verifyingOld', actions: 'clearFailure' },
      },
    },
    verifyingOld: {
      tags: 'busy',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => ({
          account: null,
          targets: proofTargets(context),
          sent: context.sent,
          failure: context.failure,
        }),
        onSnapshot: { guard: 'isOtherCode', actions: 'setSent' },
        onDone: {
          target: 'proving',
          actions: { type: 'setEntered', params: ({ event }) => ({ output: event.output }) },
        },
        onError: { target: 'form', actions: 'setFailure' },
      },
      on: { 'step.back': { target: 'form', actions: 'clearFailure' } },
    },
    proving: {
      tags: 'busy',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => ({ changeId: context.changeId, type: context.way, code: codeOf(context) }),
        onDone: { target: 'account', actions: 'clearCode' },
        // Without an answer, too: the same code is good for the same change, and may be typed again.
        onError: { target: 'verifyingOld', actions: 'setFailure' },
      },
    },
    /** The old one is proven: which is the new one? */
    account: {
      on: {
        'field.change': {
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'account.submit': [
          { guard: 'isAccount', target: 'verifyingNew', actions: 'setAccount' },
          { actions: 'markAccount' },
        ],
        'step.back': { target: 'form', actions: 'clearCode' },
      },
    },
    verifyingNew: {
      tags: 'busy',
      invoke: {
        id: 'verification',
        src: 'verification',
        input: ({ context }) => verificationOf(context),
        onSnapshot: { guard: 'isOtherCode', actions: 'setSent' },
        onDone: {
          target: 'changing',
          actions: { type: 'setEntered', params: ({ event }) => ({ output: event.output }) },
        },
        onError: { target: 'account', actions: 'setFailure' },
      },
      on: { 'step.back': { target: 'account', actions: 'clearFailure' } },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({
          changeId: context.changeId,
          account: checkedAccount(context),
          code: codeOf(context),
        }),
        onDone: {
          target: 'changed',
          actions: { type: 'setChanged', params: ({ event }) => ({ changed: event.output }) },
        },
        onError: [
          { guard: 'isCodeRefusal', target: 'verifyingNew', actions: 'setFailure' },
          { guard: 'isProofExpired', target: 'form', actions: ['clearCode', 'setFailure'] },
          { guard: 'isRefusal', target: 'account', actions: 'setFailure' },
          { target: 'unsettled', actions: 'setFailure' },
        ],
      },
    },
    /** No answer came: it may have happened. The same call again tells. */
    unsettled: {
      on: { 'outcome.check': 'changing' },
    },
    changed: { type: 'final' },
  },
});
