/** A machine as a Mermaid chart, which forges draw. */
import type { AnyStateMachine } from 'xstate';
import { edgesOf, type Edge } from './edges.ts';
import { nodesOf } from './graph.ts';

/** Stands for all states where something counts in every one of them. */
const everywhere = 'anywhere';

function labelOf({ label, guard, to, actions }: Edge): string {
  const what = label === 'always' ? '' : label;
  const when = guard === null ? '' : `[${guard}]`;
  // Said by name, so that it goes no further: nothing happens.
  const nothing = to === null && actions.length === 0 ? '(ignored)' : '';
  return [what, when, nothing].filter((word) => word !== '').join(' ');
}

/** One arrow for all that leads from one state to the same other one, a line each. */
function arrowsOf(edges: readonly Edge[]): string[] {
  const arrows = new Map<string, string[]>();
  for (const edge of edges) {
    const from = edge.from ?? everywhere;
    const arrow = `${from} --> ${edge.to ?? from}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), labelOf(edge)]);
  }
  return [...arrows].map(([arrow, labels]) => {
    const text = labels.filter((label) => label !== '').join('<br/>');
    return text === '' ? arrow : `${arrow} : ${text}`;
  });
}

/** @returns lines of a `stateDiagram-v2`, without the fence */
export function diagramOf(machine: AnyStateMachine): string {
  const edges = edgesOf(machine);
  const states = nodesOf(machine.root).filter((node) => node !== machine.root);
  const busy = states.filter(({ tags }) => tags.includes('busy')).map(({ key }) => key);
  const first = machine.root.initial.target[0]?.key ?? '';
  const lines = [
    `[*] --> ${first}`,
    ...(edges.some(({ from }) => from === null) ? [`state "in every state" as ${everywhere}`] : []),
    ...states.map(({ key }) => `state "${key}" as ${key}`),
    ...arrowsOf(edges),
    ...states.filter(({ type }) => type === 'final').map(({ key }) => `${key} --> [*]`),
    // Told by a shape, not by colour alone: the outline is broken where something is awaited.
    ...(busy.length > 0
      ? ['classDef busy stroke-dasharray:5 3,font-style:italic', `class ${busy.join(',')} busy`]
      : []),
  ];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
