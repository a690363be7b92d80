import { activeIn } from '#inspector/chart.ts';
import { stateOf, stateText } from '#inspector/replay.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { EventButtons } from './event-buttons.tsx';
import { StateChart } from './state-chart.tsx';
import { lastEvent, type Inspector } from './use-inspector.ts';
import { ValueTree } from './value-tree.tsx';

/** The chosen actor: its chart with the state lit, what can happen, and what it knows. */
export function ActorState(inspector: Inspector) {
  const { t } = useLingui();
  const { shown, recording } = inspector;
  if (!shown) {
    return (
      <p className="text-sm text-subtle">
        <Trans>No actor is chosen.</Trans>
      </p>
    );
  }
  const { actor, last } = shown;
  const chart = actor.machine === null ? undefined : recording.charts[actor.machine];
  const value = stateOf(last);
  return (
    <div className="space-y-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">
          <bdi dir="ltr">{actor.name}</bdi>
        </h3>
        <bdi dir="ltr" data-shown-state={stateText(last)} className="font-mono text-sm text-link">
          {stateText(last)}
        </bdi>
        <bdi dir="ltr" className="font-mono text-xs text-subtle">
          {actor.id}
        </bdi>
      </header>
      {chart && value !== null && <StateChart chart={chart} active={activeIn(value)} last={lastEvent(shown)} />}
      <EventButtons {...inspector} />
      <section
        aria-label={t({ message: 'Context', comment: "Developer tool: the data of a statechart (XState's term)" })}
        className="space-y-2"
      >
        <h3 className="text-sm font-semibold">
          <Trans>Context</Trans>
        </h3>
        {last && (
          <div className="rounded-lg border border-line bg-raised p-3">
            {/* Another actor is another tree: what is unfolded stays with its own. */}
            <ValueTree key={actor.id} value={last.context} />
          </div>
        )}
      </section>
    </div>
  );
}
