import { Card } from '#components/card.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { useCopied } from '#kit/copied.ts';
import { useQuery } from '#kit/query.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { When } from '#kit/when.tsx';
import type { LetterReceipt } from '#domain/letter.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LetterScreen } from './letter/letter-screen.tsx';

/** What a link says that feedback is about: a language and a screen, `hi /user/withdraw`. Nobody else writes in a member's name. */
const beginningOf = (about: string): string => (/^[a-z]{2,3} \/[\w/]*$/.test(about) ? `${about}: ` : '');

/** Feedback to the people behind the app. */
function Feedback() {
  const { t } = useLingui();
  return (
    <LetterScreen
      kind="feedback"
      about={beginningOf(useQuery('about'))}
      title={t({ message: 'Feedback', comment: 'What a member writes to us' })}
      words={{
        label: <Trans>Questions and comments</Trans>,
        hint: <Trans>Never write passwords or codes here.</Trans>,
        placeholder: t`What happened, and what did you expect?`,
        empty: <Trans>Write something first</Trans>,
        send: <Trans comment="Button: sends what the member wrote to us">Send feedback</Trans>,
        unsettled: (
          <Trans comment="Unknown outcome: we ask the server whether it happened">
            We're still confirming your feedback
          </Trans>
        ),
        unsent: <Trans>Your feedback hasn't reached us</Trans>,
        refused: <Trans>Your feedback was refused</Trans>,
        deferred: <Trans>Your feedback is waiting</Trans>,
        sent: ({ context: { receipt } }) => receipt && <FeedbackSent receipt={receipt} />,
      }}
    />
  );
}

function FeedbackSent({ receipt: { reference, at } }: { receipt: LetterReceipt }) {
  const { source, outcome, copy } = useCopied<HTMLElement>(reference);
  return (
    <>
      <Notice tone="positive" isLive title={<Trans>Your feedback has arrived</Trans>}>
        <Trans>In this sandbox nobody answers. Your feedback is shown on the panel.</Trans>
      </Notice>
      <Card>
        <FactList>
          <Fact
            label={<Trans comment="Label of a fact: number of the feedback">Reference</Trans>}
            hint={<Trans>Quote it when you contact us</Trans>}
          >
            <bdi ref={source} dir="ltr" data-reference>
              {reference}
            </bdi>
          </Fact>
          <Fact label={<Trans comment="Label of a fact: when it happened">Time</Trans>}>
            <When at={at} />
          </Fact>
        </FactList>
        <div className="mt-4 flex flex-wrap gap-3">
          <CopyButton outcome={outcome} onCopy={copy}>
            <Trans comment="Button: copies the reference number">Copy reference</Trans>
          </CopyButton>
          <LinkButton href="#/mine">
            <Trans comment="Button: closes a finished step">Done</Trans>
          </LinkButton>
        </div>
      </Card>
    </>
  );
}

export default oneWriter(Feedback);
