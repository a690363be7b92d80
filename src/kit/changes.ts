/**
 * What changed on the server, as the socket says it. It carries no figures: who gets it reads again. To keep a part of a
 * screen up to date, give its `<Resource>` or `<PagedList>` `changedBy="messages"`; anything else calls
 * `useChanged('messages', reread)`. The sandbox says so by `announce` of sandbox/services/messages/tell.ts; new kinds are
 * rows of `changeKinds` in src/domain/messages.ts. Without a socket nothing is heard, and pulling down does the same.
 * Another language changes everything that was read: the server's texts are in it.
 */
import type { ChangeKind } from '#domain/messages.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';

const changes = new EventTarget();

/** Tells everybody on this page. */
export const tellChange = (what: ChangeKind): boolean => changes.dispatchEvent(new Event(what));

/** @param what null: of another language alone */
export function useChanged(what: ChangeKind | null, reread: () => void): void {
  const onChanged = useEffectEvent(reread);
  const { locale } = useLingui().i18n;
  const readIn = useRef(locale);
  useEffect(() => {
    if (readIn.current === locale) return;
    readIn.current = locale;
    onChanged();
  }, [locale]);
  useEffect(() => {
    if (what === null) return;
    const listener = () => onChanged();
    changes.addEventListener(what, listener);
    return () => changes.removeEventListener(what, listener);
  }, [what]);
}
