/** A recording: who was there, what happened to them, and what they looked like after it. Redacted, and JSON throughout. */
import type { Chart, ChartEdge, ChartState } from './chart.ts';
import { objectOf, type Plain, type PlainObject } from './plain.ts';

/** The flight recorder keeps so many events of a session. */
export const mostEvents = 500;

export const recordingFormat = 'dayrent-recording-1';

export interface RecordedActor {
  /** XState's session id: `x:3`. */
  id: string;
  /** What its parent calls it; its id for one without a parent. */
  name: string;
  /** Id of its machine; null for what is no machine: a call, a timer, a listener. */
  machine: string | null;
  parent: string | null;
  /** ms since the epoch. */
  startedAt: number;
  /** Null while it lives. */
  endedAt: number | null;
}

export interface Entry {
  /** Counts from 1 over the whole session. */
  number: number;
  /** ms since the epoch. */
  at: number;
  actor: string;
  /** Who sent the event; null: it came from outside. */
  source: string | null;
  /** With its `type`. */
  event: PlainObject;
  /** After it. `active`, `done`, `error`, `stopped`. */
  status: string;
  /** State value of a machine; null for other actors. */
  value: Plain;
  /** Context of a machine; output or error of other actors. */
  context: Plain;
  /** Names of its children. */
  children: readonly string[];
}

export interface Recording {
  format: typeof recordingFormat;
  /** Events that made room for later ones. */
  dropped: number;
  actors: readonly RecordedActor[];
  /** Oldest first, at most `mostEvents`. */
  entries: readonly Entry[];
  /** By the machine's id. */
  charts: Readonly<Record<string, Chart>>;
}

export const typeOf = ({ event }: Entry): string => {
  const { type } = event;
  return typeof type === 'string' ? type : '';
};

type Is<T> = (value: unknown) => value is T;

const isText: Is<string> = (value) => typeof value === 'string';
const isFigure: Is<number> = (value) => typeof value === 'number';
const isYesNo: Is<boolean> = (value) => typeof value === 'boolean';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** All of JSON is. */
const isPlain = (value: unknown): value is Plain => value !== undefined;
const isEvent = (value: unknown): value is PlainObject => isObject(value);

const orNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

const listOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

const recordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is);

/** By hand: a schema library's parts would come with the entry for this alone. */
const shapeOf =
  <T extends object>(parts: { [K in keyof T]: Is<T[K]> }): Is<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Is<unknown>>(parts).every(([key, is]) => is(Reflect.get(value, key)));

const isActor = shapeOf<RecordedActor>({
  id: isText,
  name: isText,
  machine: orNull(isText),
  parent: orNull(isText),
  startedAt: isFigure,
  endedAt: orNull(isFigure),
});

const isEntry = shapeOf<Entry>({
  number: isFigure,
  at: isFigure,
  actor: isText,
  source: orNull(isText),
  event: isEvent,
  status: isText,
  value: isPlain,
  context: isPlain,
  children: listOf(isText),
});

const isChart = shapeOf<Chart>({
  id: isText,
  states: listOf(
    shapeOf<ChartState>({ id: isText, isInitial: isYesNo, isFinal: isYesNo, isBusy: isYesNo, invokes: listOf(isText) }),
  ),
  edges: listOf(
    shapeOf<ChartEdge>({ from: isText, to: orNull(isText), label: isText, event: isText, guard: orNull(isText) }),
  ),
});

const isRecording = shapeOf<Recording>({
  format: (value): value is typeof recordingFormat => value === recordingFormat,
  dropped: isFigure,
  actors: listOf(isActor),
  entries: (value): value is Entry[] => listOf(isEntry)(value) && value.length <= mostEvents,
  charts: recordOf(isChart),
});

export const toJson = (recording: Recording): string => `${JSON.stringify(recording, null, 1)}\n`;

/** @returns null when it is no recording of ours */
export function fromJson(text: string): Recording | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecording(read) ? read : null;
  } catch {
    return null;
  }
}

/** Everything of an entry that a search looks through, in small letters. */
export const wordsOf = (entry: Entry, actor: RecordedActor | undefined): string =>
  [actor?.name, actor?.machine, JSON.stringify(entry.event), JSON.stringify(entry.value)].join(' ').toLowerCase();

/** An event's payload; null when there is none. */
export function payloadOf({ event }: Entry): PlainObject | null {
  const { type: _, ...rest } = event;
  return Object.keys(rest).length > 0 ? objectOf(rest) : null;
}
