/** Walking the gallery: what a search finds, which comes next, and the address that brings it all back. */
import { nodesOf } from '#machines/model/graph.ts';
import { pathOf } from '#machines/model/state-name.ts';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { childOf, machineOf, partsOf, type Specimen } from './specimens.ts';

export const nameOf = ({ flow, state }: Specimen): string => `${flow}.${state}`;

/** Every word of the search is in its name, wherever. */
export function isFound(one: Specimen, search: string): boolean {
  const name = nameOf(one).toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** The next of the list, or the one before; from its end on to its other end. @param chosen may not be on it */
export function stepFrom(list: readonly Specimen[], chosen: string, by: 1 | -1): Specimen | null {
  const at = list.findIndex((one) => nameOf(one) === chosen);
  const from = at < 0 && by === -1 ? 0 : at;
  return list.at((from + by) % list.length) ?? null;
}

const ahead: readonly string[] = ['j', 'n', 'ArrowDown'];
const back: readonly string[] = ['k', 'p', 'ArrowUp'];

/** Where a key leads. @param isTyping in the search: letters are its own */
export function stepOf(key: string, isTyping: boolean): 1 | -1 | 0 {
  if (isTyping && key.length === 1) return 0;
  if (ahead.includes(key)) return 1;
  return back.includes(key) ? -1 : 0;
}

/** What the gallery's address keeps; what is empty is left out. */
export interface View {
  find: string;
  show: string;
  lang: string;
  theme: string;
  width: string;
}

export function addressOfView(view: View): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, value]) => value !== '')).toString();
  return query === '' ? '/dev/gallery' : `/dev/gallery?${query}`;
}

/** What a small drawing can say of a state. */
export type Kind = 'wait' | 'trouble' | 'done' | 'sheet' | 'form' | 'screen';

const words: readonly [Kind, RegExp][] = [
  [
    'trouble',
    /fail|refus|unsettled|unsent|unreachable|offline|unavailable|expired|broken|blocked|foreign|refuted|unreadable|declined|unconfirmed|partial|stale/,
  ],
  ['sheet', /review|password|confirming|question|offered|agreement|decided|notice|pause|byHand|choice/],
  ['form', /form|filling|deciding|editing|code|crop|idle$/],
];

/** Whether it is so of the state, or of one around it. */
function isSo(is: (node: AnyStateNode) => boolean, machine: AnyStateMachine, state: string): boolean {
  const [leaf, inner] = partsOf(machine, state);
  const child = inner === undefined ? null : childOf(machine, leaf);
  if (child && inner !== undefined) return isSo(is, child, inner);
  return nodesOf(machine.root).some(
    (node) => is(node) && `${leaf}.`.startsWith(`${pathOf(node)}.`) && node !== machine.root,
  );
}

const isBusy = ({ tags }: AnyStateNode): boolean => tags.includes('busy');
/** What succeeded and can still go on says so by its tag. */
const isDone = ({ tags, type }: AnyStateNode): boolean => tags.includes('done') || type === 'final';

/** By what its machine and its name say. A live picture of each would start the app three hundred times. */
export function kindOf({ flow, state }: Specimen): Kind {
  const machine = machineOf(flow);
  if (/loading|restoring|booting|quoting|measuring/.test(state) || isSo(isBusy, machine, state)) return 'wait';
  if (isSo(isDone, machine, state)) return 'done';
  const [path = ''] = state.split(' ');
  return words.find(([, pattern]) => pattern.test(path))?.[0] ?? 'screen';
}
