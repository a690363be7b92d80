import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import type { LetterViewProps } from './letter-view.ts';

export function LetterOpening() {
  return (
    <Skeleton>
      <SkeletonCard lines={6} />
    </Skeleton>
  );
}

/** No answer came: it may have arrived. The app keeps asking, and nothing is sent twice. */
export function LetterUnsettled({ words, snapshot, send }: LetterViewProps) {
  const isChecking = snapshot.matches('checking');
  return (
    <Outcome
      isBusy={isChecking}
      title={words.unsettled}
      next={<Trans>We're checking whether it arrived. Until then, everything is kept on this device.</Trans>}
    >
      <Button
        isWide
        isBusy={isChecking}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans comment="Button: asks the server now whether the request went through">Check now</Trans>
      </Button>
    </Outcome>
  );
}

/** In the outbox: nothing more is to be done. */
export function LetterUnsent({ words }: LetterViewProps) {
  return (
    <>
      <Notice isLive title={words.deferred}>
        <Trans>It's kept on this device and sent when you're back online.</Trans>
      </Notice>
      <Card>
        <LinkButton href="#/user/outbox" variant="primary" isWide>
          <Trans>See what's waiting</Trans>
        </LinkButton>
      </Card>
    </>
  );
}

export function LetterSent({ words, snapshot }: LetterViewProps) {
  const { isOvertaken, text } = snapshot.context;
  return (
    <>
      {isOvertaken && (
        <Notice tone="warning" isLive title={<Trans>An earlier version had already arrived, and stays</Trans>}>
          <p>
            <Trans>Your changes weren't sent. Copy the new text if you still need it:</Trans>
          </p>
          <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        </Notice>
      )}
      {words.sent(snapshot)}
    </>
  );
}
