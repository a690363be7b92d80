import type { ViewProps } from '#kit/flow-view.ts';
import type { createGroupJoinMachine } from '#machines/group-join/group-join.machine.ts';
import { ActionRow } from '#components/action-row.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { KeptReason } from '#kit/kept-reason.tsx';
import { uploadLimit } from '#domain/limits.ts';
import { hasKept, termsProblems } from '#machines/terms.ts';
import { Trans } from '@lingui/react/macro';
import { LetterProgress } from '../letter/letter-progress.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { TermsCard } from './terms-card.tsx';

type GroupJoinViewProps = ViewProps<ReturnType<typeof createGroupJoinMachine<File>>>;

const megabytes = uploadLimit.screenshot / 1024 / 1024;

/** One screenshot, and the bonus asked for with it. */
export function GroupJoinForm({ snapshot, send }: GroupJoinViewProps) {
  const failureText = useFailureText();
  const { terms, picture, refusal, problems, failure, isReachable } = snapshot.context;
  const isUploading = snapshot.matches('uploading');
  const isDisabled = termsProblems(terms, isReachable).length > 0;
  const isBusy = isUploading || snapshot.matches('settling');
  return (
    <>
      {terms && <Figure of={terms.standing}>{(told) => <TermsCard standing={told} />}</Figure>}
      <Card>
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'bonus.claim' });
          }}
        >
          <PicturePicker
            legend={<Trans comment="Field: proof that the member joined the official group">Group screenshot</Trans>}
            hint={
              <Trans>JPEG, PNG or WebP, up to {megabytes} MB. Show that you've joined; cover what others wrote.</Trans>
            }
            pictures={picture ? [picture] : []}
            most={1}
            limit={uploadLimit.screenshot}
            refusals={refusal ? [refusal] : []}
            isPreparing={snapshot.matches('preparing')}
            isDisabled={isBusy}
            onChoose={([file]) => file && send({ type: 'picture.choose', file })}
            onRemove={() => send({ type: 'picture.remove' })}
          />
          {problems.includes('picture') && (
            <Notice tone="negative" isLive>
              <Trans>Choose a screenshot first</Trans>
            </Notice>
          )}
          {failure && (
            <Notice tone="negative" isLive title={<Trans>Screenshot not sent</Trans>}>
              <p>{failureText(failure)}</p>
              <p>
                <Trans>What you entered is kept.</Trans>
              </p>
            </Notice>
          )}
          {snapshot.matches('deciding') && !terms?.intent && (
            <Notice tone="warning">
              <Trans>
                Your device is out of space, so we can't do this safely. Free up space or leave private browsing.
              </Trans>
            </Notice>
          )}
          {isUploading && <LetterProgress snapshot={snapshot} />}
          <ActionRow>
            {isUploading && (
              <Button variant="secondary" onClick={() => send({ type: 'upload.cancel' })}>
                <Trans comment="Button: ends the upload">Stop</Trans>
              </Button>
            )}
            <Button
              type="submit"
              isWide
              isBusy={isBusy}
              disabled={isDisabled || !(isBusy || snapshot.can({ type: 'bonus.claim' }))}
            >
              {isBusy ? (
                <Trans>Sending…</Trans>
              ) : (
                <Trans comment="Button: sends the screenshot and asks for the group bonus">Request bonus</Trans>
              )}
            </Button>
          </ActionRow>
          {isDisabled && (
            <p className="text-sm text-subtle">
              {hasKept(terms) ? (
                <KeptReason terms={terms} />
              ) : (
                <Trans>You're offline. Try again when you're back online.</Trans>
              )}
            </p>
          )}
        </form>
      </Card>
    </>
  );
}
