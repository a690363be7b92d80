import { notificationsActor } from '#actors/notifications.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { SkeletonText } from '#components/skeleton.tsx';
import type { ViewProps } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { KindSwitches } from './kind-switches.tsx';

type NotificationsViewProps = ViewProps<typeof notificationsMachine>;

const views = {
  looking: Looking,
  unsupported: Unsupported,
  denied: Denied,
  off: Off,
  noting: Off,
  offered: Off,
  refused: Off,
  asking: Off,
  keeping: Kept,
  failed: Failed,
  on: On,
} satisfies Record<NotificationsViewProps['snapshot']['value'], (props: NotificationsViewProps) => ReactNode>;

/** What this device tells of while the member looks elsewhere (product 14.15). */
export default function Notifications() {
  const { t } = useLingui();
  const services = useServices();
  const [logic] = useState(() => notificationsActor(services));
  const [snapshot, send] = useFlow(logic, { input: { isOffer: false } });
  const View = views[snapshot.value];
  return (
    // Switches: what changes moves neither the focus nor the page.
    <FlowFrame of={snapshot} view="card">
      <Screen title={t({ message: 'Notifications', comment: 'Link and title: what the device tells of' })}>
        <View snapshot={snapshot} send={send} />
        <p className="text-sm text-subtle">
          <Trans>On this device only. Hidden amounts stay hidden in notifications.</Trans>
        </p>
      </Screen>
    </FlowFrame>
  );
}

function Looking() {
  return (
    <Card>
      <SkeletonText lines={3} />
    </Card>
  );
}

function Unsupported() {
  return (
    <Notice title={<Trans>This browser can't show notifications</Trans>} isLive>
      <Trans>On an iPhone or iPad, add Dayrent to the home screen first.</Trans>
    </Notice>
  );
}

function Denied() {
  return (
    <Notice tone="warning" title={<Trans>Your browser blocks notifications</Trans>} isLive>
      <Trans>Open the browser's settings for this site, allow notifications, then come back here.</Trans>
    </Notice>
  );
}

/** How far it reaches. */
function Reach({ snapshot }: Pick<NotificationsViewProps, 'snapshot'>) {
  return snapshot.context.reach === 'closed' ? (
    <Trans>Also while Dayrent is closed. The push service learns when, not what.</Trans>
  ) : (
    <Trans>While Dayrent is open in the background.</Trans>
  );
}

function Off({ snapshot, send }: NotificationsViewProps) {
  return (
    <Card title={<Trans>Know when something arrives</Trans>}>
      <div className="space-y-4">
        <p className="text-sm text-subtle">
          <Trans>Off until you turn them on. Your browser asks you once.</Trans>
        </p>
        <Button
          variant="primary"
          isWide
          isBusy={snapshot.hasTag('busy')}
          onClick={() => send({ type: 'notifications.allow' })}
        >
          <Trans comment="Button: turns notifications on">Turn on</Trans>
        </Button>
      </div>
    </Card>
  );
}

function On({ snapshot, send }: NotificationsViewProps) {
  const isBusy = snapshot.hasTag('busy');
  return (
    <>
      <p role="status" className="text-sm text-subtle">
        <Reach snapshot={snapshot} />
      </p>
      <KindSwitches
        kinds={isBusy ? snapshot.context.asked : snapshot.context.kinds}
        isBusy={!snapshot.can({ type: 'notifications.stop' })}
        toggle={(kind) => send({ type: 'kind.toggle', kind })}
      />
      <Button
        variant="secondary"
        isWide
        isBusy={isBusy && snapshot.context.asked.length === 0}
        disabled={!snapshot.can({ type: 'notifications.stop' })}
        onClick={() => send({ type: 'notifications.stop' })}
      >
        <Trans comment="Button: no notifications any more">Turn off</Trans>
      </Button>
    </>
  );
}

/** The first time, nothing was on before. */
function Kept(props: NotificationsViewProps) {
  return props.snapshot.context.kinds.length === 0 ? <Off {...props} /> : <On {...props} />;
}

function Failed(props: NotificationsViewProps) {
  return (
    <>
      <Notice tone="warning" title={<Trans>Your choice wasn't saved</Trans>} isLive>
        <Trans>What was on stays on.</Trans>
      </Notice>
      {props.snapshot.context.kinds.length > 0 && <On {...props} />}
      <Button variant="primary" isWide onClick={() => props.send({ type: 'notifications.allow' })}>
        <Trans comment="Button">Try again</Trans>
      </Button>
    </>
  );
}
