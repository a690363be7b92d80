/**
 * The code step as members see it, the same for every flow that has one: where a code goes (product 5.7).
 * `code-entry.tsx` has what follows.
 */
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import type { CodeChannel } from '#domain/verification.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import type { verificationMachine } from '#machines/verification/verification.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CodePlace, Masked } from './code-words.tsx';

export type VerificationRef = ActorRefFrom<typeof verificationMachine>;

/** Where a flow's code step stands; undefined while there is none. */
export const useVerification = (verification: VerificationRef | undefined) =>
  useSelector(verification, (snapshot) => snapshot);

export interface StepProps {
  verification: VerificationRef;
}

const channelNames: Record<CodeChannel, ReactNode> = {
  phone: <Trans comment="Label or choice: the member's phone number">Phone</Trans>,
  email: <Trans comment="Label or choice: the member's e-mail">E-mail</Trans>,
};

/** Before a code is out: where it goes. */
export function CodeRequest({ verification }: StepProps) {
  const failureText = useFailureText();
  const snapshot = useSelector(verification, (now) => now);
  const { targets, channel, failure } = snapshot.context;
  const cards = targets.map((target) => ({
    value: target.channel,
    label: channelNames[target.channel],
    detail: <Masked to={target.to} />,
  }));
  return (
    <>
      {snapshot.matches('expired') && (
        <Notice tone="warning" title={<Trans>This code has expired</Trans>} isLive>
          <Trans>What you entered is kept.</Trans>
        </Notice>
      )}
      <Card>
        <RadioCards
          legend={<Trans>Where to send the code</Trans>}
          name="channel"
          cards={cards}
          value={channel}
          onChange={(value) => {
            const target = targets.find((one) => one.channel === value);
            if (target) verification.send({ type: 'channel.choose', channel: target.channel });
          }}
        />
      </Card>
      {failure && (
        <Notice tone="negative" isLive>
          {failureText(failure)}
        </Notice>
      )}
      <CodePlace />
    </>
  );
}

export function CodeRequestActions({ verification }: StepProps) {
  const snapshot = useSelector(verification, (now) => now);
  const isReachable = useIsReachable();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        verification.send({ type: 'code.request' });
      }}
    >
      <Button
        type="submit"
        isWide
        isBusy={snapshot.matches('sending')}
        disabled={!isReachable || !snapshot.can({ type: 'code.request' })}
      >
        <Trans>Send the code</Trans>
      </Button>
    </form>
  );
}
