import type { ViewProps } from '#kit/flow-view.ts';
import { exchangeActor } from '#actors/exchange.ts';
import { useDraft } from '#kit/draft.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useNetworkFacts } from '#kit/network-facts.ts';
import { oneWriter } from '#kit/one-writer.tsx';
import { Refreshed } from '#kit/refresh.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useShownView, type SettlementState, type ShownView } from '#kit/settlement.tsx';
import type { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState, type ReactNode } from 'react';
import { waitFor, type SnapshotFrom } from 'xstate';
import {
  ExchangeEmpty,
  ExchangeFailed,
  ExchangeLoading,
  ExchangeRefused,
  ExchangeSpent,
  ExchangeUnsent,
  ExchangeUnsettled,
} from './exchange-states.tsx';
import { Exchanged, ExchangedActions } from './exchanged.tsx';
import { Form, FormActions } from './form.tsx';
import { Expired, ExpiredActions, Review, ReviewActions } from './review.tsx';

type ExchangeViewProps = ViewProps<typeof exchangeMachine>;

interface ExchangeView {
  body: (props: ExchangeViewProps) => ReactNode;
  /** Under the thumb. */
  actions?: (props: ExchangeViewProps) => ReactNode;
}

const loading: ExchangeView = { body: ExchangeLoading, actions: FormActions };
const form: ExchangeView = { body: Form, actions: FormActions };
const review: ExchangeView = { body: Review, actions: ReviewActions };
const unsettled: ExchangeView = { body: ExchangeUnsettled };
const unsent: ExchangeView = { body: ExchangeUnsent };

const views = {
  loading,
  choice: loading,
  failed: { body: ExchangeFailed },
  spent: { body: ExchangeSpent },
  empty: { body: ExchangeEmpty },
  form,
  refreshing: form,
  quoting: form,
  review,
  expired: { body: Expired, actions: ExpiredActions },
  settling: review,
  refused: { body: ExchangeRefused },
  exchanged: { body: Exchanged, actions: ExchangedActions },
} satisfies Record<SnapshotFrom<typeof exchangeMachine>['value'], ExchangeView>;

const settlingViews = {
  choice: review,
  submitting: review,
  unsettled,
  checking: unsettled,
  unsent,
  cancelling: unsent,
  settled: review,
} satisfies Record<SettlementState, ExchangeView>;

function Exchange() {
  const { t } = useLingui();
  const services = useServices();
  const isReachable = useIsReachable();
  const [logic] = useState(() => exchangeActor(services));
  const [snapshot, send, exchange] = useFlow(logic, { input: { isReachable } });
  useNetworkFacts(send);
  useDraft(exchange, { flow: 'exchange', endedBy: 'exchange.succeeded' });
  const { view, child }: ShownView<ExchangeView> = useShownView(snapshot, views, settlingViews);
  const title = view === review ? t`Review exchange` : t`Exchange`;
  const refresh = useCallback(async () => {
    send({ type: 'quote.refresh' });
    await waitFor(exchange, (now) => !now.matches('loading') && !now.matches('refreshing'));
  }, [send, exchange]);
  return (
    <FlowFrame of={snapshot} child={child} view={view.body}>
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

export default oneWriter(Exchange);
