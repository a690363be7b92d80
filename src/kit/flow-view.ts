/** What is shown of a flow: one view for each of its states. */
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';

/** What every view of a flow gets: the state that it is in, and a way to answer. */
export interface ViewProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
}

interface Parts<Props> {
  body: (props: Props) => ReactNode;
  /** Where the screen has another name in this state. */
  title?: MessageDescriptor;
  /** A picture over the whole width, behind the header. */
  cover?: (props: Props) => ReactNode;
  /** Under the thumb. */
  actions?: (props: Props) => ReactNode;
  /** On a wide desk, beside the body: in place of the actions. */
  aside?: (props: Props) => ReactNode;
}

/** What is shown in a state. */
export type View<Props> = Parts<Props> | Parts<Props>['body'];

export const partsOf = <Props>(view: View<Props>): Parts<Props> => (typeof view === 'function' ? { body: view } : view);

/** A state that holds others has one view for all of them. */
type Outermost<Value> = Value extends string ? Value : keyof Value & string;

/** A view for each state: one without a view doesn't compile. */
export type Views<Machine extends AnyStateMachine> = Record<
  Outermost<SnapshotFrom<Machine>['value']>,
  View<ViewProps<Machine>>
>;

/** The view of the state that a flow is in. */
export const viewIn = <State extends string, Shown>(views: Record<State, Shown>, value: StateValue): Shown =>
  views[(typeof value === 'string' ? value : Object.keys(value)[0]) as State];
