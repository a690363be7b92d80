import { Notice } from '#components/notice.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { countedOf, type BalanceStatement, type Mismatch } from '#domain/balance-proof.ts';
import { isNone } from '#domain/owed.ts';
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
            Computed on your device up to the published root, at book entry <bdi dir="ltr">#{statement.entryId}</bdi>.
          </Trans>
        </p>
        <p className="mt-1">
          <SumsOf sums={countedOf(statement)} isExact />
        </p>
        <Since {...statement} />
      </Notice>
      <Drawn statement={statement} verdict={verdict} />
    </>
  );
};

/** By the server's word alone: the member knows what they did. */
const Since = ({ since }: BalanceStatement) =>
  !isNone(since) && (
    <p className="mt-1">
      <Trans comment="Amounts of the member's balance that changed after the entry of the proof">
        Moved since then, not counted yet: <SumsOf sums={since} isExact isSigned />
      </Trans>
    </p>
  );

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
  missing: <Trans>Your balance is missing from the totals.</Trans>,
  balance: <Trans>The totals count a different balance than your account shows.</Trans>,
  form: <Trans>The proof's parts don't fit together.</Trans>,
  total: <Trans>The sum with your balance isn't the published one.</Trans>,
  root: <Trans>The proof doesn't end in the published root.</Trans>,
};

export const Refuted: ProofView = ({ snapshot }) => {
  const { statement, verdict } = snapshot.context;
  if (!statement || !verdict || verdict.mismatch === null) return null;
  return (
    <>
      <Notice tone="negative" isLive title={<Trans>Your balance doesn't match these totals</Trans>}>
        <p>{reasons[verdict.mismatch]}</p>
        <Since {...statement} />
        <p className="mt-1">
          <Trans>
            This shouldn't happen. Your balance is unchanged. Check again; if it still doesn't match, copy the proof and
            send it to customer service.
          </Trans>
        </p>
      </Notice>
      <Drawn statement={statement} verdict={verdict} />
    </>
  );
};

export const Uncounted: ProofView = ({ snapshot }) => {
  const { statement } = snapshot.context;
  if (!statement || isNone(statement.owed)) {
    return (
      <Notice isLive title={<Trans>Nothing to count yet</Trans>}>
        <Trans>You haven't had a balance yet. Your balance is counted from your first credit on.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" isLive title={<Trans>Your balance isn't counted yet</Trans>}>
      <p>
        <Trans>
          The server says that all of it came after book entry <bdi dir="ltr">#{statement.entryId}</bdi>. Check again in
          a minute. If it still isn't counted then, tell customer service.
        </Trans>
      </p>
      <Since {...statement} />
    </Notice>
  );
};

export const ProofFailed: ProofView = ({ snapshot }) => {
  const failureText = useFailureText();
  const { statement, failure } = snapshot.context;
  return (
    <Notice tone="warning" isLive title={<Trans>We couldn't check your balance</Trans>}>
      <p>
        {statement ? (
          <Trans>This browser computes hashes only on https addresses and its own computer.</Trans>
        ) : (
          failure && failureText(failure)
        )}
      </p>
      <p className="mt-1">
        <Trans>A failed check says nothing about your balance itself.</Trans>
      </p>
    </Notice>
  );
};
