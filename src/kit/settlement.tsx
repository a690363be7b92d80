/** What a member sees while the outcome of a money move is not known, the same for every flow that moves money. */
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import type { createSettlementMachine } from '#machines/settlement/settlement.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useFailureText } from './failure-text.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';

type SettlementMachine = ReturnType<typeof createSettlementMachine<unknown, unknown>>;
export type SettlementRef = ActorRefFrom<SettlementMachine>;
type SettlementSnapshot = SnapshotFrom<SettlementMachine>;
export type SettlementState = SettlementSnapshot['value'];

/** What differs between flows while nobody knows whether their move happened. */
interface DoubtWords {
  /** What is still to be confirmed. */
  title: ReactNode;
  /** The member pays by it. */
  isPayment?: boolean;
  /** Another way out. */
  leave?: ReactNode;
}

type Doubt = 'unsettled' | 'unsent';

const doubts: Record<SettlementState, Doubt | null> = {
  choice: null,
  submitting: null,
  unsettled: 'unsettled',
  checking: 'unsettled',
  unsent: 'unsent',
  resending: 'unsent',
  cancelling: 'unsent',
  settled: null,
};

/** Which doubt a member sees; null while there is none. */
export const doubtIn = ({ value }: Pick<SettlementSnapshot, 'value'>): Doubt | null => doubts[value];

type DoubtView = (props: { snapshot: AnyMachineSnapshot }) => ReactNode;
export type DoubtViews = Record<Doubt, DoubtView>;

const next = {
  payment: (
    <Trans comment="Unknown outcome: “it” is the payment named in the title">
      We're checking whether it went through. You won't be charged twice.
    </Trans>
  ),
  other: (
    <Trans comment="Unknown outcome: “it” is what the title names">
      We're checking whether it went through. It can't happen twice.
    </Trans>
  ),
};

/** Made once for each flow. */
export function doubtOf(words: DoubtWords): DoubtViews {
  const viewOf = (View: (props: DoubtProps) => ReactNode) =>
    function DoubtOfFlow({ snapshot }: { snapshot: AnyMachineSnapshot }) {
      const settlement = snapshot.children.settlement as SettlementRef | undefined;
      return settlement && <View settlement={settlement} {...words} />;
    };
  return { unsettled: viewOf(Unsettled), unsent: viewOf(Unsent) };
}

interface DoubtProps extends DoubtWords {
  settlement: SettlementRef;
}

/** No answer came: it may have happened. The app keeps asking, and nothing is sent twice. */
function Unsettled({ settlement, title, isPayment = false, leave }: DoubtProps) {
  const snapshot = useSelector(settlement, (now) => now);
  const isChecking = snapshot.matches('checking');
  return (
    <Outcome isBusy={isChecking} title={title} next={isPayment ? next.payment : next.other}>
      <Button
        isWide
        isBusy={isChecking}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => settlement.send({ type: 'outcome.check' })}
      >
        <Trans comment="Button: asks the server now whether the request went through">Check now</Trans>
      </Button>
      {leave}
    </Outcome>
  );
}

/** The server hadn't seen it when it was asked. A copy that is still on its way may come: only sending or cancelling settles it. */
function Unsent({ settlement }: DoubtProps) {
  const snapshot = useSelector(settlement, (now) => now);
  const isCancelling = snapshot.matches('cancelling');
  const isSending = snapshot.matches('resending');
  const { failure } = snapshot.context;
  const failureText = useFailureText();
  return (
    <Outcome
      isBusy={isCancelling || isSending}
      title={<Trans comment="The server knew nothing of it when it was asked">Your request hasn't reached us</Trans>}
      next={
        <Trans comment="The server knew nothing of it when it was asked; a late copy may still come">
          Your balance is unchanged so far. Send the request again, or cancel it: it can't happen twice.
        </Trans>
      }
    >
      {failure && <Notice tone="warning" isLive title={failureText(failure)} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          settlement.send({ type: 'move.resend' });
        }}
      >
        <Button type="submit" isWide isBusy={isSending} disabled={!snapshot.can({ type: 'move.resend' })}>
          <Trans comment="Button: repeats what didn't reach us">Send again</Trans>
        </Button>
      </form>
      <Button
        variant="secondary"
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'move.drop' })}
        onClick={() => settlement.send({ type: 'move.drop' })}
      >
        <Trans comment="Button: drops a request that didn't reach us">Cancel request</Trans>
      </Button>
    </Outcome>
  );
}
