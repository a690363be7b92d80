/** A recording looked at after one of its steps. */
import type { StateValue } from 'xstate';
import type { Plain } from './plain.ts';
import type { Entry, RecordedActor, Recording } from './recording.ts';

/** An actor as it was after a step; `last` is null before anything happened to it. */
export interface Standing {
  actor: RecordedActor;
  last: Entry | null;
  /** It had started, and had not ended. */
  isAlive: boolean;
}

const isState = (value: Plain): value is StateValue & Plain =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));

/** A machine's state; null for other actors. */
export const stateOf = (entry: Entry | null): StateValue | null =>
  entry && isState(entry.value) ? (entry.value as StateValue) : null;

/** As a person reads it: `review`, `a.b`. */
export function stateText(entry: Entry | null): string {
  const state = stateOf(entry);
  if (state === null) return entry?.status ?? '';
  if (typeof state === 'string') return state;
  return JSON.stringify(state).replace(/[{}"]/g, '').replaceAll(':', '.');
}

/** @param step an entry's number; null: now */
export function standingsAt({ actors, entries }: Recording, step: number | null): Map<string, Standing> {
  const standings = new Map<string, Standing>(
    actors.map((actor) => [actor.id, { actor, last: null, isAlive: step === null && actor.endedAt === null }]),
  );
  for (const entry of entries) {
    if (step !== null && entry.number > step) break;
    const standing = standings.get(entry.actor);
    if (!standing) continue;
    standing.last = entry;
    if (step !== null) standing.isAlive = entry.status === 'active';
  }
  return standings;
}

/** The numbers that can be stepped to, of one actor or of all. */
export const stepsOf = ({ entries }: Recording, actor: string | null): number[] =>
  entries.filter((entry) => actor === null || entry.actor === actor).map(({ number }) => number);

/** @returns the step before or after, the same one at an end; null stands for now, after all of them */
export function stepFrom(steps: readonly number[], from: number | null, by: 1 | -1): number | null {
  // Now looks as the last step does.
  const at = from ?? steps.at(-1) ?? 0;
  if (by === -1) return steps.findLast((step) => step < at) ?? from;
  return from === null ? null : (steps.find((step) => step > from) ?? null);
}
