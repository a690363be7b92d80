/**
 * What every flow that moves money is made of (decision 0058): it reads terms, the member decides on them while they
 * are read again, and a settlement brings the move to its definite end. A flow adds what it is decided with, its own
 * steps, and its words.
 */
import type { Drafts } from '#domain/drafts.ts';
import type { Failure } from '#domain/failure.ts';
import type { Intent } from '#domain/intent.ts';
import { assign, emit, forwardTo, setup, type EventObject, type UnknownActorLogic } from 'xstate';
import { answerIn, failureIn, port } from '../port.ts';
import { keptTerms, rereadDelayOf, termsProblems, type TermsProblem } from '../terms.ts';
import { refusalOf, resultOf, type Settled } from './settled.ts';
import { createSettlementMachine, type SettlementInput } from './settlement.machine.ts';

/** What the member decides on, as it was read: figures with their age, and what the device has for it. */
export interface MoneyTerms {
  /** Null when this device can't keep one: then nothing can be moved here. */
  intent: Intent | null;
}

/** In place of terms that nobody waits for: a move that went out in an earlier page life. */
export interface SentBefore {
  sentBefore: Intent;
}

export interface MoneyContext<Terms extends MoneyTerms, Result, Subject extends string = string> {
  /** What it is about, a product's id for one; empty where there is one of it for each member. */
  subject: Subject;
  /** Null before they were read for the first time, and where something was sent before. */
  terms: Terms | null;
  /** What became of it is asked before anything is decided. */
  sentBefore: Intent | null;
  isReachable: boolean;
  /** Only ever from the server's answer. */
  result: Result | null;
  failure: Failure | null;
}

export type MoneyEvent = { type: 'terms.refresh' } | { type: 'network.lost' } | { type: 'network.returned' };

type MoneyEmitted<Id extends string, Result> =
  | { type: `${Id}.succeeded`; result: Result }
  | (Id extends keyof Drafts ? { type: `${Id}.drafted`; draft: Drafts[Id] } : never);

export type MoneyProblem = TermsProblem | 'storage';

/** What stands in the way of any move. */
export const moneyProblems = ({
  terms,
  isReachable,
}: Pick<MoneyContext<MoneyTerms, unknown>, 'terms' | 'isReachable'>): MoneyProblem[] => [
  ...termsProblems(terms, isReachable),
  ...(terms?.intent ? [] : (['storage'] as const)),
];

/** What is sent where there is nothing to agree to. */
export const nothing: Record<string, never> = {};

/** Before anything was read. */
export const unread = <Subject extends string>(input: { subject: Subject; isReachable: boolean }) => ({
  subject: input.subject,
  isReachable: input.isReachable,
  terms: null,
  sentBefore: null,
  result: null,
  failure: null,
});

interface SharedActors<Terms, Move, Result, Subject> {
  loadTerms: ReturnType<typeof port<Terms | SentBefore, { subject: Subject }>>;
  settlement: ReturnType<typeof createSettlementMachine<Move, Result>>;
}

type SharedAction =
  | 'setTerms'
  | 'setKept'
  | 'setReachable'
  | 'clearReachable'
  | 'setFailure'
  | 'setSettled'
  | 'passToSettlement'
  | 'tellSucceeded';

interface MoneySetup<Id, Terms extends MoneyTerms, Move, Result, Subject, Own, Events, Input, Actors> {
  /** The machine's. */
  id: Id;
  types: {
    terms: Terms;
    /** What is sent. */
    move: Move;
    result: Result;
    subject?: Subject;
    /** What it has besides: what the member chose and typed. */
    own?: Own;
    events: Events;
    input?: Input;
  };
  actors?: Actors;
  /** What else changes with terms that were just read: a draft comes back, a choice that is gone goes. */
  onTerms?: (terms: Terms, context: MoneyContext<Terms, Result> & Own) => Partial<Own & { result: Result | null }>;
}

/** The `setup` of a flow that moves money; `extend` adds the flow's own guards and actions. */
export function moneySetup<
  const Id extends string,
  Terms extends MoneyTerms,
  Move,
  Result,
  Events extends EventObject,
  Subject extends string = '',
  Own extends object = object,
  Input extends object = object,
  Actors extends Record<string, UnknownActorLogic> = Record<never, never>,
