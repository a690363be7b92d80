import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useIsReachable } from '#kit/services.tsx';
import type { EndSessionsEvent, endSessionsMachine } from '#machines/end-sessions/end-sessions.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import { useDeviceName } from './device-words.tsx';

type EndSessionsSnapshot = SnapshotFrom<typeof endSessionsMachine>;

interface EndSessionProps {
  snapshot: EndSessionsSnapshot;
  send: (event: EndSessionsEvent) => void;
}

const isOpenIn = { ready: false, question: true, endingOne: true, endingOthers: true, failed: true } satisfies Record<
  EndSessionsSnapshot['value'],
  boolean
>;

/** Asks before sessions end, and says what became of it. */
export function EndSession({ snapshot, send }: EndSessionProps) {
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const nameOf = useDeviceName();
  const { session, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const close = () => send({ type: 'question.close' });
  return (
    <LazySheet
      isOpen={isOpenIn[snapshot.value]}
      isHeld={isBusy}
      onClose={close}
      title={session ? <Trans>Log out this device?</Trans> : <Trans>Log out all other devices?</Trans>}
      actions={
        <>
          <Button
            variant="danger"
            isWide
            isBusy={isBusy}
            disabled={!isReachable || !snapshot.can({ type: 'sessions.end' })}
            onClick={() => send({ type: 'sessions.end' })}
          >
            {failure ? (
              <Trans comment="Button: repeats what failed">Try again</Trans>
            ) : (
              <Trans comment="Button: ends the session of another device">Log out</Trans>
            )}
          </Button>
          <Button variant="quiet" isWide disabled={isBusy} onClick={close}>
            <Trans comment="Button: closes a question, nothing is done">Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {session && (
          <p className="font-semibold">
            <bdi>{nameOf(session)}</bdi>
          </p>
        )}
        <p>
          <Trans>Whoever uses it has to sign in again. Payments in progress continue.</Trans>
        </p>
        {failure && (
          <Notice tone="negative" title={failureText(failure)} isLive>
            <Trans>It may still be signed in.</Trans>
          </Notice>
        )}
      </div>
    </LazySheet>
  );
}
