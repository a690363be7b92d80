import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { codeChannels, type CodeChannel, type CodeTarget } from '#domain/verification.ts';
import { Masked } from '#features/verification/code-words.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContactViewProps } from './words.tsx';

const channelNames: Record<CodeChannel, ReactNode> = {
  phone: <Trans comment="Label or choice: the member's phone number">Phone</Trans>,
  email: <Trans comment="Label or choice: the member's e-mail">E-mail</Trans>,
};

const Has = ({ target }: { target: CodeTarget | undefined }) =>
  target ? (
    <Masked to={target.to} />
  ) : (
    <Trans comment="State: there is no phone number or e-mail yet">Not added yet</Trans>
  );

/** What it takes, and what it is about. */
export function ContactForm({ snapshot, send }: ContactViewProps) {
  const failureText = useFailureText();
  const { standing, way, failure } = snapshot.context;
  const targets = standing?.targets ?? [];
  const cards = codeChannels.map((value) => ({
    value,
    label: channelNames[value],
    detail: <Has target={targets.find(({ channel }) => channel === value)} />,
  }));
  return (
    <>
      <p className="text-sm text-subtle">
        <Trans>You sign in, get codes and reset your password with these.</Trans>
      </p>
      {failure && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>Nothing was changed.</Trans>
        </Notice>
      )}
      <Card>
        <RadioCards
          legend={<Trans>What to change or add</Trans>}
          name="way"
          cards={cards}
          value={way}
          onChange={(value) => {
            const chosen = codeChannels.find((one) => one === value);
            if (chosen) send({ type: 'way.choose', way: chosen });
          }}
        />
      </Card>
      <Notice>
        <Trans>
          First a code to what you have now, then one to the new. Your other devices are signed out after that.
        </Trans>
      </Notice>
    </>
  );
}

export function ContactActions({ snapshot, send }: ContactViewProps) {
  const isReachable = useIsReachable();
  return (
    <Button
      isWide
      disabled={!isReachable || !snapshot.can({ type: 'form.submit' })}
      onClick={() => send({ type: 'form.submit' })}
    >
      <Trans>Continue to the code</Trans>
    </Button>
  );
}
