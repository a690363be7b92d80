import { useLingui } from '@lingui/react/macro';
import { Recharge } from './recharge.tsx';

export default function UsdtRecharge() {
  const { t } = useLingui();
  return <Recharge method="usdt" title={t`Recharge USDT`} />;
}
