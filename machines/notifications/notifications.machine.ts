/**
 * Whether this device tells a member what happens while they look elsewhere, and of what (product 14.15). Off until they
 * want it: offered once after a success, in the settings at any time. The browser has its own say.
 */
import type { Failure } from '#domain/failure.ts';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationPermissions,
  type NotificationReach,
} from '#domain/notifications.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port, source } from '../port.ts';

export interface NotificationsInput {
  /** It is offered after a success; otherwise the member looks for it in the settings. */
  isOffer: boolean;
}

type Kinds = readonly NotificationKind[];

export interface NotificationsStanding {
  permission: NotificationPermissions;
  /** None: off. */
  kinds: Kinds;
  reach: NotificationReach;
  /** It was offered not long ago. */
  wasOffered: boolean;
}

export interface NotificationsContext extends NotificationsInput {
  kinds: Kinds;
  /** What is being kept. */
  asked: Kinds;
  reach: NotificationReach;
  failure: Failure | null;
}

type PermissionFact = { type: 'permission.changed' };

export type NotificationsEvent =
  | { type: 'notifications.allow' }
  | { type: 'notifications.refuse' }
  | { type: 'notifications.stop' }
  | { type: 'kind.toggle'; kind: NotificationKind }
  | PermissionFact;

export type NotificationsEmitted = { type: 'notifications.kept' };

const toggled = (kinds: Kinds, kind: NotificationKind): Kinds =>
  notificationKinds.filter((one) => kinds.includes(one) !== (one === kind));

export const notificationsMachine = setup({
  types: {
    input: {} as NotificationsInput,
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    emitted: {} as NotificationsEmitted,
  },
  actors: {
    lookAround: port<NotificationsStanding>('lookAround'),
    rememberOffer: port<void>('rememberOffer'),
    askPermission: port<NotificationPermissions>('askPermission'),
    /** On this device, and at a server that reaches it when the app is closed. */
    keepKinds: port<NotificationReach, { kinds: Kinds }>('keepKinds'),
    watchPermission: source<PermissionFact>('watchPermission'),
  },
  guards: {
    isUnsupported: (_, params: { permission: NotificationPermissions }) => params.permission === 'unsupported',
    isDenied: (_, params: { permission: NotificationPermissions }) => params.permission === 'denied',
    isGranted: (_, params: { permission: NotificationPermissions }) => params.permission === 'granted',
    isOn: (_, { standing }: { standing: NotificationsStanding }) =>
      standing.permission === 'granted' && standing.kinds.length > 0,
    isQuiet: ({ context }, params: { standing: NotificationsStanding }) =>
      context.isOffer && params.standing.wasOffered,
    isOffer: ({ context }) => context.isOffer,
    hasKinds: ({ context }) => context.asked.length > 0,
  },
  actions: {
    setStanding: assign((_, { standing: { kinds, reach } }: { standing: NotificationsStanding }) => ({ kinds, reach })),
    setAll: assign({ asked: notificationKinds }),
    clearAsked: assign({ asked: [] }),
    setToggled: assign(({ context }, params: { kind: NotificationKind }) => ({
      asked: toggled(context.kinds, params.kind),
    })),
    setKept: assign(({ context }, params: { reach: NotificationReach }) => ({
      kinds: context.asked,
      asked: [],
      reach: params.reach,
    })),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    clearFailure: assign({ failure: null }),
    tellKept: emit({ type: 'notifications.kept' as const }),
  },
}).createMachine({
  id: 'notifications',
  context: ({ input }) => ({ ...input, kinds: [], asked: [], reach: 'open', failure: null }),
  invoke: { id: 'watchPermission', src: 'watchPermission' },
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'lookAround',
        src: 'lookAround',
        onDone: [
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event.output },
            target: 'unsupported',
          },
          { guard: { type: 'isDenied', params: ({ event }) => event.output }, target: 'denied' },
          {
            guard: { type: 'isOn', params: ({ event }) => ({ standing: event.output }) },
            target: 'on',
            actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
          },
          { guard: { type: 'isQuiet', params: ({ event }) => ({ standing: event.output }) }, target: 'refused' },
          { guard: 'isOffer', target: 'noting' },
          { target: 'off' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: {},
    /** Only the browser's own settings undo it. */
    denied: { on: { 'permission.changed': 'looking' } },
    off: {
      on: { 'notifications.allow': 'asking', 'permission.changed': 'looking' },
    },
    /** Before it is shown: where it can't be remembered it would be offered for ever. */
    noting: {
      tags: 'busy',
      invoke: { id: 'rememberOffer', src: 'rememberOffer', onDone: 'offered', onError: 'refused' },
    },
    offered: {
      on: { 'notifications.allow': 'asking', 'notifications.refuse': 'refused' },
    },
    /** Not now: not asked again for long. */
    refused: {},
    asking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isGranted', params: ({ event }) => ({ permission: event.output }) },
            target: 'keeping',
            actions: 'setAll',
          },
          { guard: { type: 'isDenied', params: ({ event }) => ({ permission: event.output }) }, target: 'denied' },
          // Closed without an answer.
          { guard: 'isOffer', target: 'refused' },
          { target: 'off' },
        ],
        onError: 'unsupported',
      },
    },
    keeping: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'keepKinds',
        src: 'keepKinds',
        input: ({ context }) => ({ kinds: context.asked }),
        onDone: [
          {
            guard: 'hasKinds',
            target: 'on',
            actions: [{ type: 'setKept', params: ({ event }) => ({ reach: event.output }) }, 'tellKept'],
          },
          {
            target: 'off',
            actions: [{ type: 'setKept', params: ({ event }) => ({ reach: event.output }) }, 'tellKept'],
          },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** What held before holds. */
    failed: {
      on: {
        'notifications.allow': 'keeping',
        'permission.changed': { target: 'looking', actions: 'clearAsked' },
      },
    },
    on: {
      tags: 'done',
      on: {
        'kind.toggle': {
          target: 'keeping',
          actions: { type: 'setToggled', params: ({ event }) => ({ kind: event.kind }) },
        },
        'notifications.stop': { target: 'keeping', actions: 'clearAsked' },
        'permission.changed': 'looking',
      },
    },
  },
});
