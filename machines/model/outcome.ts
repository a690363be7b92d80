/** What a step does, found without running anything. */
import {
  createActor,
  createMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate';

const within = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === outer || within(node.parent, outer));

/** The innermost state around all that a transition leaves and enters. */
function domainOf({ source, target = [], reenter }: AnyTransitionDefinition): AnyStateNode {
  if (!reenter && target.every((each) => each === source || within(each, source))) return source;
  let domain = source;
  while (domain.parent && ![source, ...target].every((each) => within(each, domain))) domain = domain.parent;
  return domain;
}

const leaves = (transition: AnyTransitionDefinition, nodes: readonly AnyStateNode[]): AnyStateNode[] => {
  if (transition.target === undefined) return [];
  const domain = domainOf(transition);
  return nodes.filter((node) => within(node, domain));
};

/** Of transitions that leave the same state one is taken: the inner one, or else the first in the chart. */
export function withoutConflicts(
  found: readonly AnyTransitionDefinition[],
  nodes: readonly AnyStateNode[],
): AnyTransitionDefinition[] {
  const kept: AnyTransitionDefinition[] = [];
  for (const each of new Set(found)) {
    const left = leaves(each, nodes);
    const rivals = kept.filter((other) => leaves(other, nodes).some((node) => left.includes(node)));
    if (!rivals.every(({ source }) => within(each.source, source))) continue;
    for (const rival of rivals) kept.splice(kept.indexOf(rival), 1);
    kept.push(each);
  }
  return kept;
}

/** Stands for the actor that a pure step has none of. */
const nobody = createMachine({});

/** What an event does. */
export interface Outcome {
  next: AnyMachineSnapshot;
  /** What would be done to the world. */
  actions: readonly ExecutableActionObject[];
  /** Transitions of every region, and those that follow without an event of their own, as `always` and the `onDone` of a state do. */
  taken: readonly AnyTransitionDefinition[];
}

function findOutcome(from: AnyMachineSnapshot, event: EventObject): Outcome {
  const taken: AnyTransitionDefinition[] = [];
  const actions: ExecutableActionObject[] = [];
  let nodes = from._nodes;
  const self = createActor(nobody, {
    inspect: (told) => {
      if (told.type !== '@xstate.microstep') return;
      taken.push(...withoutConflicts(told._transitions, nodes));
      nodes = (told.snapshot as AnyMachineSnapshot)._nodes;
    },
  });
  const nothing = () => undefined;
  const next = (from.machine as AnyStateMachine).transition(from, event, {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: (action) => void actions.push(action),
  });
  return { next, actions, taken };
}

const known = new WeakMap<AnyMachineSnapshot, Map<EventObject, Outcome>>();

/** What an event does in a snapshot, without running anything; worked out once, since laws, lists and pictures all ask. */
export function outcomeOf(from: AnyMachineSnapshot, event: EventObject): Outcome {
  const outcomes = known.get(from) ?? new Map<EventObject, Outcome>();
  known.set(from, outcomes);
  const outcome = outcomes.get(event) ?? findOutcome(from, event);
  outcomes.set(event, outcome);
  return outcome;
}
