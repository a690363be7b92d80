import { ActionRow } from '#components/action-row.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { TextArea } from '#components/text-area.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { codes } from '#contract/codes.ts';
import { letterRules, type LetterProblem } from '#domain/letter.ts';
import { Plural, Trans } from '@lingui/react/macro';
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
  const { length, words: wordsNeeded } = rules;
  const megabytes = rules.limit / 1024 / 1024;
  const isSending = snapshot.matches('sending');
  const isOfPhone = failure?.code === codes.accountInvalid;
  const problemWords: Record<Exclude<LetterProblem, 'offline'>, ReactNode> = {
    empty: words.empty,
    long: <Plural value={length} one="Use at most # character" other="Use at most # characters" />,
    words: <Plural value={wordsNeeded} one="Write more than # word" other="Write more than # words" />,
    characters: <Trans>The text has invisible characters. Type it again</Trans>,
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
          <Notice isLive title={<Trans>Shared content added</Trans>}>
            <Trans>It's a draft, added after your text. Nobody sees it until you send it.</Trans>
          </Notice>
        )}
        <div>
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
          legend={<Trans comment="Field: pictures sent along">Pictures (optional)</Trans>}
          hint={<Trans>JPEG, PNG or WebP, up to {megabytes} MB a file. Where it was taken isn't sent.</Trans>}
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
            label={<Trans comment="Field: where we may call">Phone (optional)</Trans>}
            hint={<Trans>Only if we may call you. Add the country code if foreign</Trans>}
            error={isOfPhone && <Trans>This isn't a phone number. Correct or clear it</Trans>}
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
          <Notice tone="warning" isLive title={<Trans>This device can't keep your text for later</Trans>}>
            <Trans>What you entered is kept.</Trans>
          </Notice>
        )}
        {failure && failure.kind !== 'storage' && !isOfPhone && (
          <Notice tone="negative" isLive title={words.refused}>
            <p>{failureText(failure)}</p>
            <p>
              <Trans>What you entered is kept.</Trans>
            </p>
          </Notice>
        )}
        {isUnsent && (
          <Notice tone="warning" isLive title={words.unsent}>
            <Trans>What you entered is kept.</Trans> <Trans>Sending again won't create a duplicate.</Trans>
          </Notice>
        )}
        {isSending && <LetterProgress snapshot={snapshot} />}
        <ActionRow>
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
              <Trans comment="Button: keeps the text on the device until there is a connection">Send later</Trans>
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
        </ActionRow>
        {!isReachable && (
          <p className="text-sm text-subtle">
            <Trans>You're offline. “Send later” sends it when you're back online.</Trans>
          </p>
        )}
      </form>
    </Card>
  );
}
