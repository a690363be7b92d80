import { group } from 'd3-array';
import { stateText, type Standing } from '#inspector/replay.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Inspector } from './use-inspector.ts';
import { ToolButton } from './tool-button.tsx';

/** Nobody reads more at once. */
const mostRows = 60;

interface Row {
  standing: Standing;
  depth: number;
}

/** The app first, then flows, the newest first; each with its children under it. */
function rowsOf(standings: ReadonlyMap<string, Standing>, isEach: boolean): Row[] {
  const children = group(standings.values(), ({ actor }) =>
    actor.parent !== null && standings.has(actor.parent) ? actor.parent : null,
  );
  const isListed = ({ actor, isAlive }: Standing) => isEach || isAlive || actor.machine !== null;
  const below = (parent: string | null, depth: number): Row[] => {
    const list = (children.get(parent) ?? []).filter(isListed);
    const sorted = parent === null ? [...list].reverse().toSorted((one, other) => weight(one) - weight(other)) : list;
    return sorted.flatMap((standing) => [{ standing, depth }, ...below(standing.actor.id, depth + 1)]);
  };
  return below(null, 0);
}

const weight = ({ actor, isAlive }: Standing): number => (actor.machine === 'app' ? 0 : isAlive ? 1 : 2);

export function ActorTree({ standings, shown, choose }: Inspector) {
  const { t } = useLingui();
  const [isEach, setEach] = useState(false);
  const rows = rowsOf(standings, isEach);
  const more = rows.length - mostRows;
  return (
    <section
      aria-label={t({ message: 'Actors', comment: 'Developer tool: running statecharts' })}
      className="space-y-2"
    >
      <ul role="list" className="overflow-hidden rounded-lg border border-line bg-raised">
        {rows.slice(0, mostRows).map(({ standing, depth }) => (
          <li key={standing.actor.id}>
            <ActorRow
              standing={standing}
              depth={depth}
              isShown={shown?.actor.id === standing.actor.id}
              onChoose={() => choose(standing.actor.id)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-xs text-subtle">
          <Plural value={more} one="# older actor not listed" other="# older actors not listed" />
        </p>
      )}
      <ToolButton isPressed={isEach} onClick={() => setEach(!isEach)}>
        <Trans>With calls that ended</Trans>
      </ToolButton>
    </section>
  );
}

interface ActorRowProps extends Row {
  isShown: boolean;
  onChoose: () => void;
}

function ActorRow({ standing: { actor, last, isAlive }, depth, isShown, onChoose }: ActorRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      data-actor={actor.machine ?? actor.name}
      onClick={onChoose}
      style={{ paddingInlineStart: `${0.75 + Math.min(depth, 6)}rem` }}
      className="flex min-h-10 w-full items-center gap-2 border-t border-line/60 py-1.5 pe-3 text-start text-sm transition hover:bg-sunken aria-pressed:bg-harbour-soft"
    >
      <svg aria-hidden viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${isAlive ? 'text-positive' : 'text-subtle'}`}>
        {actor.machine === null ? (
          <path d="M5 1 9 5 5 9 1 5Z" className={isAlive ? 'fill-current' : 'fill-none stroke-current'} />
        ) : (
          <circle cx="5" cy="5" r="4" className={isAlive ? 'fill-current' : 'fill-none stroke-current'} />
        )}
      </svg>
      <bdi dir="ltr" className={`min-w-0 flex-1 wrap-anywhere ${isShown ? 'font-semibold' : ''}`}>
        {actor.name}
      </bdi>
      {last && (
        <bdi dir="ltr" className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs">
          {stateText(last)}
        </bdi>
      )}
      {!isAlive && (
        <span className="text-xs text-subtle">
          <Trans comment="State of an actor that has stopped">ended</Trans>
        </span>
      )}
    </button>
  );
}
