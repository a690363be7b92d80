/**
 * A member's addresses or bank accounts: read, removed, and a removal undone (product 9.7, 9.8). Undo is offered until
 * the next removal or until the screen is left. What the device kept is shown at once and read again, once.
 */
import type { Failure } from '#domain/failure.ts';
import { isKept, mapFresh } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { assign, setup } from 'xstate';
import { failureIn, port } from '../port.ts';

interface Row {
  id: string;
}

export interface PayeeBookContext<T extends Row> {
  book: Fresh<readonly T[]> | null;
  /** The last one that was removed; null: there is nothing to undo. */
  removed: T | null;
  /** What is being removed or brought back. */
  chosen: T | null;
  failure: Failure | null;
}

export type PayeeBookEvent =
  | { type: 'book.refresh' }
  | { type: 'payee.remove'; id: string }
  | { type: 'removal.undo' }
  | { type: 'network.returned' };

function chosenOf<T extends Row>({ chosen }: PayeeBookContext<T>): T {
  if (!chosen) throw new Error('one was chosen');
  return chosen;
}

const undo = {
  'removal.undo': { guard: 'hasRemoved', target: 'restoring', actions: 'setChosenAgain' },
} as const;

type Remove = { event: Extract<PayeeBookEvent, { type: 'payee.remove' }> };

/** Of what is shown, also while it is read again. */
const choices = {
  ...undo,
  'payee.remove': {
    guard: { type: 'isKnown', params: ({ event }: Remove) => event },
    target: 'removing',
    actions: { type: 'setChosen', params: ({ event }: Remove) => event },
  },
} as const;

const without = <T extends Row>(book: Fresh<readonly T[]>, one: T | null): Fresh<readonly T[]> =>
  mapFresh(book, (rows) => rows.filter(({ id }) => id !== one?.id));

export const createPayeeBookMachine = <T extends Row>() =>
  setup({
    types: {
      context: {} as PayeeBookContext<T>,
      events: {} as PayeeBookEvent,
    },
    actors: {
      /** Patient: what the device kept may be from before what was done here. */
      loadBook: port<Fresh<readonly T[]>, { isPatient: boolean }>('loadBook'),
      remove: port<void, { payee: T }>('remove'),
      restore: port<void, { payee: T }>('restore'),
    },
    guards: {
      isFirstKept: ({ context }, params: { book: Fresh<readonly T[]> }) => context.book === null && isKept(params.book),
      isEmpty: ({ context }) => context.book !== null && valueOf(context.book).length === 0,
      isKnown: ({ context }, params: { id: string }) =>
        context.book !== null && valueOf(context.book).some(({ id }) => id === params.id),
      hasRemoved: ({ context }) => context.removed !== null,
    },
    actions: {
      // Without the network the device still keeps the one that was removed.
      setBook: assign(({ context: { removed } }, { book }: { book: Fresh<readonly T[]> }) => ({
        book: isKept(book) ? without(book, removed) : book,
        failure: null,
      })),
      setChosen: assign(({ context }, params: { id: string }) => ({
        chosen: (context.book && valueOf(context.book).find(({ id }) => id === params.id)) ?? null,
      })),
      setChosenAgain: assign(({ context }) => ({ chosen: context.removed })),
      setRemoved: assign(({ context: { book, chosen } }) => ({
        removed: chosen,
        book: book && without(book, chosen),
      })),
      clearRemoved: assign({ removed: null }),
      setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    },
  }).createMachine({
    id: 'payeeBook',
    context: { book: null, removed: null, chosen: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'loadBook',
          src: 'loadBook',
          input: ({ context }) => ({ isPatient: context.book !== null }),
          onDone: [
            {
              guard: { type: 'isFirstKept', params: ({ event }) => ({ book: event.output }) },
              target: 'loading',
              reenter: true,
              actions: { type: 'setBook', params: ({ event }) => ({ book: event.output }) },
            },
            {
              target: 'choice',
              actions: { type: 'setBook', params: ({ event }) => ({ book: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
        // What was read before is shown meanwhile.
        on: {
          ...choices,
        },
      },
      failed: {
        on: {
          'book.refresh': 'loading',
          'network.returned': 'loading',
          ...choices,
        },
      },
      choice: {
        always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'full' }],
      },
      empty: {
        on: {
          'book.refresh': 'loading',
          'network.returned': 'loading',
          ...undo,
        },
      },
      full: {
        on: {
          'book.refresh': 'loading',
          'network.returned': 'loading',
          ...choices,
        },
      },
      removing: {
        tags: 'busy',
        invoke: {
          id: 'remove',
          src: 'remove',
          input: ({ context }) => ({ payee: chosenOf(context) }),
          onDone: { target: 'loading', actions: 'setRemoved' },
          onError: {
            target: 'choice',
            actions: 'setFailure',
          },
        },
      },
      restoring: {
        tags: 'busy',
        invoke: {
          id: 'restore',
          src: 'restore',
          input: ({ context }) => ({ payee: chosenOf(context) }),
          onDone: { target: 'loading', actions: 'clearRemoved' },
          onError: {
            target: 'choice',
            actions: 'setFailure',
          },
        },
      },
    },
  });
