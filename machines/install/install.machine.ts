/**
 * Installing the app on this device: by the browser's own prompt where it gives one, otherwise by steps that the member
 * takes. Offered once, after a success; a refusal is remembered; the settings have it at any time (product 14.5).
 */
import { assign, emit, setup } from 'xstate';
import { port, source } from '../port.ts';

/** Which steps lead there by hand: Safari's share sheet, or the menu of any other browser. */
export type InstallGuide = 'ios' | 'menu';

export interface InstallStanding {
  /** This page runs as the installed app. */
  isInstalled: boolean;
  /** The browser has a prompt for us. */
  hasPrompt: boolean;
  guide: InstallGuide;
  /** It was offered or refused on this device. */
  wasOffered: boolean;
}

/** What the member told the browser's prompt. */
export type PromptEnd = 'accepted' | 'dismissed';

export interface InstallInput {
  /** It is offered after a success; otherwise the member looks for it in the settings. */
  isOffer: boolean;
}

export interface InstallContext extends InstallInput {
  hasPrompt: boolean;
  guide: InstallGuide;
}

type InstallFact = { type: 'prompt.arrived' } | { type: 'app.installed' };

export type InstallEvent = { type: 'install.start' } | { type: 'install.refuse' } | InstallFact;

export const installMachine = setup({
  types: {
    context: {} as InstallContext,
    events: {} as InstallEvent,
    emitted: {} as { type: 'install.succeeded' },
    input: {} as InstallInput,
  },
  actors: {
    lookAround: port<InstallStanding>('lookAround'),
    rememberOffer: port<void>('rememberOffer'),
    openPrompt: port<PromptEnd>('openPrompt'),
    watchBrowser: source<InstallFact>('watchBrowser'),
  },
  guards: {
    isInstalled: (_, params: { standing: InstallStanding }) => params.standing.isInstalled,
    isQuiet: ({ context }, params: { standing: InstallStanding }) => context.isOffer && params.standing.wasOffered,
    isOfferable: ({ context }, { standing }: { standing: InstallStanding }) =>
      context.isOffer && (standing.hasPrompt || standing.guide === 'ios'),
    isPromptable: ({ context }, params: { standing: InstallStanding }) => !context.isOffer && params.standing.hasPrompt,
    hasPrompt: ({ context }) => context.hasPrompt,
    isAsked: ({ context }) => !context.isOffer,
    isAccepted: (_, params: { end: PromptEnd }) => params.end === 'accepted',
  },
  actions: {
    setStanding: assign((_, { standing: { hasPrompt, guide } }: { standing: InstallStanding }) => ({
      hasPrompt,
      guide,
    })),
    setPrompt: assign({ hasPrompt: true }),
    // A prompt can be opened once.
    clearPrompt: assign({ hasPrompt: false }),
    tellSucceeded: emit({ type: 'install.succeeded' as const }),
  },
}).createMachine({
  id: 'install',
  context: ({ input }) => ({ ...input, hasPrompt: false, guide: 'menu' }),
  invoke: { id: 'watchBrowser', src: 'watchBrowser' },
  initial: 'looking',
  on: {
    'app.installed': { target: '.installed', actions: 'tellSucceeded' },
    'prompt.arrived': { actions: 'setPrompt' },
  },
  states: {
    looking: {
      tags: 'busy',
      invoke: {
        id: 'lookAround',
        src: 'lookAround',
        onDone: [
          {
            guard: { type: 'isInstalled', params: ({ event }) => ({ standing: event.output }) },
            target: 'installed',
          },
          {
            guard: { type: 'isQuiet', params: ({ event }) => ({ standing: event.output }) },
            target: 'refused',
            actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            guard: { type: 'isOfferable', params: ({ event }) => ({ standing: event.output }) },
            target: 'noting',
            actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            guard: { type: 'isPromptable', params: ({ event }) => ({ standing: event.output }) },
            target: 'available',
            actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            target: 'unavailable',
            actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
          },
        ],
        onError: 'unavailable',
      },
    },
    /** No prompt of the browser's: there are the steps. */
    unavailable: {
      on: { 'prompt.arrived': { guard: 'isAsked', target: 'available', actions: 'setPrompt' } },
    },
    available: {
      on: { 'install.start': { guard: 'hasPrompt', target: 'prompting' } },
    },
    /** Before it is shown: where it can't be remembered it would be offered for ever. */
    noting: {
      tags: 'busy',
      invoke: { id: 'rememberOffer', src: 'rememberOffer', onDone: 'offered', onError: 'refused' },
    },
    offered: {
      on: {
        'install.start': { guard: 'hasPrompt', target: 'prompting' },
        'install.refuse': 'refused',
      },
    },
    prompting: {
      tags: 'busy',
      exit: 'clearPrompt',
      invoke: {
        id: 'openPrompt',
        src: 'openPrompt',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ end: event.output }) },
            target: 'installed',
            actions: 'tellSucceeded',
          },
          { target: 'refusing' },
        ],
        onError: 'unavailable',
      },
    },
    /** Refused in the browser's prompt: no success offers it again. */
    refusing: {
      tags: 'busy',
      invoke: { id: 'rememberOffer', src: 'rememberOffer', onDone: 'refused', onError: 'refused' },
    },
    refused: {
      on: { 'prompt.arrived': { guard: 'isAsked', target: 'available', actions: 'setPrompt' } },
    },
    installed: {
      tags: 'done',
      on: { 'app.installed': {} },
    },
  },
});
