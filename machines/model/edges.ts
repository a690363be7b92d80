/** The transitions of a machine as a person reads them: in pictures, tables and lists. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf } from './graph.ts';
import { labelOf } from './happening.ts';
import { pathOf } from './state-name.ts';

export interface Edge {
  /** Path of its state, which may hold others; null where it counts in every state. */
  from: string | null;
  /** The event as written, `submit done`, `after recheckDelay` or `always`. */
  label: string;
  /** With the parameters that are constants: `isStage unpaid`; `else` behind guarded ones. */
  guard: string | null;
  /** As written, of several `a.b + c.d`; null where the state stays. */
  to: string | null;
  source: AnyStateNode;
  targets: readonly AnyStateNode[];
  actions: readonly string[];
}

/** Of an action or a guard, given by its name or with parameters; an inline one has none. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return (value as { type?: string } | null)?.type ?? '(inline)';
}

const constantsOf = (guard: unknown): string[] => {
  const params = typeof guard === 'object' ? (guard as { params?: unknown }).params : undefined;
  return typeof params === 'object' && params !== null ? Object.values(params).map(String) : [];
};

function guardOf({ guard }: AnyTransitionDefinition, index: number): string | null {
  if (guard === undefined) return index > 0 ? 'else' : null;
  return [nameOf(guard), ...constantsOf(guard)].join(' ');
}

/** In the order of the chart: what counts everywhere first, and what a state has in common before its parts. */
export const edgesOf = ({ root }: AnyStateMachine): Edge[] =>
  nodesOf(root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
      candidates.map((candidate, index): Edge => {
        const targets = candidate.target ?? [];
        return {
          from: node === root ? null : pathOf(node),
          label: labelOf(candidate.eventType),
          guard: guardOf(candidate, index),
          to: targets.length > 0 ? targets.map(pathOf).join(' + ') : null,
          source: node,
          targets,
          actions: candidate.actions.map(nameOf),
        };
      }),
    ),
  );
