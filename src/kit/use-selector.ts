import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

type Shown<Actor extends AnyActorRef | undefined> = Actor extends AnyActorRef ? SnapshotFrom<Actor> : undefined;

/**
 * What a view shows of an actor. XState's own keeps what a selection makes anew each time, which none of ours does, and is
 * 700 B of the entry with what it stands on. @param select gives the same until something changed
 */
export function useSelector<Actor extends AnyActorRef | undefined, T>(
  actor: Actor,
  select: (snapshot: Shown<Actor>) => T,
): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => select(actor?.getSnapshot() as Shown<Actor>));
}
