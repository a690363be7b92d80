import { RadioCards } from '#components/radio-cards.tsx';
import { TextArea } from '#components/text-area.tsx';
import { reportLength, reportReasons, type ReportReason } from '#domain/community.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActionViewProps } from './action-view.ts';
import { problemIn } from './text-problem.tsx';

const reasons: Record<ReportReason, ReactNode> = {
  spam: <Trans comment="Reason for a report">Spam</Trans>,
  scam: <Trans comment="Reason for a report">Scam or false promise</Trans>,
  abuse: <Trans comment="Reason for a report">Insult or threat</Trans>,
  private: <Trans comment="Reason for a report: someone's phone number, address and the like">Private details</Trans>,
  other: <Trans comment="Reason for a report">Something else</Trans>,
};

const isReason = (value: string): value is ReportReason => (reportReasons as readonly string[]).includes(value);

/** Why, in one tap, and more if the member likes. */
export function Report({ snapshot, send }: ActionViewProps) {
  const { reason, text } = snapshot.context;
  return (
    <div className="space-y-4">
      <RadioCards
        legend={<Trans comment="Above the reasons for a report">What's wrong?</Trans>}
        name="reason"
        cards={reportReasons.map((value) => ({ value, label: reasons[value] }))}
        value={reason ?? ''}
        onChange={(value) => {
          if (isReason(value)) send({ type: 'reason.choose', reason: value });
        }}
      />
      <TextArea
        name="note"
        label={<Trans comment="Field of a report">Details (optional)</Trans>}
        hint={<Trans>Only we see who reports.</Trans>}
        error={problemIn(text, reportLength)}
        rows={3}
        readOnly={snapshot.matches('reporting')}
        value={text}
        onChange={({ currentTarget }) => send({ type: 'text.type', text: currentTarget.value })}
      />
    </div>
  );
}
