/** Walks as the inspector would have recorded them: one actor for each way through a walk. */
import { createRecorder } from '#inspector/recorder.ts';
import { createRedactor } from '#inspector/redaction.ts';
import type { Recording } from '#inspector/recording.ts';
import { marks } from './marks.ts';
import { placesOf } from '#machines/model/graph.ts';
import { pathsThrough } from '#machines/model/run.ts';
import type { AnyWalk } from '#machines/model/walk.ts';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject, type InspectionEvent } from 'xstate';

/** Changes what happens and what comes of it before it is recorded: plants secrets. */
type Change = (value: unknown) => unknown;

/** @returns a recording for every so many ways: a recording keeps 500 events */
export function recordWalk(walk: AnyWalk, change: Change = (value) => value): Recording[] {
  const paths = [...pathsThrough(placesOf(walk).values()).values()];
  const recordings: Recording[] = [];
  for (let first = 0; first < paths.length; first += 40) {
    const recorder = createRecorder({ now: () => 0, redact: createRedactor(11, marks), later: () => undefined });
    for (const [index, path] of paths.slice(first, first + 40).entries()) {
      const id = `x:${first + index}`;
      const actorRef = { id, sessionId: id, logic: walk.machine } as unknown as InspectionEvent['actorRef'];
      const keep = (event: EventObject, snapshot: AnyMachineSnapshot) =>
        recorder.inspect({
          type: '@xstate.snapshot',
          rootId: id,
          actorRef,
          event: change(event) as EventObject,
          // Its children are actors: nothing is planted in those.
          snapshot: { ...snapshot, context: change(snapshot.context) } as AnyMachineSnapshot,
        });
      let snapshot = initialTransition(walk.machine, walk.input)[0] as AnyMachineSnapshot;
      keep({ type: 'xstate.init', input: walk.input } as EventObject, snapshot);
      for (const { event } of path) {
        snapshot = transition(walk.machine, snapshot, event)[0] as AnyMachineSnapshot;
        keep(event, snapshot);
      }
    }
    recordings.push(recorder.getSnapshot());
  }
  return recordings;
}
