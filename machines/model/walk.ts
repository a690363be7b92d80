/**
 * A walk: everything that can happen to one machine, with what it needs to happen. Each machine has a
 * `<name>.walk.ts`; lists, pictures, the gallery and the tests in Node and in the browser are made from it.
 */
import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate';
import type { Happening } from './happening.ts';

export interface Walk<M extends AnyStateMachine = AnyStateMachine, Label extends string = string> {
  machine: M;
  /** What is walked, where a machine has more than one walk: `resumed`. */
  name?: string;
  input?: InputFrom<M>;
  /** Happenings with a payload, and those that have more than one outcome, by the label that the list shows. */
  events: Readonly<Record<Label, Happening<M>>>;
  /** What in the context decides about later steps, in words: snapshots with the same words are one place of the walk. */
  facts?: (context: ContextFrom<M>) => readonly (string | false | null)[];
}

/** Keeps the labels as types, so that whoever plays the walk has to know each of them. */
export const walkOf = <M extends AnyStateMachine, const Label extends string = never>(
  machine: M,
  { events, ...rest }: Partial<Omit<Walk<M, Label>, 'machine'>> = {},
): Walk<M, Label> => ({ machine, events: events ?? ({} as Walk<M, Label>['events']), ...rest });

/** Walks of different machines in one list. */
export type AnyWalk = Omit<Walk, 'facts' | 'input' | 'events'> & {
  input?: unknown;
  /** Each walk knows its own context. */
  facts?: (context: never) => readonly (string | false | null)[];
  events: Readonly<Record<string, { type: string }>>;
};
