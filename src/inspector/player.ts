/** Recorded events fed to a machine by pure transitions: nothing is called, nothing is sent. For exported tests. */
import {
  createActor,
  fromCallback,
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type StateValue,
} from 'xstate';
import { revive, type Plain } from './plain.ts';

/** Where an actor's recording begins: when it started, or in the middle of its life. */
export type Beginning =
  | { input: Plain }
  | { value: StateValue; context: Plain; /** Names of the children it had. */ children: readonly string[] };

export interface Played {
  begins: Beginning;
  events: readonly { readonly [key: string]: Plain }[];
}

function beginningOf(machine: AnyStateMachine, begins: Beginning): AnyMachineSnapshot {
  if ('input' in begins) return initialTransition(machine, revive(begins.input))[0] as AnyMachineSnapshot;
  const snapshot = machine.resolveState({ value: begins.value, context: revive(begins.context) as object });
  // What is sent to a child needs somebody to be addressed to.
  const children = Object.fromEntries(
    begins.children.map((name) => [name, createActor(fromCallback(() => undefined))]),
  );
  return Object.assign(snapshot, { children: { ...snapshot.children, ...children } }) as AnyMachineSnapshot;
}

/** @returns the state that the machine begins in, and the one after each event @public called by exported tests */
export function statesOf(machine: AnyStateMachine, { begins, events }: Played): StateValue[] {
  let snapshot = beginningOf(machine, begins);
  const states: StateValue[] = [snapshot.value as StateValue];
  for (const event of events) {
    snapshot = transition(machine, snapshot, revive(event) as AnyEventObject)[0] as AnyMachineSnapshot;
    states.push(snapshot.value as StateValue);
  }
  return states;
}
