/**
 * The rules of CONTRIBUTING.md "A machine" that can be read off a machine. Each returns what breaks it, in words;
 * nothing is broken when the list is empty.
 */
import { StateMachine, type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { isLeaf, pathOf } from '#machines/model/state-name.ts';
import { portKindOf, type PortKind } from '#machines/port-kind.ts';

const firstWord = (name: string): string => /^[a-z]+/.exec(name)?.[0] ?? '';
const isCamelCase = (name: string): boolean => /^[a-z]+(?:[A-Z][a-z]+)*$/.test(name);
const isParticiple = (name: string): boolean => /ed$|^(?:sent|paid|bought|taken|left|lost|kept)$/.test(firstWord(name));
const isGerund = (name: string): boolean => firstWord(name).endsWith('ing');
const actionVerbs = /^(?:set|clear|add|remove|mark|tell|pass)[A-Z]/;
const actionKinds = new Set(['xstate.assign', 'xstate.emit', 'xstate.sendTo']);
/** Where a function may stand in a chart. */
const functionKeys = new Set(['params', 'input', 'output', 'context']);

const statesOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...statesOf(state)]);

const nameOf = (src: unknown): string => (typeof src === 'string' ? src : '(inline)');

type Ports = Readonly<Record<string, AnyActorLogic>>;
const portsOf = (machine: AnyStateMachine): Ports => machine.implementations.actors as Ports;

const eventsOf = (node: AnyStateNode): string[] =>
  [...node.transitions.keys()].filter((type) => type !== '' && !type.startsWith('xstate.'));

/** The machine's name, its states' and its events'. */
export function namingBreaches(machine: AnyStateMachine, file: string): string[] {
  const id = file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const events = [machine.root, ...statesOf(machine.root)].flatMap(eventsOf);
  return [
    ...(machine.id === id ? [] : [`id ${machine.id} instead of ${id}`]),
    ...statesOf(machine.root).flatMap((state) => [
      ...(isCamelCase(state.key) ? [] : [`state ${pathOf(state)} is not in camelCase`]),
      ...(state.type === 'final' && !isParticiple(state.key)
        ? [`final state ${pathOf(state)} is no past participle`]
        : []),
    ]),
    ...new Set(events)
      .values()
      .filter((type) => !/^[a-z]+(?:[A-Z][a-z]+)*\.[a-z]+$/.test(type) || /(?:ing|[^s]s)$/.test(type))
      .map((type) => `event ${type} is not noun.verb or noun.participle`),
  ];
}

/**
 * `-ing` ⇔ awaits a port or a child machine ⇔ `busy`; each port by its own name, with an answer to its failure. A state
 * that only holds others is called by what goes on in it: `reading`.
 */
export async function portBreaches(machine: AnyStateMachine): Promise<string[]> {
  const ports = portsOf(machine);
  const kinds = new Map<string, PortKind>();
  for (const [name, logic] of Object.entries(ports)) kinds.set(name, await portKindOf(logic, name));
  const invoked = [machine.root, ...statesOf(machine.root)].flatMap((node) =>
    node.invoke.map((invoke) => ({ node, invoke })),
  );
  const hasEnd = (src: unknown): boolean => ['port', 'machine'].includes(kinds.get(nameOf(src)) ?? '');
  // A child that lives as long as the machine itself, at its root, is not awaited.
  const awaits = (state: AnyStateNode): boolean => state.invoke.some(({ src }) => hasEnd(src));
  return [
    ...statesOf(machine.root).flatMap((state) => {
      const isBusy = state.tags.includes('busy');
      if (!isLeaf(state) && !awaits(state) && !isBusy) return [];
      const signs = { name: isGerund(state.key), port: awaits(state), busy: isBusy };
      const isOne = signs.name === signs.port && signs.port === signs.busy;
      return isOne ? [] : [`state ${pathOf(state)}: -ing ${signs.name}, awaits ${signs.port}, busy ${signs.busy}`];
    }),
    ...invoked.flatMap(({ node, invoke: { id, src } }) => [
      ...(id === src ? [] : [`invoke ${id} of ${nameOf(src)} has another id`]),
      ...(hasEnd(src) && node !== machine.root
        ? ['done', 'error']
            .filter((outcome) => !node.transitions.has(`xstate.${outcome}.actor.${id}`))
            .map((outcome) => `state ${pathOf(node)} has no way on after ${outcome} of ${id}`)
        : []),
    ]),
    ...[...kinds]
      .filter(([, kind]) => kind === 'provided')
      .map(([name]) => `port ${name} is no placeholder of its own name`),
    ...Object.keys(ports)
      .filter((name) => !invoked.some(({ invoke }) => invoke.src === name))
      .map((name) => `port ${name} is not used`),
  ];
}

const namesIn = (value: unknown): string[] =>
  [value]
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : String((entry as { type?: unknown } | undefined)?.type)));

function* configParts(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ key: string; value: unknown; path: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const here = [...path, key];
    yield { key, value: part, path: here.join('.') };
    if (key !== 'params' && key !== 'input') yield* configParts(part, here);
  }
}

/** The chart holds names only; guards and actions are named and made as the table says, and each is used. */
export function chartBreaches(machine: AnyStateMachine): string[] {
  const parts = [...configParts(machine.config)];
  const named = (...keys: string[]) =>
    parts.filter(({ key }) => keys.includes(key)).flatMap(({ value }) => namesIn(value));
  const used = {
    guards: new Set(named('guard')),
    actions: new Set(named('actions', 'entry', 'exit')),
    delays: new Set(parts.filter(({ key }) => key === 'after').flatMap(({ value }) => Object.keys(value as object))),
  };
  const { guards, actions, delays } = machine.implementations as Record<keyof typeof used, Record<string, object>>;
  return [
    ...parts
      .filter(({ key, value }) => typeof value === 'function' && !functionKeys.has(key))
      .map(({ path }) => `a function at ${path}`),
    ...Object.keys(guards)
      .filter((name) => !/^(?:is|has|can)[A-Z]/.test(name))
      .map((name) => `guard ${name} asks nothing`),
    ...Object.entries(actions).flatMap(([name, action]) => [
      ...(actionVerbs.test(name) ? [] : [`action ${name} is no verb phrase`]),
      ...(actionKinds.has(String((action as { type?: unknown }).type)) ? [] : [`action ${name} acts on the world`]),
    ]),
    ...Object.entries({ guards, actions, delays } as Record<keyof typeof used, object>).flatMap(([kind, made]) => {
      const wanted = used[kind as keyof typeof used];
      return [
        ...[...wanted].filter((name) => !(name in made)).map((name) => `${name} is not among the ${kind}`),
        ...Object.keys(made)
          .filter((name) => !wanted.has(name))
          .map((name) => `${name} of the ${kind} is not used`),
      ];
    }),
  ];
}

/** Ports that the actor left as the machine has them; those of machines inside too. */
export function unwiredPorts(machine: AnyStateMachine, provided: AnyStateMachine): string[] {
  const given = portsOf(provided);
  return Object.entries(portsOf(machine)).flatMap(([name, logic]) => {
    const behind = given[name];
    if (logic instanceof StateMachine) {
      return behind instanceof StateMachine ? unwiredPorts(logic, behind) : [`${machine.id}.${name} is no machine`];
    }
    return behind === undefined || behind === logic ? [`${machine.id}.${name}`] : [];
  });
}
