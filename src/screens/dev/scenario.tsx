import { scenarioActor } from '#actors/scenario.ts';
import { Button } from '#components/button.tsx';
import { useAddress } from '#kit/address.ts';
import { useEmitted } from '#kit/emitted.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useQuery } from '#kit/query.ts';
import { withoutScenario } from '#features/failed-screen/scenario-address.ts';
import { Screen } from '#kit/screen.tsx';
import { useApp, useFlow, useSession, useToastActor } from '#kit/services.tsx';
import type { scenarioMachine } from '#machines/scenario/scenario.machine.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { ScenarioFailed, ScenarioReview, ScenarioUnreadable } from './scenario-states.tsx';

type ScenarioViewProps = ViewProps<typeof scenarioMachine>;

const views = {
  choice: ScenarioUnreadable,
  unreadable: ScenarioUnreadable,
  review: ScenarioReview,
  applying: ScenarioReview,
  failed: ScenarioFailed,
  applied: ScenarioReview,
  dismissed: ScenarioReview,
} satisfies Record<SnapshotFrom<typeof scenarioMachine>['value'], (props: ScenarioViewProps) => ReactNode>;

/** What a link with `?scenario=` would do to this sandbox; it is done only when it is asked for here. */
export default function ScenarioScreen() {
  const { t } = useLingui();
  const app = useApp();
  const session = useSession();
  const toast = useToastActor();
  const text = useQuery('scenario');
  const { path, query, navigate } = useAddress();
  const [logic] = useState(scenarioActor);
  const [snapshot, send, actor] = useFlow(logic, { input: { text } });

  const goOn = () => navigate(withoutScenario(`${path}?${query}`), { replace: true });
  useEmitted(actor, 'scenario.applied', ({ isNewWorld }) => {
    // What the next call would be told. The session ends as any refused one does, and login leads back to the address.
    if (isNewWorld && session) app.send({ type: 'token.refused', token: session.token });
    else toast.send({ type: 'toast.show', text: t`Sandbox set up` });
    goOn();
  });
  useEmitted(actor, 'scenario.dismissed', goOn);

  const View = views[snapshot.value];
  const canApply = snapshot.can({ type: 'scenario.apply' }) || snapshot.matches('applying');
  return (
    <FlowFrame of={snapshot} view={View}>
      <Screen
        title={t`Set up the sandbox`}
        actions={
          <>
            {canApply && (
              <Button
                isWide
                isBusy={snapshot.matches('applying')}
                disabled={!snapshot.can({ type: 'scenario.apply' })}
                onClick={() => send({ type: 'scenario.apply' })}
              >
                {snapshot.matches('failed') ? (
                  <Trans comment="Button: repeats what failed">Try again</Trans>
                ) : (
                  <Trans>Set it up</Trans>
                )}
              </Button>
            )}
            <Button
              variant={canApply ? 'secondary' : 'primary'}
              isWide
              disabled={!snapshot.can({ type: 'scenario.dismiss' })}
              onClick={() => send({ type: 'scenario.dismiss' })}
            >
              <Trans>Leave it unchanged</Trans>
            </Button>
          </>
        }
      >
        <View snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}
