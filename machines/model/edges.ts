/** The transitions of a machine as a person reads them: in pictures, tables and lists. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodesOf } from './graph.ts';
import { labelOf } from './happening.ts';

export interface Edge {
  /** Its state; null where it counts in every state. */
  from: string | null;
  /** The event as written, `submit done`, `after recheckDelay` or `always`. */
  label: string;
  /** With the parameters that are constants: `isStage unpaid`; `else` behind guarded ones. */
  guard: string | null;
  /** Null where the state stays. */
  to: string | null;
  actions: readonly string[];
}

/** Of an action or a guard, given by its name or with parameters. */
export const nameOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as { type: string }).type;

const constantsOf = (guard: unknown): string[] => {
  const params = typeof guard === 'object' ? (guard as { params?: unknown }).params : undefined;
  return typeof params === 'object' && params !== null ? Object.values(params).map(String) : [];
};

function guardOf({ guard }: AnyTransitionDefinition, index: number): string | null {
  if (guard === undefined) return index > 0 ? 'else' : null;
  return [nameOf(guard), ...constantsOf(guard)].join(' ');
}

/** Of a flat machine, in the order of the chart: what counts everywhere first. */
export const edgesOf = ({ root }: AnyStateMachine): Edge[] =>
  nodesOf(root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
      candidates.map((candidate, index) => ({
        from: node === root ? null : node.key,
        label: labelOf(candidate.eventType),
        guard: guardOf(candidate, index),
        to: candidate.target?.[0]?.key ?? null,
        actions: candidate.actions.map(nameOf),
      })),
    ),
  );
