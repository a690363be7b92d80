import { notificationsActor } from '#actors/notifications.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

const shown = ['offered', 'asking', 'keeping', 'failed'] as const;

/** After a first success: being told of what comes of it. Once; "not now" holds for long. */
export function NotificationOffer() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => notificationsActor(services));
  const [snapshot, send, actor] = useFlow(logic, { input: { isOffer: true } });
  useEmitted(actor, 'notifications.kept', () => toast.send({ type: 'toast.show', text: t`Notifications are on` }));
  if (!shown.some((state) => snapshot.matches(state))) return null;
  return (
    <FlowFrame of={snapshot} view="card">
      <Card title={<Trans>Tell you when it arrives?</Trans>}>
        <div className="space-y-3">
          <p className="text-sm text-subtle">
            <Trans>Income, withdrawals and messages. You choose which in the system settings.</Trans>
          </p>
          {snapshot.matches('failed') && (
            <Notice tone="warning" title={<Trans>Notifications couldn't be turned on</Trans>} isLive />
          )}
          <Button
            variant="secondary"
            isWide
            isBusy={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'notifications.allow' })}
          >
            <Trans comment="Button: turns notifications on">Notify me</Trans>
          </Button>
          {snapshot.can({ type: 'notifications.refuse' }) && (
            <Button variant="quiet" isWide onClick={() => send({ type: 'notifications.refuse' })}>
              <Trans comment="Button: doesn't turn notifications on">Maybe later</Trans>
            </Button>
          )}
        </div>
      </Card>
    </FlowFrame>
  );
}
