import { redeemActor } from '#actors/redeem.ts';
import { recordGroups } from '#domain/wallet.ts';
import type { Views } from '#kit/flow-view.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { MoneyScreen, useMoneyFlow } from '#kit/money-screen.tsx';
import { oneWriter } from '#kit/one-writer.tsx';
import type { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordList } from '../record-list.tsx';
import { RedeemForm } from './redeem-form.tsx';
import { Redeemed, RedeemFailed, doubt } from './redeem-states.tsx';

const views: Views<typeof redeemMachine> = {
  loading: RedeemForm,
  choice: RedeemForm,
  failed: RedeemFailed,
  deciding: RedeemForm,
  settling: RedeemForm,
  refused: RedeemForm,
  redeemed: Redeemed,
};

const bonuses = { type: recordGroups.bonus, from: '', to: '' };

/** Redeeming a code, and the rewards so far. */
function Redeem() {
  const { t } = useLingui();
  const flow = useMoneyFlow(redeemActor, { subject: '' });
  return (
    <MoneyScreen flow={flow} views={views} doubt={doubt} title={t`Redeem a code`} trailing={<HideAmounts />}>
      <h2 className="pt-2 text-lg font-bold">
        <Trans>Rewards so far</Trans>
      </h2>
      {/* What was just redeemed is the newest of them. */}
      <RecordList
        key={String(flow.snapshot.matches('redeemed'))}
        filter={bonuses}
        empty={
          <p className="px-1 py-4 text-sm text-subtle">
            <Trans>No bonuses yet.</Trans>
          </p>
        }
      />
    </MoneyScreen>
  );
}

export default oneWriter(Redeem);
