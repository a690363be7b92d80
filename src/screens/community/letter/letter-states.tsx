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
      next={
        <Trans>
          The answer got lost on the way. We ask the server until it tells. What you wrote and chose is kept on this
          device until then.
        </Trans>
      }
    >
      <Button
        isWide
        isBusy={isChecking}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans>Ask now</Trans>
      </Button>
    </Outcome>
  );
}

/** In the outbox: nothing more is to be done. */
export function LetterUnsent({ words }: LetterViewProps) {
  return (
    <>
      <Notice isLive title={words.deferred}>
        <Trans>It is kept on this device and goes out by itself when the connection is back, once.</Trans>
      </Notice>
      <Card>
        <LinkButton href="#/user/outbox" variant="primary" isWide>
          <Trans>See what waits</Trans>
        </LinkButton>
      </Card>
    </>
  );
}

export const LetterSent = ({ words, snapshot }: LetterViewProps) => words.sent(snapshot);
