import { installActor } from '#actors/install.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { SkeletonText } from '#components/skeleton.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import type { installMachine } from '#machines/install/install.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { InstallSteps } from './install-steps.tsx';

type InstallViewProps = ViewProps<typeof installMachine>;

const views = {
  looking: Looking,
  unavailable: ByHand,
  available: ByPrompt,
  noting: ByPrompt,
  offered: ByPrompt,
  prompting: ByPrompt,
  refusing: ByPrompt,
  refused: Refused,
  installed: Installed,
} satisfies Record<InstallViewProps['snapshot']['value'], (props: InstallViewProps) => ReactNode>;

/** Installing the app: a button where the browser has one for us, the way by hand where it hasn't. */
export function Install() {
  const services = useServices();
  const [logic] = useState(() => installActor(services));
  const [snapshot, send] = useFlow(logic, { input: { isOffer: false } });
  const View = views[snapshot.value];
  return (
    // One card of several: what changes in it moves neither the focus nor the page.
    <FlowFrame of={snapshot} view="card">
      <Card title={<Trans comment="Title: installing the app">Install</Trans>}>
        <div className="space-y-4">
          <View snapshot={snapshot} send={send} />
        </div>
      </Card>
    </FlowFrame>
  );
}

function Looking() {
  return <SkeletonText lines={3} />;
}

function Why() {
  return (
    <p className="text-sm text-subtle">
      <Trans>Open Dayrent from its own icon, without the browser.</Trans>
    </p>
  );
}

function ByPrompt({ snapshot, send }: InstallViewProps) {
  return (
    <>
      <Why />
      <Button
        variant="secondary"
        isWide
        isBusy={snapshot.hasTag('busy')}
        disabled={!snapshot.can({ type: 'install.start' })}
        onClick={() => send({ type: 'install.start' })}
      >
        <Trans comment="Button: puts the app on the home screen">Install Dayrent</Trans>
      </Button>
    </>
  );
}

function ByHand({ snapshot }: InstallViewProps) {
  return (
    <>
      <Why />
      <InstallSteps guide={snapshot.context.guide} />
    </>
  );
}

function Refused({ snapshot }: InstallViewProps) {
  return (
    <>
      <p className="font-medium" role="status">
        <Trans>Not installed. We won't ask again.</Trans>
      </p>
      <InstallSteps guide={snapshot.context.guide} />
    </>
  );
}

function Installed() {
  return (
    <p role="status">
      <Badge tone="positive">
        <Trans comment="State: the app is installed">Installed</Trans>
      </Badge>
    </p>
  );
}
