/**
 * What changed on the server, as the socket says it. It carries no figures: who gets it reads again. To keep a part of a
 * screen up to date, give its `<Resource>` or `<PagedList>` `changedBy="messages"`; anything else calls
 * `useChanged('messages', reread)`. The sandbox says so by `announce` of sandbox/services/messages/tell.ts; new kinds are
 * rows of `changeKinds` in src/domain/messages.ts. Without a socket nothing is heard, and pulling down does the same.
 * What the member did on this page is told by `tellOwnChange`, socket or not. Another language changes everything that was read: the
 * server's texts are in it.
 */
import type { ChangeKind } from '#domain/messages.ts';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef } from 'react';

const changes = new EventTarget();

const tell = (what: ChangeKind, isOwn: boolean): boolean =>
  changes.dispatchEvent(new CustomEvent(what, { detail: isOwn }));

/** Tells everybody on this page. */
export const tellChange = (what: ChangeKind): boolean => tell(what, false);
export const tellOwnChange = (what: ChangeKind): boolean => tell(what, true);

/**
 * @param what null: of another language alone
 * @param reread `isOwn`: the member did it here and looks for it, by another language, too
 */
export function useChanged(what: ChangeKind | null, reread: (isOwn: boolean) => void): void {
  const onChanged = useEffectEvent(reread);
  const { locale } = useLingui().i18n;
  const readIn = useRef(locale);
  useEffect(() => {
    if (readIn.current === locale) return;
    readIn.current = locale;
    onChanged(true);
  }, [locale]);
  useEffect(() => {
    if (what === null) return;
    const listener = (event: Event) => onChanged((event as CustomEvent<boolean>).detail);
    changes.addEventListener(what, listener);
    return () => changes.removeEventListener(what, listener);
  }, [what]);
}
