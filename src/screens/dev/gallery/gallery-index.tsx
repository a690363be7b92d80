import { ScreenHeader } from '#kit/plain-screen.tsx';
import { useQuery } from '#kit/query.ts';
import { useRoute } from '#kit/route.ts';
import { localeOf } from '#i18n/locales.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { LiveState } from './live-state.tsx';
import { specimens } from './specimens.ts';
import { StateList } from './state-list.tsx';
import { addressOfView, isFound, nameOf, stepFrom, stepOf, type View } from './walk.ts';

/** As `--breakpoint-desk` of `tokens.css`: the list has room beside the state. */
const desk = matchMedia('(min-width: 56.25rem)');

function watch(changed: () => void): () => void {
  desk.addEventListener('change', changed);
  return () => desk.removeEventListener('change', changed);
}

/** What was chosen, as the address keeps it. */
function useView(): [View, (change: Partial<View>) => void] {
  const { i18n } = useLingui();
  const [find, show, lang, theme, width] = [
    useQuery('find'),
    useQuery('show'),
    useQuery('lang'),
    useQuery('theme'),
    useQuery('width'),
  ];
  const [view, setView] = useState<View>({ find, show, lang, theme, width });
  const change = (part: Partial<View>) => {
    const next = { ...view, ...part };
    setView(next);
    // Not a way of its own: no slide, and Back leads out of the gallery.
    history.replaceState(history.state, '', `#${addressOfView(next)}`);
  };
  return [{ ...view, lang: view.lang || localeOf(i18n.locale).tag, width: view.width || '360' }, change];
}

/** All of them by name, and the chosen one alive beside them; on a phone above them. */
export function GalleryIndex() {
  const { t } = useLingui();
  const { path } = useRoute();
  const [view, change] = useView();
  const isDesk = useSyncExternalStore(watch, () => desk.matches);
  const list = useRef<HTMLDivElement>(null);
  const found = specimens.filter((one) => isFound(one, view.find));
  const chosen = specimens.find((one) => nameOf(one) === view.show) ?? null;

  const step = (by: 1 | -1) => {
    const next = stepFrom(found, view.show, by);
    if (next) change({ show: nameOf(next) });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // A select, and what scrolls by itself, have their own arrows.
    if (target?.closest('select, [role="region"]') || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = stepOf(event.key, Boolean(target?.closest('input')));
    // On a phone arrows scroll the page.
    if (by === 0 || (!isDesk && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // Walking keeps the chosen one in sight, and takes along the focus of who walks from button to button.
  useEffect(() => {
    const button = isDesk ? list.current?.querySelector<HTMLElement>('[aria-pressed="true"]') : null;
    if (!button) return;
    button.scrollIntoView({ block: 'nearest' });
    if (document.activeElement?.hasAttribute('aria-pressed')) button.focus({ preventScroll: true });
  }, [view.show, isDesk]);

  const live = chosen && <LiveState of={chosen} view={view} isDesk={isDesk} onChange={change} onStep={step} />;
  return (
    <main data-screen={path.slice(1)} tabIndex={-1} className="min-h-dvh bg-canvas desk:flex desk:h-dvh desk:flex-col">
      <ScreenHeader title={t({ message: 'Gallery', comment: 'Developer tool: every state of every screen' })} isWide />
      <div className="mx-auto w-full max-w-column space-y-4 px-4 pt-3 pb-6 desk:flex desk:min-h-0 desk:max-w-wide desk:flex-1 desk:gap-6 desk:space-y-0">
        {!isDesk && live}
        <StateList ref={list} found={found} view={view} onChange={change} />
        {isDesk && (live ?? <div className="flex-1 rounded-lg border border-dashed border-line" />)}
      </div>
    </main>
  );
}
