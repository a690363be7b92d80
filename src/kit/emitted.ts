import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Subscribes to what a flow emits: navigation, toasts and storage happen here, never in a machine. */
export function useEmitted<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: ActorRef<Snapshot<unknown>, never, Emitted>,
  type: Type,
  listener: (event: Extract<Emitted, { type: Type }>) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const subscription = actor.on(type, (event) => onEvent(event as Extract<Emitted, { type: Type }>));
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
