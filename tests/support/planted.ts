/** Machines with a bug in them: the real ones with one change each. */
import { StateMachine, type AnyStateMachine } from 'xstate';

type Part = Readonly<Record<string, unknown>> | readonly unknown[];

/** A copy along the path; the rest, its functions too, stays what it is. */
function changed(part: unknown, path: readonly (string | number)[], now: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return now;
  if (typeof part !== 'object' || part === null || !(key in part)) throw new Error(`nothing to change at ${key}`);
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...part }) as Record<string | number, unknown>;
  const after = changed((part as Record<string | number, unknown>)[key], rest, now);
  if (after === undefined) delete copy[key];
  else copy[key] = after;
  return copy as Part;
}

/**
 * The same machine with one part of its chart changed.
 * @param path keys of the chart; what changes has to be there
 * @param now what stands there instead; undefined takes it out
 * @throws if there is nothing at the path
 */
export function planted<M extends AnyStateMachine>(machine: M, path: readonly (string | number)[], now: unknown): M {
  const config = changed(machine.config, path, now) as ConstructorParameters<typeof StateMachine>[0];
  return new StateMachine(config, machine.implementations as never) as unknown as M;
}
