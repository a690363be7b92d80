import { rechargeActor } from '#actors/recharge.ts';
import { amountInQuery } from '#domain/recharge-address.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import { addressWith } from '#kit/address-with.ts';
import { useAddress } from '#kit/address.ts';
import { useEmitted } from '#kit/emitted.ts';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { useQuery } from '#kit/query.ts';
import { useThen } from '#kit/then.ts';
import type { rechargeMachine } from '#machines/recharge/recharge.machine.ts';
import { Deposit } from './deposit.tsx';
import { Form, FormActions } from './form.tsx';
import { addressOf } from './method-words.tsx';
import { RechargeFailed, RechargeLoading, RechargeRefused, doubt } from './recharge-states.tsx';

type RechargeView = View<ViewProps<typeof rechargeMachine>>;

const loading: RechargeView = { body: RechargeLoading, actions: FormActions };
const form: RechargeView = { body: Form, actions: FormActions };

const views: Views<typeof rechargeMachine> = {
  loading,
  choice: loading,
  failed: RechargeFailed,
  deciding: form,
  settling: form,
  refused: RechargeRefused,
  // For the moment until its address is open.
  created: form,
};

interface RechargeProps {
  method: RechargeMethod;
  title: string;
}

/** Without `?id=` the request for a recharge, with it what becomes of one. */
export function Recharge({ method, title }: RechargeProps) {
  const rechargeId = useQuery('id');
  return rechargeId === '' ? (
    <Request method={method} title={title} />
  ) : (
    <Deposit rechargeId={rechargeId} title={title} />
  );
}

function Request({ method, title }: RechargeProps) {
  const channelId = useQuery('channel');
  const amount = amountInQuery(useQuery('amount'));
  const then = useThen();
  const { navigate } = useAddress();
  const flow = useMoneyFlow(rechargeActor, { subject: method, channelId, amount });
  useEmitted(flow.actor, 'recharge.succeeded', (event) => {
    const address = addressOf(event.result);
    navigate(then === null ? address : addressWith(address, 'then', then), { replace: true });
  });
  return <MoneyScreen flow={flow} views={views} doubt={doubt} title={title} trailing={<HideAmounts />} />;
}
