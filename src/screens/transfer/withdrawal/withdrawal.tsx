import { withdrawalActor } from '#actors/withdrawal.ts';
import type { WithdrawalWay } from '#domain/withdrawal.ts';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { useQuery } from '#kit/query.ts';
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Blocked } from './blocked.tsx';
import { Form, FormActions } from './form.tsx';
import { FundPassword, FundPasswordActions } from './fund-password.tsx';
import { PasskeyActions } from './passkey.tsx';
import { Expired, ExpiredActions, Review, ReviewActions } from './review.tsx';
import { Changed, Refused, doubt } from './settlement.tsx';
import { Submitted, SubmittedActions } from './submitted.tsx';
import { LoadingActions, TermsFailed, TermsLoading } from './terms-states.tsx';

type WithdrawalView = View<ViewProps<typeof withdrawalMachine>>;

const title = msg`Review withdrawal`;
const loading: WithdrawalView = { body: TermsLoading, actions: LoadingActions };
const form: WithdrawalView = { body: Form, actions: FormActions };
const password: WithdrawalView = { title, body: FundPassword, actions: FundPasswordActions };

const views: Views<typeof withdrawalMachine> = {
  loading,
  choice: loading,
  failed: TermsFailed,
  blocked: Blocked,
  deciding: form,
  quoting: form,
  review: { title, body: Review, actions: ReviewActions },
  expired: { body: Expired, actions: ExpiredActions },
  password,
  askingPasskey: { title, body: FundPassword, actions: PasskeyActions },
  authorising: password,
  settling: password,
  changed: Changed,
  refused: Refused,
  submitted: { body: Submitted, actions: SubmittedActions },
};

/** Both ways: an amount and a payee, a review, the fund password, a receipt. */
export function Withdrawal({ way }: { way: WithdrawalWay }) {
  const { t } = useLingui();
  const flow = useMoneyFlow(withdrawalActor, { subject: way, payeeId: useQuery('payee') });
  const name = way === 'usdt' ? t`Withdraw USDT` : t`Withdraw rupees`;
  return <MoneyScreen flow={flow} views={views} doubt={doubt} title={name} trailing={<HideAmounts />} />;
}
