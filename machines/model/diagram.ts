/** A machine as a Mermaid chart, which forges draw. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
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

/** Unlike a path, it may stand in a picture. */
const idOf = (node: AnyStateNode): string => node.path.join('_') || everywhere;

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

/** As a chart of states is drawn by hand: an H in a circle, with a star where it goes all the way down. */
const titleOf = ({ key, type, history }: AnyStateNode): string => {
  if (type !== 'history') return key;
  return history === 'deep' ? 'H*' : 'H';
};

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || (node.parent !== undefined && isInside(node.parent, outer));

/** The innermost state that holds both: an arrow within a frame is drawn there. */
function frameOf(from: AnyStateNode, to: AnyStateNode): AnyStateNode {
  let frame = from.parent ?? from;
  while (frame.parent && !(isInside(to, frame) && to !== frame)) frame = frame.parent;
  return frame;
}

interface Arrow {
  frame: AnyStateNode;
  text: string;
}

/** One arrow for all that leads from one state to the same other one, a line each. */
function arrowsOf(edges: readonly Edge[]): Arrow[] {
  const arrows = new Map<string, { frame: AnyStateNode; labels: string[] }>();
  for (const edge of edges) {
    for (const target of edge.targets.length > 0 ? edge.targets : [edge.source]) {
      const arrow = `${idOf(edge.source)} --> ${idOf(target)}`;
      const labels = [...(arrows.get(arrow)?.labels ?? []), labelOf(edge)];
      arrows.set(arrow, { frame: frameOf(edge.source, target), labels });
    }
  }
  return [...arrows].map(([arrow, { frame, labels }]) => {
    const text = labels.filter((label) => label !== '').join('<br/>');
    return { frame, text: text === '' ? arrow : `${arrow} : ${text}` };
  });
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A state with what is in it. */
const boxOf = (node: AnyStateNode, arrows: readonly Arrow[], id = idOf(node)): string[] => [
  `state "${node.path.length > 0 ? titleOf(node) : node.key}" as ${id}`.concat(childrenOf(node).length > 0 ? ' {' : ''),
  ...(childrenOf(node).length > 0 ? [...indented(insideOf(node, arrows)), '}'] : []),
];

/** What is in a state: where it begins, its states, what leads from one to another, where it ends. */
function insideOf(node: AnyStateNode, arrows: readonly Arrow[]): string[] {
  const states = childrenOf(node);
  if (node.type === 'parallel')
    return states.flatMap((region, index) => [...(index > 0 ? ['--'] : []), ...boxOf(region, arrows)]);
  const [first] = node.initial.target;
  const own = arrows.filter(({ frame }) => frame === node).map(({ text }) => text);
  return [
    ...(first ? [`[*] --> ${idOf(first)}`] : []),
    ...states.flatMap((state) => boxOf(state, arrows)),
    ...own,
    ...states.filter(({ type }) => type === 'final').map((state) => `${idOf(state)} --> [*]`),
  ];
}

/** @returns lines of a `stateDiagram-v2`, without the fence */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const edges = edgesOf(machine);
  const arrows = arrowsOf(edges);
  const busy = nodesOf(root).filter((node) => node !== root && node.tags.includes('busy'));
  const common = arrows.filter(({ frame }) => frame === root).map(({ text }) => text);
  const inside = root.type === 'parallel' ? [...boxOf(root, arrows, 'all'), ...common] : insideOf(root, arrows);
  const anywhere = edges.some(({ from }) => from === null) ? [`state "in every state" as ${everywhere}`] : [];
  const begin = inside[0]?.startsWith('[*]') === true ? 1 : 0;
  const lines = [
    ...inside.slice(0, begin),
    ...anywhere,
    ...inside.slice(begin),
    // Told by a shape, not by colour alone: the outline is broken where something is awaited.
    ...(busy.length > 0
      ? ['classDef busy stroke-dasharray:5 3,font-style:italic', `class ${busy.map(idOf).join(',')} busy`]
      : []),
  ];
  return ['stateDiagram-v2', ...indented(lines)].join('\n');
}
