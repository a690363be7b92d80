/** A small machine of each kind that XState knows, with its walk: for the tests of this folder, and to copy from. */
import { assign, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { done } from './happening.ts';
import { walkOf } from './walk.ts';

/** Stands for what a real machine is given. */
const nothing = fromPromise<unknown, unknown>(() => Promise.resolve());

/** Flat: a door that closes by itself. */
export const doorWalk = walkOf(
  setup({ delays: { pause: 1_000 } }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.open': 'opened' } },
      opened: { after: { pause: 'shut' } },
    },
  }),
);

/** Nested: what leads out of `editing` stands there once. */
export const noteWalk = walkOf(
  setup({ actors: { load: nothing } }).createMachine({
    id: 'note',
    initial: 'editing',
    states: {
      editing: {
        initial: 'idle',
        on: { 'note.close': 'closed' },
        states: {
          idle: { on: { 'note.refresh': 'refreshing' } },
          refreshing: { tags: 'busy', invoke: { id: 'load', src: 'load', onDone: 'idle', onError: 'idle' } },
        },
      },
      closed: { type: 'final' },
    },
  }),
);

/** Parallel: reading and sending go on at once. */
export const chatWalk = walkOf(
  setup({ actors: { load: nothing, post: nothing } }).createMachine({
    id: 'chat',
    type: 'parallel',
    on: { 'network.lost': {} },
    states: {
      reading: {
        initial: 'loading',
        states: {
          loading: { tags: 'busy', invoke: { id: 'load', src: 'load', onDone: 'open', onError: 'open' } },
          open: { on: { 'list.refresh': 'loading' } },
        },
      },
      sending: {
        initial: 'idle',
        states: {
          idle: { on: { 'text.send': 'posting' } },
          posting: { tags: 'busy', invoke: { id: 'post', src: 'post', onDone: 'idle', onError: 'idle' } },
        },
      },
    },
  }),
);

/** History: a pause goes back to the track, deep to the verse in it, shallow to its beginning. */
export const playerWalk = walkOf(
  setup({}).createMachine({
    id: 'player',
    initial: 'playing',
    states: {
      playing: {
        initial: 'first',
        on: { 'player.pause': 'paused' },
        states: {
          first: { on: { 'track.next': 'second' } },
          second: { initial: 'verse', states: { verse: { on: { 'verse.next': 'chorus' } }, chorus: {} } },
          track: { type: 'history' },
          verse: { type: 'history', history: 'deep' },
        },
      },
      paused: { on: { 'player.resume': 'playing.verse', 'player.restart': 'playing.track' } },
    },
  }),
);

/** Final: both checks have to end before the answer is there; the machine ends with it. */
export const checkWalk = walkOf(
  setup({
    types: { context: {} as { right: number }, output: {} as { right: number } },
    actions: { addRight: assign({ right: ({ context }) => context.right + 1 }) },
  }).createMachine({
    id: 'check',
    context: { right: 0 },
    initial: 'asking',
    states: {
      asking: {
        type: 'parallel',
        onDone: 'told',
        states: {
          name: {
            initial: 'open',
            states: {
              open: { on: { 'name.give': { target: 'given', actions: 'addRight' } } },
              given: { type: 'final' },
            },
          },
          place: {
            initial: 'open',
            states: {
              open: { on: { 'place.give': { target: 'given', actions: 'addRight' } } },
              given: { type: 'final' },
            },
          },
        },
      },
      told: { type: 'final' },
    },
    output: ({ context }) => ({ right: context.right }),
  }),
);

/** Spawned: a child that lives as long as it is wanted, whatever the state is. */
export const radioWalk = walkOf(
  setup({ actors: { tune: nothing } }).createMachine({
    id: 'radio',
    initial: 'silent',
    states: {
      silent: { on: { 'radio.start': { target: 'tuning', actions: spawnChild('tune', { id: 'tuner' }) } } },
      tuning: {
        on: {
          'xstate.done.actor.tuner': 'playing',
          'radio.stop': { target: 'silent', actions: stopChild('tuner') },
        },
      },
      playing: { on: { 'radio.stop': 'silent' } },
    },
  }),
  { events: { 'tuner done: found': done('tuner', 98.5) } },
);

/** Delays of one name in two regions, and one of a state around others. */
export const lampsWalk = walkOf(
  setup({ delays: { pause: 1_000, limit: 500 } }).createMachine({
    id: 'lamps',
    initial: 'lit',
    states: {
      lit: {
        type: 'parallel',
        after: { limit: 'dark' },
        states: {
          left: { initial: 'on', states: { on: { after: { pause: 'off' } }, off: {} } },
          right: { initial: 'on', states: { on: { after: { pause: 'off' } }, off: {} } },
        },
      },
      dark: {},
    },
  }),
);

/** Eventless: a state that is left at once, by what a parent asks. */
export const sorterWalk = walkOf(
  setup({
    types: { context: {} as { count: number }, events: {} as { type: 'item.add' } | { type: 'item.*' } },
    guards: { isFull: ({ context }) => context.count >= 2 },
    actions: { addItem: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'sorter',
    context: { count: 0 },
    initial: 'filling',
    states: {
      filling: {
        initial: 'begin',
        always: { guard: 'isFull', target: 'full' },
        on: { 'item.add': { actions: 'addItem' } },
        states: { begin: { always: 'rest' }, rest: {} },
      },
      full: { on: { '*': {} } },
    },
  }),
  { facts: ({ count }) => [`${count} in it`], events: { 'item.add': { type: 'item.add' } } },
);
