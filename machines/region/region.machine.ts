/**
 * Moving to another region (product 4.2): days, windows and hours follow the account, so it is asked for twice. The server
 * has the word; until it answers the member lives where they were.
 */
import { isDefinite, type Failure } from '#domain/failure.ts';
import type { Region } from '#domain/regions.ts';
import { assign, emit, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

export interface RegionContext {
  /** Where to. */
  chosen: Region | null;
  failure: Failure | null;
  /** An answer was lost: no later refusal says where they live. */
  mayHaveMoved: boolean;
}

export type RegionEvent =
  | { type: 'region.choose'; region: Region }
  | { type: 'question.close' }
  | { type: 'region.move' };

export type RegionEmitted = { type: 'region.moved'; region: Region };

/** @throws before a region was chosen */
function chosenIn({ chosen }: RegionContext): Region {
  if (chosen === null) throw new Error('a move begins once a region is chosen');
  return chosen;
}

export const regionMachine = setup({
  types: {
    context: {} as RegionContext,
    events: {} as RegionEvent,
    emitted: {} as RegionEmitted,
  },
  actors: {
    move: port<void, { region: Region }>('move'),
    /** To where they live, as far as this device knows. */
    stay: port<void>('stay'),
  },
  guards: {
    hasStayed: ({ context }) => !context.mayHaveMoved,
  },
  actions: {
    setChosen: assign((_, params: { region: Region }) => ({ chosen: params.region, failure: null })),
    clearChoice: assign({ chosen: null, failure: null, mayHaveMoved: false }),
    clearFailure: assign({ failure: null }),
    setFailure: assign(({ context, event }) => {
      const failure = failureIn(event);
      return { failure, mayHaveMoved: context.mayHaveMoved || !isDefinite(failure) };
    }),
    tellMoved: emit(({ context }) => ({ type: 'region.moved' as const, region: chosenIn(context) })),
  },
}).createMachine({
  id: 'region',
  context: { chosen: null, failure: null, mayHaveMoved: false },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'region.choose': {
          target: 'question',
          actions: { type: 'setChosen', params: ({ event }) => ({ region: event.region }) },
        },
      },
    },
    question: {
      on: {
        'region.choose': { actions: { type: 'setChosen', params: ({ event }) => ({ region: event.region }) } },
        'question.close': { target: 'ready', actions: 'clearChoice' },
        'region.move': 'moving',
      },
    },
    moving: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context }) => ({ region: chosenIn(context) }),
        onDone: { target: 'ready', actions: ['tellMoved', 'clearChoice'] },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    /** Perhaps it has moved: moving there again changes nothing more. */
    failed: {
      on: {
        'question.close': [{ guard: 'hasStayed', target: 'ready', actions: 'clearChoice' }, { target: 'staying' }],
        'region.move': 'moving',
      },
    },
    /** Whatever became of the move, they live where this device says. */
    staying: {
      tags: 'busy',
      invoke: {
        id: 'stay',
        src: 'stay',
        onDone: { target: 'ready', actions: 'clearChoice' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
  },
});
