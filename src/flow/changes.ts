/**
 * What changed on the server, as the socket says it. It carries no figures: who hears it reads again. To keep a part of a
 * screen up to date, give its `<Resource>` or `<PagedList>` `changedBy="messages"`; anything else calls
 * `useChanged('messages', reread)`. The sandbox says so by `announce` of sandbox/services/tell.ts; new kinds are rows of
 * `changeKinds` in src/domain/messages.ts. Without a socket nothing is heard, and pulling down does the same.
 */
import { useEffect, useEffectEvent } from 'react';
import type { ChangeKind } from '#domain/messages.ts';

const changes = new EventTarget();

/** Tells everybody on this page. */
export const tellChange = (what: ChangeKind): boolean => changes.dispatchEvent(new Event(what));

/** @param what null: hears nothing */
export function useChanged(what: ChangeKind | null, reread: () => void): void {
  const onChanged = useEffectEvent(reread);
  useEffect(() => {
    if (what === null) return;
    const hear = () => onChanged();
    changes.addEventListener(what, hear);
    return () => changes.removeEventListener(what, hear);
  }, [what]);
}
