import { exchangeActor } from '#actors/exchange.ts';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import type { exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  ExchangeEmpty,
  ExchangeFailed,
  ExchangeLoading,
  ExchangeRefused,
  ExchangeSpent,
  doubt,
} from './exchange-states.tsx';
import { Exchanged, ExchangedActions } from './exchanged.tsx';
import { Form, FormActions } from './form.tsx';
import { Expired, ExpiredActions, Review, ReviewActions } from './review.tsx';

type ExchangeView = View<ViewProps<typeof exchangeMachine>>;

const loading: ExchangeView = { body: ExchangeLoading, actions: FormActions };
const form: ExchangeView = { body: Form, actions: FormActions };
const review: ExchangeView = {
  title: msg({ message: 'Review exchange', comment: 'Button and title: terms before confirming' }),
  body: Review,
  actions: ReviewActions,
};

const views: Views<typeof exchangeMachine> = {
  loading,
  choice: loading,
  failed: ExchangeFailed,
  spent: ExchangeSpent,
  empty: ExchangeEmpty,
  deciding: form,
  quoting: form,
  review,
  expired: { body: Expired, actions: ExpiredActions },
  settling: review,
  refused: ExchangeRefused,
  exchanged: { body: Exchanged, actions: ExchangedActions },
};

function Exchange() {
  const { t } = useLingui();
  const flow = useMoneyFlow(exchangeActor, { subject: '' });
  return (
    <MoneyScreen
      flow={flow}
      views={views}
      doubt={doubt}
      title={t({ message: 'Exchange', comment: 'Title: rupees to USDT, noun' })}
      trailing={<HideAmounts />}
    />
  );
}

export default oneWriter(Exchange);
