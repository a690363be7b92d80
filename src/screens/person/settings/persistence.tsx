import { persistenceActor } from '#actors/persistence.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { SkeletonText } from '#components/skeleton.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow } from '#kit/services.tsx';
import type { persistenceMachine } from '#machines/persistence/persistence.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

type PersistenceViewProps = ViewProps<typeof persistenceMachine>;

const views = {
  reading: Reading,
  persistent: Persistent,
  clearable: Clearable,
  unsupported: Risk,
  asking: Clearable,
  declined: Clearable,
} satisfies Record<PersistenceViewProps['snapshot']['value'], (props: PersistenceViewProps) => ReactNode>;

/** Whether the browser may clear what is stored, and asking it not to. */
export function Persistence() {
  const [logic] = useState(persistenceActor);
  const [snapshot, send] = useFlow(logic);
  const View = views[snapshot.value];
  return (
    // One card of several: what changes in it moves neither the focus nor the page.
    <FlowFrame of={snapshot} view="card">
      <div className="mt-4 space-y-3 border-t border-line pt-4">
        <View snapshot={snapshot} send={send} />
      </div>
    </FlowFrame>
  );
}

function Reading() {
  return <SkeletonText lines={2} />;
}

function Persistent() {
  return (
    <div role="status" className="space-y-2">
      <Badge tone="positive">
        <Trans>Kept on this device</Trans>
      </Badge>
      <p className="text-sm text-subtle">
        <Trans>Only you can clear this data.</Trans>
      </p>
    </div>
  );
}

function Clearable({ snapshot, send }: PersistenceViewProps) {
  return (
    <>
      <Risk />
      {snapshot.matches('declined') && (
        <p role="status" className="text-sm">
          <Trans>The browser refused. It often agrees once the app is installed.</Trans>
        </p>
      )}
      <Button
        variant="secondary"
        isWide
        isBusy={snapshot.hasTag('busy')}
        disabled={!snapshot.can({ type: 'storage.keep' })}
        onClick={() => send({ type: 'storage.keep' })}
      >
        <Trans>Keep on this device</Trans>
      </Button>
    </>
  );
}

function Risk() {
  return (
    <>
      <p className="font-medium">
        <Trans>The browser may clear this data</Trans>
      </p>
      <p className="text-sm text-subtle">
        <Trans>
          If space runs short, or after days without a visit, you'd lose drafts and what isn't sent yet, and have to
          sign in again. Your money is on the server.
        </Trans>
      </p>
    </>
  );
}
