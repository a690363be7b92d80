/**
 * The passkeys of the member: one is added after a password (the server offers, the device makes, the server keeps),
 * another gets a name or is removed after a question (product 5.15). None of it moves money. The password lives in this
 * context until it is sent and nowhere else (rule P10).
 */
import type { Failure } from '#domain/failure.ts';
import { isPasskeyName, tidyPasskeyName, type Passkey, type PasskeyOffer } from '#domain/passkey.ts';
import { assign, emit, setup } from 'xstate';
import { answerIn, failureIn, port } from '../port.ts';

export type PasskeyField = 'name' | 'password';

export interface PasskeysContext {
  /** Which one is named or removed. */
  passkey: Passkey | null;
  /** Which password adding one takes. */
  hasFundPassword: boolean;
  name: string;
  password: string;
  /** Fields that stopped the last attempt; marked until they change. */
  problems: readonly PasskeyField[];
  failure: Failure | null;
}

export type PasskeysEvent =
  | { type: 'passkey.add'; hasFundPassword: boolean }
  | { type: 'passkey.choose'; passkey: Passkey }
  | { type: 'name.type'; text: string }
  | { type: 'password.type'; text: string }
  | { type: 'form.submit' }
  | { type: 'removal.ask' }
  | { type: 'passkey.remove' }
  | { type: 'dialog.close' };

export type PasskeysEmitted =
  | { type: 'passkeys.added' }
  /** It may be there all the same. */
  | { type: 'passkeys.doubted' }
  | { type: 'passkeys.renamed' }
  | { type: 'passkeys.removed' };

const isNamed = ({ name }: PasskeysContext): boolean => isPasskeyName(tidyPasskeyName(name));

export const passkeysMachine = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    emitted: {} as PasskeysEmitted,
  },
  actors: {
    offerPasskey: port<PasskeyOffer, { password: string }>('offerPasskey'),
    /** By the device, whose holder is asked. */
    makePasskey: port<string, { offer: PasskeyOffer }>('makePasskey'),
    addPasskey: port<void, { credential: string; name: string }>('addPasskey'),
    renamePasskey: port<void, { passkeyId: string; name: string }>('renamePasskey'),
    removePasskey: port<void, { passkeyId: string }>('removePasskey'),
  },
  guards: {
    isNamed: ({ context }) => isNamed(context),
    isComplete: ({ context }) => isNamed(context) && context.password !== '',
  },
  actions: {
    setAsked: assign((_, params: { hasFundPassword: boolean }) => params),
    setPasskey: assign((_, params: { passkey: Passkey }) => ({ passkey: params.passkey, name: params.passkey.name })),
    setField: assign(({ context }, params: { field: PasskeyField; text: string }) => ({
      [params.field]: params.text,
      problems: context.problems.filter((field) => field !== params.field),
      failure: null,
    })),
    markProblems: assign(({ context }) => ({
      problems: [
        ...(isNamed(context) ? [] : ['name' as const]),
        ...(context.password === '' ? ['password' as const] : []),
      ],
      failure: null,
    })),
    markName: assign({ problems: ['name' as const], failure: null }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    clearPassword: assign({ password: '' }),
    clearAll: assign({ passkey: null, name: '', password: '', problems: [], failure: null }),
    tellDoubted: emit({ type: 'passkeys.doubted' as const }),
    tellAdded: emit({ type: 'passkeys.added' as const }),
    tellRenamed: emit({ type: 'passkeys.renamed' as const }),
    tellRemoved: emit({ type: 'passkeys.removed' as const }),
  },
}).createMachine({
  id: 'passkeys',
  context: { passkey: null, hasFundPassword: true, name: '', password: '', problems: [], failure: null },
  initial: 'ready',
  states: {
    ready: {
      entry: 'clearAll',
      on: {
        'passkey.add': {
          target: 'form',
          actions: { type: 'setAsked', params: ({ event }) => ({ hasFundPassword: event.hasFundPassword }) },
        },
        'passkey.choose': {
          target: 'chosen',
          actions: { type: 'setPasskey', params: ({ event }) => ({ passkey: event.passkey }) },
        },
      },
    },
    form: {
      on: {
        'name.type': {
          actions: { type: 'setField', params: ({ event }) => ({ field: 'name' as const, text: event.text }) },
        },
        'password.type': {
          actions: { type: 'setField', params: ({ event }) => ({ field: 'password' as const, text: event.text }) },
        },
        'form.submit': [
          { guard: 'isComplete', target: 'offering', actions: 'clearFailure' },
          { actions: 'markProblems' },
        ],
        'dialog.close': 'ready',
      },
    },
    offering: {
      tags: 'busy',
      // Forgotten as soon as it is on its way, whatever comes back.
      exit: 'clearPassword',
      invoke: {
        id: 'offerPasskey',
        src: 'offerPasskey',
        input: ({ context: { password } }) => ({ password }),
        onDone: 'making',
        onError: { target: 'form', actions: 'setFailure' },
      },
    },
    /** The device asks its holder. */
    making: {
      tags: 'busy',
      invoke: {
        id: 'makePasskey',
        src: 'makePasskey',
        input: ({ event }) => ({ offer: answerIn<PasskeyOffer>(event) }),
        onDone: 'adding',
        onError: { target: 'form', actions: 'setFailure' },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context: { name }, event }) => ({ credential: answerIn<string>(event), name: tidyPasskeyName(name) }),
        onDone: { target: 'ready', actions: 'tellAdded' },
        // It may be there all the same: the list says so, and the device makes no second one.
        onError: { target: 'form', actions: ['setFailure', 'tellDoubted'] },
      },
    },
    chosen: {
      on: {
        'name.type': {
          actions: { type: 'setField', params: ({ event }) => ({ field: 'name' as const, text: event.text }) },
        },
        'form.submit': [{ guard: 'isNamed', target: 'renaming', actions: 'clearFailure' }, { actions: 'markName' }],
        'removal.ask': { target: 'question', actions: 'clearFailure' },
        'dialog.close': 'ready',
      },
    },
    renaming: {
      tags: 'busy',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context: { passkey, name } }) => ({ passkeyId: passkey?.id ?? '', name: tidyPasskeyName(name) }),
        onDone: { target: 'ready', actions: 'tellRenamed' },
        onError: { target: 'chosen', actions: 'setFailure' },
      },
    },
    question: {
      on: { 'passkey.remove': { target: 'removing', actions: 'clearFailure' }, 'dialog.close': 'ready' },
    },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context: { passkey } }) => ({ passkeyId: passkey?.id ?? '' }),
        onDone: { target: 'ready', actions: 'tellRemoved' },
        // It may be gone all the same: removing it again does no harm.
        onError: { target: 'question', actions: 'setFailure' },
      },
    },
  },
});
