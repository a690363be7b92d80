import type { Recorder } from '#inspector/recorder.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Panels } from './panels.tsx';
import { ToolButton, toolLook } from './tool-button.tsx';

/** Classes of the page while the dock is open: what is under it can be scrolled into view. */
const room = ['desk:pe-104', 'max-desk:pb-[55dvh]'];

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  addEventListener('popstate', changed);
  return () => {
    removeEventListener('hashchange', changed);
    removeEventListener('popstate', changed);
  };
};

/** The inspector's own screen shows the same, larger. */
const isWholeScreen = (): boolean => location.hash.startsWith('#/dev/inspector');

/** Beside the running screen: a panel at the side of a desk, the lower half of a phone; or a button at the edge. */
export function Dock({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const wasPressed = useRef(false);
  const turn = (isOpenNow: boolean) => {
    wasPressed.current = true;
    setOpen(isOpenNow);
  };
  // Button and panel take each other's place.
  const face = useCallback((shown: HTMLElement | null) => {
    if (wasPressed.current) shown?.focus();
  }, []);
  const isElsewhere = useSyncExternalStore(subscribe, isWholeScreen);
  const isShown = isOpen && !isElsewhere;
  useEffect(() => {
    if (!isShown) return;
    document.body.classList.add(...room);
    return () => document.body.classList.remove(...room);
  }, [isShown]);
  if (isElsewhere) return null;
  if (!isOpen) {
    return (
      <button
        ref={face}
        type="button"
        aria-label={t({ message: 'Open inspector', comment: 'Button: opens the developer tool' })}
        onClick={() => turn(true)}
        className="fixed inset-e-0 top-1/3 z-30 flex h-16 w-6 items-center justify-center rounded-s-lg border border-e-0 border-line bg-raised text-link shadow-overlay transition hover:bg-sunken print:hidden"
      >
        <ChartIcon />
      </button>
    );
  }
  return (
    <aside
      aria-label={t({ message: 'Inspector', comment: 'Developer tool that shows running statecharts' })}
      data-inspector="dock"
      className="fixed inset-x-0 bottom-0 z-30 flex h-[50dvh] flex-col border-t border-line bg-canvas px-(--safe-inline) pb-(--safe-end) shadow-overlay desk:inset-y-0 desk:inset-s-auto desk:h-auto desk:w-104 desk:border-s desk:border-t-0 desk:pt-(--safe-start) print:hidden"
    >
      <div className="flex items-center gap-2 border-b border-line bg-raised px-4 py-2">
        <span className="text-link">
          <ChartIcon />
        </span>
        <h2 ref={face} tabIndex={-1} className="min-w-0 flex-1 text-base font-bold outline-none">
          <Trans>Inspector</Trans>
        </h2>
        <a href="#/dev/inspector" className={toolLook}>
          <Trans comment="Button: opens the inspector over the whole window">Full screen</Trans>
        </a>
        <ToolButton onClick={() => turn(false)}>
          <Trans comment="Button: folds the inspector's panel away">Collapse</Trans>
        </ToolButton>
      </div>
      <div
        role="region"
        aria-label={t`Inspector`}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3"
      >
        <Panels recorder={recorder} />
      </div>
    </aside>
  );
}

const ChartIcon = () => (
  <svg aria-hidden viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2" strokeLinejoin="round">
    <rect x="6.5" y="2" width="7" height="5" rx="1.5" />
    <rect x="1.5" y="13" width="7" height="5" rx="1.5" />
    <rect x="11.5" y="13" width="7" height="5" rx="1.5" className="fill-current" />
    <path d="M10 7v3M5 13v-3h10v3" />
  </svg>
);
