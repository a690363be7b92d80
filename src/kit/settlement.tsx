/** What a member sees while the outcome of a money move is not known, the same for every flow that moves money. */
import { Button } from '#components/button.tsx';
import { Outcome } from '#components/outcome.tsx';
import type { createSettlementMachine } from '#machines/settlement/settlement.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';

type SettlementMachine<Move, Result> = ReturnType<typeof createSettlementMachine<Move, Result>>;
type SettlementRef<Move, Result> = ActorRefFrom<SettlementMachine<Move, Result>>;
export type SettlementState = SnapshotFrom<SettlementMachine<unknown, unknown>>['value'];

/**
 * Which of its states a member sees. What is sent again from an earlier page life has no form behind it: its doubt stays
 * until the answer.
 */
export const shownStateOf = (settlement: { value: SettlementState; context: { move: unknown } }): SettlementState =>
  settlement.value === 'submitting' && settlement.context.move === null ? 'unsent' : settlement.value;

interface MoneyFlow<State extends string, Move, Result> {
  value: State;
  children: { settlement?: SettlementRef<Move, Result> | undefined };
}

export interface ShownView<View> {
  view: View;
  /** For its `FlowFrame`. */
  child: AnyMachineSnapshot | undefined;
}

/** What a flow that moves money shows, and what its frame says: its own state, or its settlement's while one runs. */
export function useShownView<State extends string, View, Move, Result>(
  flow: MoneyFlow<State, Move, Result>,
  views: Record<State, View>,
  settlingViews: Record<SettlementState, View>,
): ShownView<View> {
  const settlement = useSelector(flow.children.settlement, (snapshot) => snapshot);
  return {
    view: settlement ? settlingViews[shownStateOf(settlement)] : views[flow.value],
    child: settlement,
  };
}

interface DoubtProps<Move, Result> {
  settlement: SettlementRef<Move, Result>;
  /** What is known of the member's money. */
  title: ReactNode;
  /** What happens next. */
  next: ReactNode;
  /** Another way out. */
  children?: ReactNode;
}

/** No answer came: it may have happened. The app keeps asking, and nothing is sent twice. */
export function Unsettled<Move, Result>({ settlement, title, next, children }: DoubtProps<Move, Result>) {
  const snapshot = useSelector(settlement, (now) => now);
  const isChecking = snapshot.matches('checking');
  return (
    <Outcome isBusy={isChecking} title={title} next={next}>
      <Button
        isWide
        isBusy={isChecking}
        disabled={!snapshot.can({ type: 'outcome.check' })}
        onClick={() => settlement.send({ type: 'outcome.check' })}
      >
        <Trans>Ask now</Trans>
      </Button>
      {children}
    </Outcome>
  );
}

/** The server has never seen it. */
export function Unsent<Move, Result>({ settlement, title, next, children }: DoubtProps<Move, Result>) {
  const snapshot = useSelector(settlement, (now) => now);
  const isCancelling = snapshot.matches('cancelling');
  const isSending = snapshot.matches('submitting');
  return (
    <Outcome isBusy={isCancelling || isSending} title={title} next={next}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          settlement.send({ type: 'move.resend' });
        }}
      >
        <Button type="submit" isWide isBusy={isSending} disabled={!snapshot.can({ type: 'move.resend' })}>
          <Trans>Send it again</Trans>
        </Button>
      </form>
      <Button
        variant="secondary"
        isWide
        isBusy={isCancelling}
        disabled={!snapshot.can({ type: 'move.drop' })}
        onClick={() => settlement.send({ type: 'move.drop' })}
      >
        <Trans>Drop it</Trans>
      </Button>
      {children}
    </Outcome>
  );
}
