import type { ViewProps } from '#kit/flow-view.ts';
import { withdrawalActor } from '#actors/withdrawal.ts';
import { useDraft } from '#kit/draft.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { useQuery } from '#kit/query.ts';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState, type ShownView } from '#kit/settlement.tsx';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { WithdrawalWay } from '#domain/withdrawal.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import { Blocked } from './blocked.tsx';
import { Form, FormActions } from './form.tsx';
import { FundPassword, FundPasswordActions } from './fund-password.tsx';
import { Expired, ExpiredActions, Review, ReviewActions } from './review.tsx';
import { Changed, Refused, WithdrawalUnsent, WithdrawalUnsettled } from './settlement.tsx';
import { Submitted, SubmittedActions } from './submitted.tsx';
import { LoadingActions, TermsFailed, TermsLoading } from './terms-states.tsx';

type WithdrawalViewProps = ViewProps<typeof withdrawalMachine>;

interface WithdrawalView {
  body: (props: WithdrawalViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: WithdrawalViewProps) => ReactNode;
}

const loading: WithdrawalView = { body: TermsLoading, actions: LoadingActions };
const form: WithdrawalView = { body: Form, actions: FormActions };
const review: WithdrawalView = { body: Review, actions: ReviewActions };
const password: WithdrawalView = { body: FundPassword, actions: FundPasswordActions };
const unsettled: WithdrawalView = { body: WithdrawalUnsettled };
const unsent: WithdrawalView = { body: WithdrawalUnsent };

const views = {
  loading,
  choice: loading,
  failed: { body: TermsFailed },
  blocked: { body: Blocked },
  form,
  refreshing: form,
  quoting: form,
  review,
  expired: { body: Expired, actions: ExpiredActions },
  password,
  authorising: password,
  settling: password,
  changed: { body: Changed },
  refused: { body: Refused },
  submitted: { body: Submitted, actions: SubmittedActions },
} satisfies Record<SnapshotFrom<typeof withdrawalMachine>['value'], WithdrawalView>;

const settlingViews = {
  choice: password,
  submitting: password,
  unsettled,
  checking: unsettled,
  unsent,
  cancelling: unsent,
  settled: password,
} satisfies Record<SettlementState, WithdrawalView>;

/** Both ways: an amount and a payee, a review, the fund password, a receipt. */
export function Withdrawal({ way }: { way: WithdrawalWay }) {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const payeeId = useQuery('payee');
  const [logic] = useState(() => withdrawalActor(services));
  const [snapshot, send, withdrawal] = useFlow(logic, { input: { way, isReachable, payeeId } });
  useNetworkFacts(send);
  useDraft(withdrawal, { flow: 'withdrawal', subject: way, endedBy: 'withdrawal.submitted' });
  const { view, child }: ShownView<WithdrawalView> = useShownView(snapshot, views, settlingViews);
  const name = way === 'usdt' ? t`Withdraw USDT` : t`Withdraw rupees`;
  const title = view === review || view === password ? t`Review withdrawal` : name;
  const refresh = useCallback(async () => {
    send({ type: 'terms.refresh' });
    await waitFor(withdrawal, (now) => !now.matches('loading') && !now.matches('refreshing'));
  }, [send, withdrawal]);
  return (
    <FlowFrame of={snapshot} child={child} view={view}>
      <Screen
        title={title}
        trailing={<HideAmounts />}
        actions={view.actions && <view.actions snapshot={snapshot} send={send} />}
      >
        <Refreshed by={refresh} />
        <view.body snapshot={snapshot} send={send} />
      </Screen>
    </FlowFrame>
  );
}
