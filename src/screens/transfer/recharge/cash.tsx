import { useLingui } from '@lingui/react/macro';
import { Recharge } from './recharge.tsx';

export default function CashRecharge() {
  const { t } = useLingui();
  return <Recharge method="cash" title={t`Recharge rupees`} />;
}
