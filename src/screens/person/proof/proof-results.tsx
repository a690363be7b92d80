import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import type { Mismatch } from '#domain/balance-proof.ts';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { ProofDrawing } from './proof-drawing.tsx';
import { SumsOf } from './proof-parts.tsx';
import { ProofTrail } from './proof-trail.tsx';
import type { ProofView } from './proof-view.ts';

export const Proven: ProofView = ({ snapshot }) => {
  const { statement, verdict } = snapshot.context;
  if (!statement || !verdict) return null;
  return (
    <>
      <Notice tone="positive" isLive title={<Trans>Your balance is counted</Trans>}>
        <p>
          <Trans>
            Computed here, from your balance up to the published root, at entry{' '}
            <bdi dir="ltr">#{statement.entryId}</bdi> of the book.
          </Trans>
        </p>
        <p className="mt-1">
          <SumsOf sums={statement.owed} isExact />
        </p>
      </Notice>
      <Drawn statement={statement} verdict={verdict} />
    </>
  );
};

/** As a picture, then each step of it. */
const Drawn = (props: ComponentProps<typeof ProofTrail>) => (
  <>
    <div className="hero-surface on-hero overflow-hidden rounded-xl p-4">
      <ProofDrawing {...props} />
    </div>
    <ProofTrail {...props} />
  </>
);

const reasons: Record<Mismatch, ReactNode> = {
  missing: <Trans>You hold something, and no part of the totals is yours.</Trans>,
  balance: <Trans>The totals count another balance for you than your account shows.</Trans>,
  form: <Trans>The proof that came is none: its parts don't fit together.</Trans>,
  total: <Trans>With your balance in it, the sum is not the one that is published.</Trans>,
  root: <Trans>The way up from your balance does not end in the published root.</Trans>,
};

export const Refuted: ProofView = ({ snapshot }) => {
  const { statement, verdict } = snapshot.context;
  if (!statement || !verdict || verdict.mismatch === null) return null;
  return (
    <>
      <Notice tone="negative" isLive title={<Trans>Your balance does not match these totals</Trans>}>
        <p>{reasons[verdict.mismatch]}</p>
        <p className="mt-1">
          <Trans>
            This must not happen. Checking has moved nothing, and your account shows what it showed before. Check again;
            if it stays so, copy the proof and show it to customer service and to others.
          </Trans>
        </p>
      </Notice>
      <Drawn statement={statement} verdict={verdict} />
    </>
  );
};

export const Uncounted: ProofView = () => (
  <Notice isLive title={<Trans>Nothing to count yet</Trans>}>
    <Trans>
      You hold nothing and never did, so nothing of yours is in the totals. From your first credit on it is.
    </Trans>
  </Notice>
);

export const ProofFailed: ProofView = ({ snapshot }) => {
  const failureText = useFailureText();
  const { statement, failure } = snapshot.context;
  return (
    <Notice tone="warning" isLive title={<Trans>The check could not be made</Trans>}>
      <p>
        {statement ? (
          <Trans>This browser computes no hashes here. It does on https addresses and on its own computer.</Trans>
        ) : (
          failure && failureText(failure)
        )}
      </p>
      <p className="mt-1">
        <Trans>That says nothing about your balance, and nothing has moved.</Trans>
      </p>
    </Notice>
  );
};
