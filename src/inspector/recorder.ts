/**
 * The flight recorder: hears what XState's inspection tells of every actor and keeps a redacted copy of the last events.
 * The actors themselves are held only while they live, so that events can be sent to them.
 */
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { secretsOfMeta } from '#domain/secret.ts';
import { chartOf, isInternal, type Chart } from './chart.ts';
import { objectOf, textOf, type Plain } from './plain.ts';
import { mostEvents, recordingFormat, type Entry, type RecordedActor, type Recording } from './recording.ts';
import type { Redact } from './redaction.ts';

/** Actors that ended and of which no event is left are forgotten beyond so many. */
const mostActors = 200;

export interface Possible {
  type: string;
  /** Whether it would do something now; with a payload it may depend on that. */
  can: boolean;
}

export interface Recorder {
  inspect: (event: InspectionEvent) => void;
  /** Takes in actors that are running already, with their children. */
  meet: (actor: AnyActorRef) => void;
  /** What the member could do in a machine's present state. */
  possible: (id: string) => Possible[];
  /** Whether it was there to be told. */
  send: (id: string, event: AnyEventObject) => boolean;
  /** Forgets all events, and the actors that ended. */
  clear: () => void;
  /** The same object until something changes. */
  getSnapshot: () => Recording;
  /** @returns a function that ends it */
  subscribe: (changed: () => void) => () => void;
}

interface RecorderInput {
  /** ms since the epoch. */
  now: () => number;
  redact: Redact;
  /** Runs later, not within what a machine is doing. */
  later: (run: () => void) => void;
}

type Ref = AnyActorRef & { _parent?: AnyActorRef };

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'definition' in logic;

const machineOf = (actor: AnyActorRef): AnyStateMachine | null => {
  const logic: unknown = 'logic' in actor ? actor.logic : null;
  return isMachine(logic) ? logic : null;
};

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'machine' in snapshot;

export function createRecorder({ now, redact, later }: RecorderInput): Recorder {
  const refs = new Map<string, AnyActorRef>();
  const actors = new Map<string, RecordedActor>();
  const charts = new Map<string, Chart>();
  const sources = new WeakMap<object, string | null>();
  const listeners = new Set<() => void>();
  let entries: Entry[] = [];
  let count = 0;
  let recording: Recording | null = null;
  let isTelling = false;

  function changed(): void {
    recording = null;
    if (isTelling) return;
    isTelling = true;
    later(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  }

  function know(actor: Ref): void {
    const id = actor.sessionId;
    refs.set(id, actor);
    if (actors.has(id)) return;
    const parent = actor._parent;
    if (parent && !actors.has(parent.sessionId)) know(parent);
    const machine = machineOf(actor);
    if (machine && !charts.has(machine.id)) charts.set(machine.id, chartOf(machine));
    actors.set(id, {
      id,
      name: actor.id === id && machine ? machine.id : actor.id,
      machine: machine?.id ?? null,
      parent: parent?.sessionId ?? null,
      startedAt: now(),
      endedAt: null,
    });
  }

  function forgetEnded(): void {
    if (actors.size <= mostActors) return;
    const needed = new Set(entries.map(({ actor }) => actor));
    for (const { parent } of actors.values()) if (parent !== null) needed.add(parent);
    for (const { id, endedAt } of actors.values()) if (endedAt !== null && !needed.has(id)) actors.delete(id);
  }

  function keep(actor: Ref, event: AnyEventObject, snapshot: unknown): void {
    know(actor);
    const id = actor.sessionId;
    const own = isMachineSnapshot(snapshot) ? snapshot : null;
    const secrets = secretsOfMeta(machineOf(actor)?.root.meta);
    const copied = objectOf(redact(snapshot === null || own ? {} : snapshot));
    const { status, input: _, ...rest } = copied ?? {};
    count += 1;
    entries = [
      ...entries.slice(entries.length >= mostEvents ? entries.length - mostEvents + 1 : 0),
      {
        number: count,
        at: now(),
        actor: id,
        source: sources.get(event) ?? null,
        event: objectOf(redact(event, secrets)) ?? {},
        status: own ? own.status : textOf(status) || 'active',
        value: own ? (own.value as Plain) : null,
        context: own ? redact(own.context, secrets) : rest,
        children: own ? Object.keys(own.children) : [],
      },
    ];
    const hasEnded = entries.at(-1)?.status !== 'active';
    if (hasEnded) refs.delete(id);
    const known = actors.get(id);
    if (known && (known.endedAt !== null) !== hasEnded) actors.set(id, { ...known, endedAt: hasEnded ? now() : null });
    forgetEnded();
    changed();
  }

  return {
    inspect: (told) => {
      const actor = told.actorRef as Ref;
      // That one was made says little: React makes some in renders that it throws away, and never starts them.
      if (told.type === '@xstate.event') sources.set(told.event, told.sourceRef?.sessionId ?? null);
      if (told.type === '@xstate.snapshot') keep(actor, told.event, told.snapshot);
    },
    meet: function meet(actor) {
      const snapshot: unknown = actor.getSnapshot();
      keep(actor, { type: 'inspector.met' }, snapshot);
      if (isMachineSnapshot(snapshot))
        for (const child of Object.values(snapshot.children)) if (child) meet(child as AnyActorRef);
    },
    possible: (id) => {
      const snapshot: unknown = refs.get(id)?.getSnapshot();
      if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return [];
      const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
      return [...types]
        .filter((type) => !isInternal(type))
        .map((type) => {
          try {
            return { type, can: snapshot.can({ type }) };
          } catch {
            // A guard that reads the payload.
            return { type, can: true };
          }
        });
    },
    send: (id, event) => {
      const actor = refs.get(id);
      actor?.send(event);
      return actor !== undefined;
    },
    clear: () => {
      entries = [];
      count = 0;
      for (const { id, endedAt } of actors.values()) if (endedAt !== null) actors.delete(id);
      changed();
    },
    getSnapshot: () =>
      (recording ??= {
        format: recordingFormat,
        dropped: Math.max(0, count - mostEvents),
        actors: [...actors.values()],
        entries,
        charts: Object.fromEntries(charts),
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
