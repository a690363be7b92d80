/** Where a machine is, in one line: the paths of its leaves. */
import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';

/** Stands between the halves of a parallel state: `reading.idle + sending.busy`. */
const and = ' + ';

/** The whole machine, where it has no states. */
export const anyState = '(any)';

/** Its keys from the top: `editing.refreshing`. The root has none. */
export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** A state that has none inside. */
export const isLeaf = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final';

/** `editing.refreshing`; both halves of a parallel state, in the order of the chart: `reading.idle + sending.busy`. */
export const stateName = ({ _nodes }: Pick<AnyMachineSnapshot, '_nodes'>): string =>
  _nodes
    .filter(isLeaf)
    .toSorted((one, other) => one.order - other.order)
    .map((node) => pathOf(node) || anyState)
    .join(and);

/** The leaves that a name says. */
export const leavesIn = (name: string): string[] => name.split(and);

/** Leaf paths as a type: `'settling' | 'editing.refreshing'` of a machine's value. */
export type LeafPath<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafPath<Value[Key]>}` }[keyof Value & string];

/** The value that stands for one path: `{ editing: 'refreshing' }`. */
export const valueAt = (path: string): StateValue =>
  path.split('.').reduceRight<StateValue | null>((inner, key) => (inner === null ? key : { [key]: inner }), null) ?? {};
