/** Where the states and ways of a chart are drawn. dagre decides; sizes are guessed from the texts. Units: px. */
import { group } from 'd3-array';
import {
  anywhere,
  isParallel,
  keyOf,
  parentOf,
  statesIn,
  type Chart,
  type ChartEdge,
  type ChartState,
} from '#inspector/chart.ts';
import { Graph, layout } from '@dagrejs/dagre';

interface Point {
  x: number;
  y: number;
}

export interface DrawnState extends Point {
  state: ChartState;
  width: number;
  height: number;
  /** Events that it takes without leaving. */
  stays: readonly string[];
}

/** A state that holds others. */
export interface DrawnFrame extends Point {
  state: ChartState;
  width: number;
  height: number;
  /** What counts wherever in it the machine is: `↗ note.close → closed`. */
  lines: readonly string[];
  /** One of several that the machine is in at once. */
  isRegion: boolean;
}

export interface DrawnEdge {
  key: string;
  from: string;
  to: string;
  ways: readonly ChartEdge[];
  points: readonly Point[];
  label: Point;
}

export interface Drawing {
  width: number;
  height: number;
  /** The outer ones first. */
  frames: readonly DrawnFrame[];
  states: readonly DrawnState[];
  edges: readonly DrawnEdge[];
  /** Possible in every state. */
  anywhere: readonly ChartEdge[];
}

export const lineHeight = 14;
/** Of one character: states in 13 px, other lines in 11 px, both monospaced. */
const widthOf = { state: 8, line: 6.7 } as const;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** As it stands beside an arrow; a mark says that there is a condition. */
export const wayText = ({ label, guard }: ChartEdge): string => (guard === null ? label : `${label} ?`);

function sizeOf(state: ChartState, stays: readonly string[]): { width: number; height: number } {
  const lines = [...state.invokes, ...stays].map((line) => (line.length + 2) * widthOf.line);
  return {
    width: Math.max(72, keyOf(state.id).length * widthOf.state, ...lines) + 28,
    height: 36 + (stays.length + state.invokes.length) * lineHeight,
  };
}

/** Where an arrow to a state ends: dagre knows none to a frame, so it goes to where the frame begins. */
function beginningOf(chart: Chart, id: string): string {
  const states = statesIn(chart, id);
  const first = states.find(({ isInitial }) => isInitial) ?? states[0];
  return first ? beginningOf(chart, first.id) : id;
}

const linesOf = (state: ChartState, edges: readonly ChartEdge[]): string[] => [
  ...state.invokes.map((name) => `⟳ ${name}`),
  ...unique(
    edges
      .filter(({ from }) => from === state.id)
      .map((way) => (way.to === null ? `↺ ${way.label}` : `↗ ${wayText(way)} → ${way.to}`)),
  ),
];

/** The place that a frame's name and lines take in it. */
const headOf = (id: string): string => `head of ${id}`;

export function drawingOf(chart: Chart): Drawing {
  const { states, edges } = chart;
  const graph = new Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 22, edgesep: 12, ranksep: 26, marginx: 12, marginy: 20 });
  graph.setDefaultEdgeLabel(() => ({}));
  const frames = states.filter(({ id }) => statesIn(chart, id).length > 0);
  const leaves = states.filter((state) => !frames.includes(state));
  const stays = new Map(
    leaves.map(({ id }) => [
      id,
      unique(edges.filter(({ from, to }) => from === id && to === null).map(({ label }) => label)),
    ]),
  );
  for (const state of leaves) graph.setNode(state.id, sizeOf(state, stays.get(state.id) ?? []));
  for (const state of frames) {
    const lines = linesOf(state, edges);
    const longest = Math.max(state.id.length * widthOf.state, ...lines.map((line) => line.length * widthOf.line));
    graph.setNode(state.id, {});
    graph.setNode(headOf(state.id), { width: longest, height: 8 + lines.length * lineHeight });
    graph.setParent(headOf(state.id), state.id);
    graph.setEdge(headOf(state.id), beginningOf(chart, state.id), { width: 0, height: 0 }, 'head');
  }
  for (const { id } of states) {
    const parent = parentOf(id);
    if (parent !== null) graph.setParent(id, parent);
  }
  const ways = group(
    edges.flatMap((edge) =>
      edge.to === null || !stays.has(edge.from) ? [] : [{ ...edge, end: beginningOf(chart, edge.to) }],
    ),
    ({ from, end }) => `${from}→${end}`,
  );
  for (const [key, group] of ways) {
    const [{ from, end } = { from: '', end: '' }] = group;
    const texts = unique(group.map(wayText));
    const width = Math.max(...texts.map((text) => text.length)) * widthOf.line + 8;
    graph.setEdge(from, end, { width, height: texts.length * lineHeight + 4, labelpos: 'c' }, key);
  }
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  const boxOf = (id: string) => graph.node(id) as Point & { width: number; height: number };
  return {
    width: Math.ceil(size.width ?? 0),
    height: Math.ceil(size.height ?? 0),
    frames: frames.map((state) => {
      const { x, y, width, height } = boxOf(state.id);
      return {
        state,
        x,
        y,
        width,
        height,
        lines: linesOf(state, edges),
        isRegion: isParallel(chart, parentOf(state.id)),
      };
    }),
    states: leaves.map((state) => {
      const { x, y, width, height } = boxOf(state.id);
      return { state, x, y, width, height, stays: stays.get(state.id) ?? [] };
    }),
    edges: [...ways].map(([key, group]) => {
      const [{ from, end } = { from: '', end: '' }] = group;
      const drawn = graph.edge(from, end, key) as Point & { points: Point[] };
      return { key, from, to: end, ways: group, points: drawn.points, label: { x: drawn.x, y: drawn.y } };
    }),
    anywhere: edges.filter(({ from }) => from === anywhere),
  };
}

/** A smooth way through points: each but the ends is rounded off. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const middle = (one: Point, other: Point) => `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}`;
  const bends = rest
    .slice(0, -1)
    .map((point, index) => `Q${point.x} ${point.y} ${middle(point, rest[index + 1] ?? last)}`);
  return `M${first.x} ${first.y}${bends.join('')}L${last.x} ${last.y}`;
}
