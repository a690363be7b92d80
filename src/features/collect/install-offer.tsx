import { installActor } from '#actors/install.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useServices } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

interface InstallOfferProps {
  /** For who has it, who refused, or where it can't be had. */
  otherwise: ReactNode;
}

/** After a first success: the app on the home screen, once. */
export function InstallOffer({ otherwise }: InstallOfferProps) {
  const services = useServices();
  const [logic] = useState(() => installActor(services));
  const [snapshot, send] = useFlow(logic, { input: { isOffer: true } });
  if (snapshot.matches('looking') || snapshot.matches('noting')) return null;
  if (!snapshot.matches('offered') && !snapshot.matches('prompting')) return otherwise;
  return (
    <FlowFrame of={snapshot} view="card">
      <Card title={<Trans>Add Dayrent to your home screen?</Trans>}>
        <div className="space-y-3">
          <p className="text-sm text-subtle">
            <Trans>You can also do this in the system settings.</Trans>
          </p>
          {snapshot.context.hasPrompt || snapshot.matches('prompting') ? (
            <Button
              variant="secondary"
              isWide
              isBusy={snapshot.hasTag('busy')}
              onClick={() => send({ type: 'install.start' })}
            >
              <Trans comment="Button: puts the app on the home screen">Install Dayrent</Trans>
            </Button>
          ) : (
            <LinkButton href="#/user/system" variant="secondary" isWide>
              <Trans>Show me how</Trans>
            </LinkButton>
          )}
          <Button variant="quiet" isWide onClick={() => send({ type: 'install.refuse' })}>
            <Trans comment="Button: doesn't install the app">No, thanks</Trans>
          </Button>
        </div>
      </Card>
    </FlowFrame>
  );
}
