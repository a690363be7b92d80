import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { SegmentedLinks } from '#components/segmented.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useQuery } from '#kit/query.ts';
import { Screen } from '#kit/screen.tsx';
import { recordGroups, type RecordFilter } from '#domain/wallet.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecordList } from './record-list.tsx';
import { RecordTotals } from './record-totals.tsx';

/** USDT that was recharged, or came from an exchange. */
export default function UsdtRecords() {
  const { t } = useLingui();
  const isExchange = useQuery('show') === 'exchange';
  const filter: RecordFilter = {
    type: isExchange ? recordGroups.exchange : recordGroups.recharge,
    from: '',
    to: '',
    currency: 'USDT',
  };
  return (
    <Screen title={t`USDT records`} trailing={<HideAmounts />}>
      <SegmentedLinks
        label={t`Which records`}
        items={[
          { href: '#/user/recordU', label: <Trans>Recharge</Trans>, isActive: !isExchange },
          { href: '#/user/recordU?show=exchange', label: <Trans>Exchange</Trans>, isActive: isExchange },
        ]}
      />
      <RecordTotals filter={filter} isEverything={false} />
      <RecordList filter={filter} empty={isExchange ? <NoExchange /> : <NoRecharge />} />
    </Screen>
  );
}

const NoRecharge = () => (
  <EmptyState
    drawing="no-records"
    title={<Trans>No USDT was recharged yet</Trans>}
    action={
      <LinkButton href="#/user/newrecharge">
        <Trans>Recharge</Trans>
      </LinkButton>
    }
  >
    <Trans>Here is USDT only. Rupees that came in are among all records.</Trans>
  </EmptyState>
);

const NoExchange = () => (
  <EmptyState
    drawing="no-records"
    title={<Trans>No rupees were exchanged yet</Trans>}
    action={
      <LinkButton href="#/user/fund">
        <Trans>Exchange</Trans>
      </LinkButton>
    }
  >
    <Trans>USDT that you get for rupees is listed here.</Trans>
  </EmptyState>
);
