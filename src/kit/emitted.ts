import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Hears what a flow tells the world: navigation, toasts and storage happen here, never in a machine. */
export function useEmitted<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: ActorRef<Snapshot<unknown>, never, Emitted>,
  type: Type,
  hear: (event: Extract<Emitted, { type: Type }>) => void,
): void {
  const onHeard = useEffectEvent(hear);
  useEffect(() => {
    const heard = actor.on(type, (event) => onHeard(event as Extract<Emitted, { type: Type }>));
    return () => heard.unsubscribe();
  }, [actor, type]);
}
