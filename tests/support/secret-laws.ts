/** No secret stays in a machine (rule P10), read off its walk. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { secretsOfMeta, type Secrets } from '#domain/secret.ts';
import { effectsOf } from '#machines/model/effects.ts';
import { placesOf } from '#machines/model/graph.ts';
import { outcomeOf } from '#machines/model/outcome.ts';
import { leavesIn, stateName } from '#machines/model/state-name.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import { marks } from './marks.ts';
import { valuesIn } from './values-in.ts';

/** What the contract marks, and what the machine says of names of its own. */
export const secretsOf = ({ root }: AnyStateMachine): Secrets => ({ ...marks.secrets, ...secretsOfMeta(root.meta) });

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Texts that stand in fields, however deep, each with the name of its field; those of a list have the list's. */
function* filledIn(value: unknown, list = ''): Generator<[field: string, text: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value as Record<string, unknown>)) {
    const field = Array.isArray(value) ? list : name;
    if (isFilled(part)) yield [field, part];
    else yield* filledIn(part, field);
  }
}

/** Passwords that a context holds, by its marked fields. */
function secretsIn({ context, machine }: AnyMachineSnapshot): string[] {
  const secrets = secretsOf(machine);
  return [...filledIn(context)].flatMap(([field, text]) => (secrets[field] === 'password' ? [text] : []));
}

/** What a step of a walk does with secrets. */
interface Handling {
  from: AnyMachineSnapshot;
  to: AnyMachineSnapshot;
  /** Ports that get one. */
  given: string[];
  /** Events that carry one to the world. */
  told: string[];
}

function* handlingIn(walk: AnyWalk): Generator<Handling> {
  for (const { snapshot, steps } of placesOf(walk).values()) {
    for (const { event } of steps) {
      const { next: to, actions } = outcomeOf(snapshot, event);
      const secrets = new Set<unknown>([...secretsIn(snapshot), ...secretsIn(to)]);
      const isIn = (value: unknown) => [...valuesIn(value)].some((part) => secrets.has(part));
      const { started, emitted } = effectsOf(actions);
      yield {
        from: snapshot,
        to,
        given: Object.entries(started).flatMap(([port, input]) => (isIn(input) ? [port] : [])),
        told: emitted.filter(isIn).map(({ type }) => type),
      };
    }
  }
}

/** Whether a machine ever holds one. */
export const holdsSecrets = (walk: AnyWalk): boolean =>
  [...handlingIn(walk)].some(({ to }) => secretsIn(to).length > 0);

/**
 * A secret is held where it comes in and where it is on its way to a port, is never told, and never part of a move that
 * is kept to be sent again.
 * @param waiting states that may keep one for a state that comes later
 */
export function secretBreaches(walk: AnyWalk, waiting: readonly string[] = []): string[] {
  const steps = [...handlingIn(walk)];
  const entered = steps.flatMap(({ from, to }) => {
    const before = new Set(secretsIn(from));
    return secretsIn(to).some((secret) => !before.has(secret)) ? [stateName(from), stateName(to)] : [];
  });
  const sent = steps.flatMap(({ to, given }) => (given.length > 0 ? [stateName(to)] : []));
  const allowed = new Set([...waiting, ...entered, ...sent]);
  const isAllowed = (state: string) => allowed.has(state) || leavesIn(state).some((leaf) => allowed.has(leaf));
  const breaches = steps.flatMap(({ to, given, told }) => [
    ...(secretsIn(to).length > 0 && !isAllowed(stateName(to)) ? [`${stateName(to)} holds a secret`] : []),
    ...given.filter((port) => port === 'settlement').map((port) => `${port} gets a secret`),
    ...told.map((type) => `${type} tells a secret`),
  ]);
  return [...new Set(breaches)];
}

/**
 * A password that stands in a field which nobody marked: one of a walk that is equal to a marked one, as what is typed
 * again is.
 */
export function unmarkedSecrets(walk: AnyWalk): string[] {
  const secrets = secretsOf(walk.machine);
  const unmarked = [...placesOf(walk).values()].flatMap(({ snapshot }) => {
    const held = new Set(secretsIn(snapshot));
    return [...filledIn(snapshot.context)].flatMap(([field, text]) =>
      held.has(text) && !Object.hasOwn(secrets, field) ? [`${field} holds a password`] : [],
    );
  });
  return [...new Set(unmarked)];
}