>({ id, actors, onTerms }: MoneySetup<Id, Terms, Move, Result, Subject, Own, Events, Input, Actors>) {
  type Shared = MoneyContext<Terms, Result, Subject>;
  // A part of what all flows have is a part of what this one has: nobody can tell before its own is known.
  const part = (change: Partial<Shared>) => change as Partial<Shared & Own>;
  return setup<
    Shared & Own,
    MoneyEvent | Events,
    Actors & SharedActors<Terms, Move, Result, Subject>,
    { settlement: 'settlement' },
    Record<SharedAction, undefined>,
    Record<'isSent' | 'isReachable' | 'isDone' | 'isRefused', undefined>,
    'rereadDelay',
    string,
    { subject: Subject; isReachable: boolean } & Input,
    unknown,
    MoneyEmitted<Id, Result>
  >({
    actors: {
      ...(actors as Actors),
      loadTerms: port<Terms | SentBefore, { subject: Subject }>('loadTerms'),
      settlement: createSettlementMachine<Move, Result>(),
    } as never,
    delays: {
      rereadDelay: ({ context }) => rereadDelayOf(context.terms),
    },
    guards: {
      isSent: ({ context }) => context.sentBefore !== null,
      isReachable: ({ context }) => context.isReachable,
      isDone: ({ event }) => answerIn<Settled<Result>>(event).end === 'done',
      isRefused: ({ event }) => answerIn<Settled<Result>>(event).end === 'refused',
    },
    actions: {
      setTerms: assign(({ context, event }) => {
        const read = answerIn<Terms | SentBefore>(event);
        if ('sentBefore' in read) return part({ ...read, terms: null, result: null, failure: null });
        const sentBefore = read.intent?.sent ? read.intent : null;
        return { ...part({ terms: read, sentBefore, result: null, failure: null }), ...onTerms?.(read, context) };
      }),
      setKept: assign(({ context }) => part({ terms: context.terms && keptTerms(context.terms) })),
      setReachable: assign(() => part({ isReachable: true })),
      clearReachable: assign(() => part({ isReachable: false })),
      setFailure: assign(({ event }) => part({ failure: failureIn(event) })),
      setSettled: assign(({ event }) => {
        const settled = answerIn<Settled<Result>>(event);
        return part({ result: resultOf(settled), failure: refusalOf(settled) });
      }),
      passToSettlement: forwardTo('settlement'),
      tellSucceeded: emit(({ context }) => {
        if (context.result === null) throw new Error(`${id} has no result to tell`);
        return { type: `${id}.succeeded` as const, result: context.result };
      }),
    },
  });
}

/** Of the whole machine. */
export const network = {
  'network.lost': { actions: 'clearReachable' },
  'network.returned': { actions: 'setReachable' },
} as const;

const loadTerms = {
  id: 'loadTerms',
  src: 'loadTerms',
  input: <Subject>({ context }: { context: { subject: Subject } }) => ({ subject: context.subject }),
} as const;

export const loading = {
  tags: 'busy',
  invoke: {
    ...loadTerms,
    onDone: { target: 'choice', actions: 'setTerms' },
    onError: { target: 'failed', actions: 'setFailure' },
  },
} as const;

/** Where terms lead: what was sent before comes first. */
export const choice = <const Ways extends readonly object[]>(...ways: Ways) =>
  ({ id: 'choice', always: [{ guard: 'isSent', target: 'settling' }, ...ways] }) as const;

/** Nothing to decide: it is read again when asked for, and when the network is back. */
export const readAgain = {
  on: { 'terms.refresh': 'loading', 'network.returned': { target: 'loading', actions: 'setReachable' } },
} as const;

/** In the state where the member decides. Terms grow old, and are read again by themselves. */
export const idle = {
  after: { rereadDelay: { guard: 'isReachable', target: 'refreshing' } },
  on: { 'terms.refresh': 'refreshing', 'network.returned': { target: 'refreshing', actions: 'setReachable' } },
} as const;

/** Beside `idle`: read again while they are shown. What can't be read is what the device has. */
export const refreshing = {
  tags: 'busy',
  invoke: {
    ...loadTerms,
    onDone: { target: '#choice', actions: 'setTerms' },
    onError: { target: 'idle', actions: ['setKept', 'setFailure'] },
  },
} as const;

/** Until the settlement has brought the move to its end. @param moveOf what is sent, unless it was sent before */
export const settling = <Context, Move, const Done extends string>(moveOf: (context: Context) => Move, done: Done) =>
  ({
    id: 'settling',
    tags: 'busy',
    invoke: {
      id: 'settlement',
      src: 'settlement',
      input: ({ context }: { context: Context & MoneyContext<MoneyTerms, unknown> }): SettlementInput<Move> => {
        const { terms, sentBefore, isReachable } = context;
        if (sentBefore) return { intent: sentBefore, move: null, isReachable };
        if (!terms?.intent) throw new Error('a move needs its intent');
        return { intent: terms.intent, move: moveOf(context), isReachable };
      },
      onDone: [
        { guard: 'isDone', target: done, actions: ['setSettled', 'tellSucceeded'] },
        { guard: 'isRefused', target: 'refused', actions: 'setSettled' },
        // Dropped: terms are read anew, with a new intent.
        { target: 'loading' },
      ],
      onError: { target: 'failed', actions: 'setFailure' },
    },
    on: {
      'network.lost': { actions: ['clearReachable', 'passToSettlement'] },
      'network.returned': { actions: ['setReachable', 'passToSettlement'] },
    },
  }) as const;

/** Nothing moved, and the member is told why; a refused intent is over. */
export const refused = { on: { 'terms.refresh': 'loading' } } as const;
