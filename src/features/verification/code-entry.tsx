/** Typing a code that is out, the same for every flow that has a code step. */
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { CountdownText } from '#components/countdown-text.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { verificationCode } from '#domain/limits.ts';
import type { Failure } from '#domain/failure.ts';
import { isCodeRefusal } from '#domain/refusals.ts';
import type { CodeChannel, EnteredCode, SentCode } from '#domain/verification.ts';
import { Countdown } from '#kit/countdown.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { useIsReachable } from '#kit/services.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { CodePlace, Masked } from './code-words.tsx';
import { useVerification, type StepProps, type VerificationRef } from './verification.tsx';
import { WrongCode } from './refused-try.tsx';

const codeForm = 'code-form';
const { tries } = verificationCode;

interface CodeFieldProps {
  sent: SentCode;
  code: string;
  error?: ReactNode;
  /** Called with what is typed, and when it is entered; without them the field is disabled. */
  onType?: (text: string) => void;
  onEnter?: () => void;
}

function CodeField({ sent, code, error, onType, onEnter }: CodeFieldProps) {
  return (
    <form
      id={codeForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter?.();
      }}
    >
      <Field
        name="code"
        label={<Trans comment="Field: six digits that were sent">One-time code</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        value={code}
        readOnly={!onType}
        onChange={(event) => onType?.(event.currentTarget.value)}
        error={error}
        hint={
          <>
            <Trans comment="Of a one-time code">
              Sent to <Masked to={sent.to} />.
            </Trans>{' '}
            <Trans>The last digit submits the code.</Trans>
          </>
        }
      />
      {/* Not in the hint: it changes each second, and would be read out with the field each time. */}
      <p className="mt-1.5 text-sm text-subtle">
        <Trans comment="Of a one-time code">
          Expires in <TimeLeft until={sent.expiresAt} /> or after <Plural value={tries} one="# try" other="# tries" />.
        </Trans>
      </p>
    </form>
  );
}

function TimeLeft({ until }: { until: number }) {
  return (
    <Countdown key={until} endsAt={until} onElapsed={() => undefined}>
      {(now) => <CountdownText endsAt={until} now={now} />}
    </Countdown>
  );
}

interface CodeEntryProps {
  /** Undefined once a code is entered. */
  verification: VerificationRef | undefined;
  /** Of the flow: the code that was entered, while it is sent on. */
  context: { sent: SentCode | null; entered: EnteredCode | null };
}

/** A code is out: it is typed here, or another one asked for. Its field stays while the code is tried, and keeps the focus. */
export function CodeEntry({ verification, context }: CodeEntryProps) {
  const failureText = useFailureText();
  const isOffline = !useIsReachable();
  const entered = { sent: context.sent, code: context.entered?.code ?? '', isMarked: false, failure: null };
  const { sent, code, isMarked, failure } = useVerification(verification)?.context ?? entered;
  if (!sent) return null;
  const isWrong = failure !== null && isCodeRefusal(failure);
  return (
    <>
      <Card>
        <CodeField
          sent={sent}
          code={code}
          error={isMarked ? <Trans>Enter the six digits</Trans> : isWrong && <Refusal failure={failure} />}
          {...(verification && {
            onType: (text) => verification.send({ type: 'code.type', text, isOffline }),
            onEnter: () => verification.send({ type: 'code.enter' }),
          })}
        />
        {verification && <Resend verification={verification} sent={sent} />}
      </Card>
      {failure && !isWrong && (
        <Notice tone="negative" isLive>
          {failureText(failure)}
        </Notice>
      )}
      <CodePlace />
    </>
  );
}

/** Read out at once: the focus is in the field already. */
const Refusal = ({ failure }: { failure: Failure }) => (
  <span role="alert">
    <WrongCode failure={failure} />
  </span>
);

/** Another code: once a minute by the same way, at once by the other. */
function Resend({ verification, sent }: StepProps & { sent: SentCode }) {
  const snapshot = useSelector(verification, (now) => now);
  const isReachable = useIsReachable();
  const { targets, channel } = snapshot.context;
  const isDisabled = !isReachable || !snapshot.can({ type: 'code.request' });
  const isSending = (by: CodeChannel) => snapshot.matches('sending') && channel === by;
  const ask = (by: CodeChannel) => {
    verification.send({ type: 'channel.choose', channel: by });
    verification.send({ type: 'code.request' });
    // The button gives way to the time until the next one; the code is typed next.
    document.querySelector<HTMLElement>(`#${codeForm} input`)?.focus();
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
      <Countdown key={sent.retryAt} endsAt={sent.retryAt} onElapsed={() => undefined}>
        {(now) =>
          now < sent.retryAt ? (
            <span className="text-subtle">
              <Trans>
                Another code in <CountdownText endsAt={sent.retryAt} now={now} />
              </Trans>
            </span>
          ) : (
            <Button
              variant="secondary"
              isBusy={isSending(sent.channel)}
              disabled={isDisabled}
              onClick={() => ask(sent.channel)}
            >
              <Trans>Send another code</Trans>
            </Button>
          )
        }
      </Countdown>
      {targets
        .filter((target) => target.channel !== sent.channel)
        .map((target) => (
          <Button
            key={target.channel}
            variant="secondary"
            isBusy={isSending(target.channel)}
            disabled={isDisabled}
            onClick={() => ask(target.channel)}
          >
            <span>
              <Trans>
                Send it to <Masked to={target.to} />
              </Trans>
            </span>
          </Button>
        ))}
    </div>
  );
}

interface CodeEntryActionsProps {
  /** Undefined once the code is entered. */
  verification: VerificationRef | undefined;
  /** What the code confirms. */
  children: ReactNode;
}

export function CodeEntryActions({ verification, children }: CodeEntryActionsProps) {
  const snapshot = useVerification(verification);
  const isReachable = useIsReachable();
  return (
    <Button
      type="submit"
      form={codeForm}
      isWide
      isBusy={!snapshot}
      disabled={!isReachable || !snapshot?.can({ type: 'code.enter' })}
    >
      {children}
    </Button>
  );
}
