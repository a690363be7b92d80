import { eventLabel, isInternal } from '#inspector/chart.ts';
import { payloadOf, typeOf, wordsOf, type Entry } from '#inspector/recording.ts';
import { stateText, type Standing } from '#inspector/replay.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ToolButton } from './tool-button.tsx';
import type { Inspector } from './use-inspector.ts';

const rowsAtOnce = 60;

const kinds = ['all', 'event', 'internal'] as const;
type Kind = (typeof kinds)[number];

const fieldLook = 'min-h-9 w-full min-w-0 rounded-md border border-edge bg-raised px-2 text-sm text-ink';

/** What happened, the latest first; each line leads to its step. */
export function EventLog({ recording, standings, shown, step, goTo }: Inspector) {
  const { t } = useLingui();
  const id = useId();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [isOne, setOne] = useState(false);
  const [rows, setRows] = useState(rowsAtOnce);
  const asked = words.trim().toLowerCase();
  const found = recording.entries.filter(
    (entry) =>
      (!isOne || entry.actor === shown?.actor.id) &&
      (kind === 'all' || (kind === 'internal') === isInternal(typeOf(entry))) &&
      (asked === '' || wordsOf(entry, standings.get(entry.actor)?.actor).includes(asked)),
  );
  const names: Record<Kind, string> = {
    all: t({ message: 'Everything', comment: 'Filter of the log' }),
    event: t({ message: 'Events', comment: 'Filter of the log' }),
    internal: t`Answers and timers`,
  };
  return (
    <section aria-label={t({ message: 'Log', comment: 'Developer tool: list of events' })} className="space-y-2">
      <div className="grid grid-cols-2 gap-2">
        <label htmlFor={`${id}-search`} className="sr-only">
          <Trans>Search the log</Trans>
        </label>
        <input
          id={`${id}-search`}
          type="search"
          value={words}
          placeholder={t`Search the log`}
          onChange={({ target }) => setWords(target.value)}
          className={fieldLook}
        />
        <label htmlFor={`${id}-kind`} className="sr-only">
          <Trans>Kind of event</Trans>
        </label>
        <select
          id={`${id}-kind`}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'all')}
          className={fieldLook}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-subtle">
        <ToolButton isPressed={isOne} onClick={() => setOne(!isOne)}>
          <Trans>Chosen actor only</Trans>
        </ToolButton>
        <p role="status">
          <Trans comment="Events found, of all recorded">
            {found.length} of {recording.entries.length}
          </Trans>
        </p>
      </div>
      {found.length === 0 ? (
        <p className="rounded-lg border border-line bg-raised p-4 text-sm text-subtle">
          {recording.entries.length === 0 ? (
            <Trans comment="No event was recorded so far">Nothing yet</Trans>
          ) : (
            <Trans>No such event</Trans>
          )}
        </p>
      ) : (
        <ol className="divide-y divide-line/60 overflow-hidden rounded-lg border border-line bg-raised">
          {found
            .slice(-rows)
            .reverse()
            .map((entry) => (
              <li key={entry.number}>
                <LogRow
                  entry={entry}
                  standing={standings.get(entry.actor)}
                  isShown={entry.number === step}
                  onChoose={() => goTo(entry.number)}
                />
              </li>
            ))}
        </ol>
      )}
      {found.length > rows && (
        <ToolButton onClick={() => setRows(rows + rowsAtOnce)}>
          <Trans comment="Button: lists older events">Show older</Trans>
        </ToolButton>
      )}
      {recording.dropped > 0 && (
        <p className="text-xs text-subtle">
          <Plural
            comment="Developer tool"
            value={recording.dropped}
            one="# older event was dropped: 500 are kept."
            other="# older events were dropped: 500 are kept."
          />
        </p>
      )}
    </section>
  );
}

/** `12:04:31.207`, of this device. */
function timeText(at: number): string {
  const time = new Date(at);
  const two = (number: number, length = 2) => String(number).padStart(length, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${two(time.getMilliseconds(), 3)}`;
}

interface LogRowProps {
  entry: Entry;
  standing: Standing | undefined;
  isShown: boolean;
  onChoose: () => void;
}

function LogRow({ entry, standing, isShown, onChoose }: LogRowProps) {
  const payload = payloadOf(entry);
  const type = typeOf(entry);
  return (
    <button
      type="button"
      aria-pressed={isShown}
      data-log={type}
      onClick={onChoose}
      dir="ltr"
      className="block w-full px-3 py-1.5 text-start font-mono text-xs transition hover:bg-sunken aria-pressed:bg-harbour-soft"
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="text-subtle">{standing?.actor.name ?? entry.actor} </span>
          <span className={isInternal(type) ? '' : 'font-semibold'}>{eventLabel(type)}</span>
        </span>
        <span className="shrink-0 text-subtle tabular-nums">{timeText(entry.at)}</span>
      </span>
      <span className="flex items-baseline gap-2 text-subtle">
        <span aria-hidden>→</span>
        <span className="shrink-0 text-ink">{stateText(entry)}</span>
        {payload && <span className="min-w-0 truncate">{JSON.stringify(payload).slice(0, 120)}</span>}
      </span>
    </button>
  );
}
