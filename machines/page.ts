/** What `npm run diagrams` writes about a machine: its picture, and all that the chart says, as tables. */
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { diagramOf } from './model/diagram.ts';
import { edgesOf, nameOf, type Edge } from './model/edges.ts';
import { nodesOf } from './model/graph.ts';
import { kindOf } from './model/happening.ts';
import { pathOf } from './model/state-name.ts';
import { portKindOf, type PortKind } from './port-kind.ts';
import { emissionsOf, payloadsOf, portInputsOf } from './model/payloads.ts';
import type { AnyWalk } from './model/walk.ts';

export interface Sources {
  /** Folder and file name of the machine: `fund-password`. */
  folder: string;
  /** The machine's file, as text. */
  source: string;
  /** What else there is about it: words and where they lead, from its folder. */
  links: Readonly<Record<string, string>>;
}

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(', ');
const orNone = (text: string): string => (text === '' ? '–' : text);

/** A Markdown table; nothing without rows. @param title with its mark */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => orNone(cell.replaceAll('|', '\\|'))).join(' | ')} |`;
  return [title, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

/** The first paragraph of a file's doc comment. @throws if there is none */
export function introductionOf(source: string): string {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(source)?.[1];
  if (comment === undefined)
    throw new Error('a machine file begins with a doc comment: which flow it is, and where it is asked for');
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trim());
  const [paragraph = ''] = lines.join('\n').trim().split('\n\n');
  return paragraph.replaceAll('\n', ' ');
}

function edgeText({ label, guard, to, actions }: Edge): string {
  const when = guard === null ? '' : guard === 'else' ? ', else' : ` if ${code(guard)}`;
  if (to !== null) return `${code(label)}${when} → ${code(to)}`;
  return `${code(label)}${when}: ${actions.length > 0 ? `stays, ${codes(actions)}` : 'nothing'}`;
}

/** Named actions; a state with a delay also starts and stops its clock, which is said by the delay. */
const named = (actions: readonly unknown[]): string[] =>
  actions.map(nameOf).filter((name) => !name.startsWith('xstate.'));

function stateRow(machine: AnyStateMachine, node: AnyStateNode, edges: readonly Edge[]): string[] {
  const marks = [
    node.parent?.initial.target.includes(node) === true && 'first',
    node.type === 'final' && 'final',
    node.type === 'parallel' && 'regions at once',
    node.type === 'history' && 'where it was before',
    node.tags.includes('busy') && 'busy',
    node.always?.some(({ guard }) => guard === undefined) === true && 'left at once',
  ];
  const [entry, exit] = [named(node.entry), named(node.exit)];
  return [
    code(pathOf(node)),
    marks.filter((mark) => mark !== false).join(', '),
    codes(node.invoke.map(({ id }) => id)),
    [
      ...(entry.length > 0 ? [`on entry ${codes(entry)}`] : []),
      ...edges.filter(({ from }) => from === pathOf(node)).map(edgeText),
      ...(exit.length > 0 ? [`on exit ${codes(exit)}`] : []),
    ].join('<br/>'),
  ];
}

const stateOf = (edge: Edge): string => edge.from ?? 'every state';
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** A machine's own events, with what they carry and where they are heard. */
function eventRows(machine: AnyStateMachine, walks: readonly AnyWalk[], edges: readonly Edge[]): string[][] {
  const own = machine.events.filter((type) => kindOf(type).kind === 'event').map(String);
  const payloads = payloadsOf(walks);
  return own.map((type) => [
    code(type),
    codes(payloads.get(type) ?? []),
    unique(edges.filter(({ label }) => label === type).map(stateOf)).join(', '),
  ]);
}

const kindWords: Record<PortKind, string> = {
  port: 'a question with one answer',
  source: 'a source that keeps telling',
  machine: 'a machine',
  provided: 'built in',
};

async function portRows(machine: AnyStateMachine, walks: readonly AnyWalk[]): Promise<string[][]> {
  const inputs = portInputsOf(walks);
  const nodes = nodesOf(machine.root);
  const ports = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  return Promise.all(
    ports.map(async ([name, logic]) => {
      const startedIn = nodes.filter(({ invoke }) => invoke.some(({ src }) => src === name));
      return [
        code(name),
        kindWords[await portKindOf(logic, name)],
        startedIn.map((node) => (node === machine.root ? 'the start' : pathOf(node))).join(', '),
        codes(inputs.get(name) ?? []),
      ];
    }),
  );
}

/** Named delays: constants in ms, the others as the context says. */
function delayRows(machine: AnyStateMachine, edges: readonly Edge[]): string[][] {
  return Object.entries(machine.implementations.delays as Record<string, unknown>).map(([name, delay]) => [
    code(name),
    typeof delay === 'number' ? `${delay} ms` : 'from the context',
    unique(edges.filter(({ label }) => label === `after ${name}`).map(stateOf)).join(', '),
  ]);
}

/** The page of one machine. @param walks all of it, at least one */
export async function pageOf(walks: readonly AnyWalk[], { folder, source, links }: Sources): Promise<string> {
  const [first] = walks;
  if (!first) throw new Error(`${folder} has no walk`);
  const { machine } = first;
  const edges = edgesOf(machine);
  const states = nodesOf(machine.root).filter((node) => node !== machine.root);
  const anywhere = edges.filter(({ from }) => from === null);
  const rows = states.map((state) => stateRow(machine, state, edges));
  const emissions = [...emissionsOf(walks)].map(([type, { payload, when }]) => [
    code(type),
    codes(payload),
    codes(when),
  ]);
  return [
    `# ${machine.id}`,
    '',
    `<!-- Written by \`npm run diagrams\`: change ${folder}.machine.ts instead. -->`,
    '',
    introductionOf(source),
    '',
    Object.entries(links)
      .map(([text, target]) => `[${text}](${target})`)
      .join(' · '),
    '',
    '```mermaid',
    diagramOf(machine),
    '```',
    '',
    'A broken outline: something is awaited there.',
    '',
    ...table(
      '## States',
      ['state', 'kind', 'awaits or hears', 'what happens'],
      [...rows, ...(anywhere.length > 0 ? [['every state', '', '', anywhere.map(edgeText).join('<br/>')]] : [])],
    ),
    ...table('## Events', ['event', 'carries', 'heard in'], eventRows(machine, walks, edges)),
    ...table('## Ports', ['port', 'what it is', 'started in', 'is given'], await portRows(machine, walks)),
    ...table('## Delays', ['delay', 'how long', 'counts in'], delayRows(machine, edges)),
    ...table('## Told to the world', ['event', 'carries', 'when'], emissions),
  ].join('\n');
}
