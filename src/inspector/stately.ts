/**
 * Stately's own inspector, for who wants it: a window of stately.ai, which needs the network. It gets what the recorder
 * kept, so nothing that redaction hides leaves the device. A chunk of its own, outside the precache.
 */
import { createBrowserInspector } from '@statelyai/inspect';
import { anywhere, isParallel, keyOf, statesIn, type Chart } from './chart.ts';
import { textOf } from './plain.ts';
import type { Recorder } from './recorder.ts';
import type { Entry, Recording } from './recording.ts';

const statelyAddress = 'https://stately.ai/inspect';

/** The chart in the words of a machine's configuration. */
function definitionOf(chart: Chart): string {
  const { id, edges } = chart;
  const partOf = (path: string | null): object => {
    const states = statesIn(chart, path);
    const initial = states.find(({ isInitial }) => isInitial)?.id;
    const ways = edges.filter(({ from }) => from === (path ?? anywhere));
    return {
      ...(initial !== undefined && { initial: keyOf(initial) }),
      ...(isParallel(chart, path) && { type: 'parallel' }),
      on: Object.fromEntries(ways.map(({ label, to }) => [label, to === null ? {} : { target: `#${id}.${to}` }])),
      states: Object.fromEntries(
        states.map((state) => [keyOf(state.id), { ...(state.isFinal && { type: 'final' }), ...partOf(state.id) }]),
      ),
    };
  };
  return JSON.stringify({ id, ...partOf(null) });
}

type Send = Pick<ReturnType<typeof createBrowserInspector>, 'actor' | 'event' | 'snapshot'>;

/** Tells a listener what the recording has beyond what it was told. @returns a function for the next time */
export function createTelling(to: Send): (recording: Recording) => void {
  const known = new Set<string>();
  let told = 0;
  const tell = ({ number, actor, source, event, status, value, context }: Entry) => {
    const happened = { ...event, type: textOf(event['type']) };
    to.event(actor, happened, source === null ? {} : { source });
    to.snapshot(actor, { status: status as 'active', value, context }, { event: happened });
    told = number;
  };
  return ({ actors, entries, charts }) => {
    for (const { id, machine, parent } of actors) {
      if (known.has(id)) continue;
      known.add(id);
      const chart = machine === null ? undefined : charts[machine];
      to.actor(
        id,
        { status: 'active' },
        { ...(chart && { definition: definitionOf(chart) }), ...(parent !== null && { parentId: parent }) },
      );
    }
    // A cleared recording counts from one again.
    if ((entries.at(-1)?.number ?? 0) < told) told = 0;
    for (const entry of entries) if (entry.number > told) tell(entry);
  };
}

/** Opens the window: only within a click, or the browser stops it. @returns a function that ends it */
export function openStately(recorder: Recorder): () => void {
  const inspector = createBrowserInspector({ url: statelyAddress });
  const tell = createTelling(inspector);
  tell(recorder.getSnapshot());
  const stop = recorder.subscribe(() => tell(recorder.getSnapshot()));
  return () => {
    stop();
    inspector.stop();
  };
}
