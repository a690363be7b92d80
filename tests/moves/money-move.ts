/** What the tests need to know of a way to move money. */
import type { AnyStateMachine } from 'xstate';
import type { Services } from '#services/services.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Caller, Context } from '#sandbox/context.ts';

export type Prepare = (context: Context, members: readonly Caller[]) => Promise<unknown>;

export interface MoneyMove {
  name: string;
  /** The call that moves the money. */
  endpoint: Endpoint;
  machine: AnyStateMachine;
  flow: (services: Services) => AnyStateMachine;
  /** By the member's id, where each has their own. */
  input: object | ((member: string) => object);
  /** What the member does up to the gesture that sends it, each step with the state that it leads to. */
  steps: readonly { event: { type: string; [key: string]: unknown }; state: string }[];
  /** The gesture. */
  send: { type: string };
  /** States on the way from it to the move, where it doesn't begin at once. */
  between?: readonly string[];
  /** States that another way leads through, each with that way. */
  aside?: Readonly<Record<string, string>>;
  /** How it is said that it happened. */
  done: string;
  /** Counts in SQL how often it happened to a member; `$1` is the member. */
  count: string;
  /** What the world and its members need for it. */
  prepare?: Prepare;
}

/** Where every flow stands once its terms are read. */
export const opened = 'deciding.idle';

export const typed = (text: string) => ({ event: { type: 'amount.type', text }, state: opened });
