/** What the inspector's views show: a recording, a step of it, and one actor. */
import type { Recorder } from '#inspector/recorder.ts';
import { typeOf, type Recording } from '#inspector/recording.ts';
import { standingsAt, stepFrom, stepsOf, type Standing } from '#inspector/replay.ts';
import { useState, useSyncExternalStore } from 'react';

/** Always there and seldom what somebody is looking for. */
const background = new Set(
  'app session connectivity socket toast pullToRefresh countdown dismissedNotices markRead like notifier passkeySignIn outbox update writer install persistence'.split(
    ' ',
  ),
);

/** The flow that a person is in: the one that started last and still runs. */
function mainActor(standings: ReadonlyMap<string, Standing>): string | null {
  const machines = [...standings.values()].filter(({ actor, last }) => actor.machine !== null && last !== null);
  const flows = machines.filter(({ actor }) => actor.parent === null && !background.has(actor.machine ?? ''));
  const writing = flows.filter(({ actor }) => actor.machine !== 'resource' && actor.machine !== 'paging');
  const alive = (list: readonly Standing[]) => list.findLast(({ isAlive }) => isAlive);
  return (alive(writing) ?? alive(flows) ?? writing.at(-1) ?? alive(machines) ?? machines.at(-1))?.actor.id ?? null;
}

export interface Inspector {
  recorder: Recorder;
  recording: Recording;
  /** Read from a file: nothing of it is alive. */
  isImported: boolean;
  /** Number of the step that is shown; null: now. */
  step: number | null;
  steps: readonly number[];
  standings: ReadonlyMap<string, Standing>;
  /** The actor that is looked at. */
  shown: Standing | null;
  choose: (id: string) => void;
  goTo: (step: number | null) => void;
  move: (by: 1 | -1) => void;
  /** Shows a recording from a file; null: the session's again. */
  open: (recording: Recording | null) => void;
}

export function useInspector(recorder: Recorder): Inspector {
  const session = useSyncExternalStore(recorder.subscribe, recorder.getSnapshot);
  const [imported, setImported] = useState<Recording | null>(null);
  const [asked, setStep] = useState<number | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const recording = imported ?? session;
  // A step that made room for later ones is the oldest that is left.
  const oldest = recording.entries[0]?.number ?? 0;
  const step = asked === null || recording.entries.length === 0 ? null : Math.max(asked, oldest);
  const standings = standingsAt(recording, step);
  const id = chosen !== null && standings.has(chosen) ? chosen : mainActor(standings);
  const steps = stepsOf(recording, id);
  return {
    recorder,
    recording,
    isImported: imported !== null,
    step,
    steps,
    standings,
    shown: id === null ? null : (standings.get(id) ?? null),
    choose,
    goTo: (to) => {
      setStep(to);
      const entry = recording.entries.find(({ number }) => number === to);
      if (entry) choose(entry.actor);
    },
    move: (by) => {
      // Whom the steps belong to stays whom they belong to.
      if (id !== null) choose(id);
      setStep(stepFrom(steps, step, by));
    },
    open: (read) => {
      setImported(read);
      choose(null);
      setStep(read ? (read.entries[0]?.number ?? null) : null);
    },
  };
}

/** The event that led to what is shown; empty: none. */
export const lastEvent = (shown: Standing | null): string => (shown?.last ? typeOf(shown.last) : '');
