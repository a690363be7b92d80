/** Where the states and ways of a chart are drawn. dagre decides; sizes are guessed from the texts. Units: px. */
import { group } from 'd3-array';
import { anywhere, type Chart, type ChartEdge, type ChartState } from '#inspector/chart.ts';
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
    width: Math.max(72, state.id.length * widthOf.state, ...lines) + 28,
    height: 36 + (stays.length + state.invokes.length) * lineHeight,
  };
}

export function drawingOf({ states, edges }: Chart): Drawing {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 22, edgesep: 12, ranksep: 26, marginx: 12, marginy: 20 });
  graph.setDefaultEdgeLabel(() => ({}));
  const stays = new Map(
    states.map(({ id }) => [
      id,
      unique(edges.filter(({ from, to }) => from === id && to === null).map(({ label }) => label)),
    ]),
  );
  for (const state of states) graph.setNode(state.id, sizeOf(state, stays.get(state.id) ?? []));
  const ways = group(
    edges.filter(({ from, to }) => from !== anywhere && to !== null),
    ({ from, to }) => `${from}→${to}`,
  );
  for (const [key, group] of ways) {
    const [{ from, to } = { from: '', to: null }] = group;
    const texts = unique(group.map(wayText));
    const width = Math.max(...texts.map((text) => text.length)) * widthOf.line + 8;
    graph.setEdge(from, to ?? from, { width, height: texts.length * lineHeight + 4, labelpos: 'c' }, key);
  }
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  return {
    width: Math.ceil(size.width ?? 0),
    height: Math.ceil(size.height ?? 0),
    states: states.map((state) => {
      const { x, y, width, height } = graph.node(state.id) as Point & { width: number; height: number };
      return { state, x, y, width, height, stays: stays.get(state.id) ?? [] };
    }),
    edges: [...ways].map(([key, group]) => {
      const [{ from, to } = { from: '', to: null }] = group;
      const drawn = graph.edge(from, to ?? from, key) as Point & { points: Point[] };
      return { key, from, to: to ?? from, ways: group, points: drawn.points, label: { x: drawn.x, y: drawn.y } };
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
