import type { Recorder } from '#inspector/recorder.ts';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type KeyboardEvent } from 'react';
import { ActorState } from './actor-state.tsx';
import { ActorTree } from './actor-tree.tsx';
import { EventLog } from './event-log.tsx';
import { RecordingFiles, ReplayBar } from './recording-bar.tsx';
import { isStatelyAsked, StatelyNote } from './stately-note.tsx';
import { useInspector, type Inspector } from './use-inspector.ts';

const panels = ['state', 'actors', 'log', 'recording'] as const;
type Panel = (typeof panels)[number];

const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

/** All of it in one column, one view at a time: for the dock and for phones. */
export function Panels({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui();
  const id = useId();
  const inspector = useInspector(recorder);
  const [panel, setPanel] = useState<Panel>('state');
  const names: Record<Panel, string> = {
    state: t({ message: 'State', comment: 'Developer tool: the state of a statechart, noun' }),
    actors: t`Actors`,
    log: t`Log`,
    recording: t({ message: 'Recording', comment: 'Developer tool: recorded events, noun' }),
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = panels.indexOf(panel) + (isMirrored() ? -by : by);
    const next = panels[(at + panels.length) % panels.length] ?? 'state';
    setPanel(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="space-y-3">
      {isStatelyAsked() && <StatelyNote recorder={recorder} />}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={t`Inspector`} onKeyDown={move} className="flex gap-1 rounded-lg bg-sunken p-1">
        {panels.map((one) => (
          <button
            key={one}
            id={`${id}-${one}`}
            type="button"
            role="tab"
            aria-selected={one === panel}
            aria-controls={`${id}-panel`}
            tabIndex={one === panel ? 0 : -1}
            onClick={() => setPanel(one)}
            className="min-h-9 flex-1 rounded-md px-1.5 text-sm text-subtle transition hover:text-ink aria-selected:bg-raised aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-card"
          >
            {names[one]}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${panel}`} className="space-y-3">
        {panel !== 'recording' && <ReplayBar {...inspector} />}
        {panel === 'state' && <ActorState {...inspector} />}
        {panel === 'actors' && (
          <ActorTree {...inspector} choose={(one) => (inspector.choose(one), setPanel('state'))} />
        )}
        {panel === 'log' && <EventLog {...inspector} />}
        {panel === 'recording' && <RecordingPanel {...inspector} />}
      </div>
    </div>
  );
}

const RecordingPanel = (inspector: Inspector) => (
  <>
    <RecordingFiles {...inspector} />
    <ReplayBar {...inspector} />
  </>
);

/** Stays in view and scrolls by itself. */
const column = 'sticky top-18 max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain';

/** All of it side by side, for a desk. */
export function Desk({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui();
  const inspector = useInspector(recorder);
  return (
    <div className="grid grid-cols-[16rem_minmax(0,1fr)_22rem] items-start gap-4">
      <div role="region" aria-label={t`Actors`} tabIndex={0} className={`${column} space-y-4`}>
        <ActorTree {...inspector} />
        <RecordingFiles {...inspector} />
      </div>
      <div className="space-y-4">
        {isStatelyAsked() && <StatelyNote recorder={recorder} />}
        <ReplayBar {...inspector} />
        <ActorState {...inspector} />
      </div>
      <div role="region" aria-label={t`Log`} tabIndex={0} className={column}>
        <EventLog {...inspector} />
      </div>
    </div>
  );
}
