import { oneWriter } from '#kit/one-writer.tsx';
import { useLingui } from '@lingui/react/macro';
import { Recharge } from './recharge.tsx';

function CashRecharge() {
  const { t } = useLingui();
  return <Recharge method="cash" title={t`Recharge rupees`} />;
}

export default oneWriter(CashRecharge);
