import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Notice } from '#components/notice.tsx';
import { useFailureWords } from '#kit/failure-words.ts';
import { isDefinite } from '#domain/failure.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { scenarioMachine } from '#machines/scenario/scenario.machine.ts';
import { Trans } from '@lingui/react/macro';
import { FaultList, WorldFacts } from './scenario-facts.tsx';

type ScenarioViewProps = ViewProps<typeof scenarioMachine>;

/** The sandbox says in its own words what is wrong with a scenario. */
const noWords = {};

/** Longest text that is repeated to who opened the link. */
const shownLength = 200;

export function ScenarioReview({ snapshot }: ScenarioViewProps) {
  const { scenario } = snapshot.context;
  if (!scenario) return null;
  return (
    <>
      <p className="px-1 text-sm text-subtle">
        <Trans>
          This link sets up the sandbox to show something again. Anyone may have written it. All of this is play money.
        </Trans>
      </p>
      {scenario.seed !== null && (
        <Notice tone="warning" title={<Trans>This deletes the current world</Trans>}>
          <Trans>Everything done in this sandbox is lost, and everyone is signed out.</Trans>
        </Notice>
      )}
      <Card title={<Trans>World</Trans>}>
        <WorldFacts scenario={scenario} />
      </Card>
      {scenario.faults.length > 0 && (
        <Card title={<Trans>What goes wrong</Trans>} isFlush>
          <FaultList faults={scenario.faults} />
        </Card>
      )}
      <p className="px-1 text-sm text-subtle">
        <Trans>Waiting faults and orders are dropped.</Trans>
      </p>
    </>
  );
}

export function ScenarioUnreadable({ snapshot }: ScenarioViewProps) {
  const { text } = snapshot.context;
  return (
    <>
      <EmptyState drawing="not-found" title={<Trans>This isn't a scenario</Trans>}>
        <Trans>The sandbox doesn't know what the link asks for. Nothing was changed.</Trans>
      </EmptyState>
      {text !== '' && (
        <Card title={<Trans>What the link says</Trans>}>
          <p className="font-mono text-sm wrap-anywhere">
            <bdi dir="ltr" data-scenario-text>
              {text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}
            </bdi>
          </p>
        </Card>
      )}
    </>
  );
}

export function ScenarioFailed({ snapshot }: ScenarioViewProps) {
  const failureText = useFailureWords(noWords);
  const { failure } = snapshot.context;
  const isRefused = failure !== null && isDefinite(failure);
  return (
    <FailureState
      title={failure && failureText(failure)}
      next={
        isRefused ? (
          <Trans>The sandbox refused. Nothing was changed.</Trans>
        ) : (
          <Trans>We got no answer. Setting it up again does no harm.</Trans>
        )
      }
    />
  );
}
