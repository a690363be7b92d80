import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { TextArea } from '#components/text-area.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { codes } from '#contract/codes.ts';
import { letterRules, type LetterProblem } from '#domain/letter.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { LetterCount } from './letter-count.tsx';
import { LetterProgress } from './letter-progress.tsx';
import type { LetterViewProps } from './letter-view.ts';

/** The text, the pictures and, for feedback, the phone. All of it stays until the server has it. */
export function LetterForm({ kind, words, snapshot, send }: LetterViewProps) {
  const failureText = useFailureText();
  const { context } = snapshot;
  const { text, phone, pictures, refusals, problems, failure, hasShared, isUnsent, isReachable } = context;
  const rules = letterRules[kind];
  const { length, words: needed } = rules;
  const megabytes = rules.limit / 1024 / 1024;
  const isSending = snapshot.matches('sending');
  const isOfPhone = failure?.code === codes.accountInvalid;
  const problemWords: Record<Exclude<LetterProblem, 'offline'>, ReactNode> = {
    empty: words.empty,
    long: <Trans>At most {length} characters fit</Trans>,
    words: <Trans>Write more than {needed} words, so that we understand what happened</Trans>,
    characters: <Trans>There are characters in it that can't be shown. Remove them, or type the text anew</Trans>,
  };
  const problem = problems.find((one) => one !== 'offline');
  return (
    <Card>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'letter.send' });
        }}
      >
        {hasShared && (
          <Notice isLive title={<Trans>What you shared is here</Trans>}>
            <Trans>It is a draft on this device, behind what you had written. Nobody sees it before you send it.</Trans>
          </Notice>
        )}
        {/* Read out when it changes: the focus stays on the button. */}
        <div aria-live="polite">
          <TextArea
            name="text"
            label={words.label}
            placeholder={words.placeholder}
            hint={words.hint}
            error={problem && problemWords[problem]}
            readOnly={isSending}
            value={text}
            onChange={(event) => send({ type: 'text.type', text: event.currentTarget.value })}
          />
          <LetterCount kind={kind} text={text} />
        </div>
        <PicturePicker
          legend={<Trans>Pictures (optional)</Trans>}
          hint={
            <Trans>
              JPEG, PNG or WebP, at most {megabytes} MB each. They are made small on your device; where they were taken
              is not sent.
            </Trans>
          }
          pictures={pictures}
          most={rules.pictures}
          limit={rules.limit}
          refusals={refusals}
          isPreparing={snapshot.matches('preparing')}
          isDisabled={isSending}
          onChoose={(files) => send({ type: 'pictures.choose', files })}
          onRemove={(index) => send({ type: 'picture.remove', index })}
        />
        {kind === 'feedback' && (
          <Field
            name="phone"
            label={<Trans>Phone (optional)</Trans>}
            hint={<Trans>Only if we may call you. With the calling code, if it is of another country</Trans>}
            error={isOfPhone && <Trans>This is no phone number. Correct it, or leave it empty</Trans>}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={40}
            readOnly={isSending}
            value={phone}
            onChange={(event) => send({ type: 'phone.type', text: event.currentTarget.value })}
          />
        )}
        {failure?.kind === 'storage' && (
          <Notice tone="warning" isLive title={<Trans>This device can't keep it for later</Trans>}>
            <Trans>What you wrote is still in the form. Send it when the connection is back.</Trans>
          </Notice>
        )}
        {failure && failure.kind !== 'storage' && !isOfPhone && (
          <Notice tone="negative" isLive title={words.refused}>
            <p>{failureText(failure)}</p>
            <p>
              <Trans>What you wrote and chose is still here.</Trans>
            </p>
          </Notice>
        )}
        {isUnsent && (
          <Notice tone="warning" isLive title={words.unsent}>
            <Trans>
              What you wrote and chose is still here. Send it again: it arrives once, however often you try.
            </Trans>
          </Notice>
        )}
        {isSending && <LetterProgress snapshot={snapshot} />}
        <div className="flex gap-3">
          {isSending && (
            <Button variant="secondary" onClick={() => send({ type: 'upload.cancel' })}>
              <Trans>Stop</Trans>
            </Button>
          )}
          {!isReachable && !isSending && (
            <Button
              isWide
              isBusy={snapshot.matches('keeping')}
              disabled={!snapshot.can({ type: 'letter.defer' })}
              onClick={() => send({ type: 'letter.defer' })}
            >
              <Trans>Send later</Trans>
            </Button>
          )}
          <Button
            type="submit"
            isWide
            isBusy={isSending}
            disabled={!isReachable || !(isSending || snapshot.can({ type: 'letter.send' }))}
          >
            {isSending ? <Trans>Sending…</Trans> : words.send}
          </Button>
        </div>
        {!isReachable && (
          <p className="text-sm text-subtle">
            <Trans>There is no connection. Send it later: it waits on this device and goes out by itself.</Trans>
          </p>
        )}
      </form>
    </Card>
  );
}
