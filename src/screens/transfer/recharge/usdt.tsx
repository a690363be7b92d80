import { oneWriter } from '#kit/one-writer.tsx';
import { useLingui } from '@lingui/react/macro';
import { Recharge } from './recharge.tsx';

function UsdtRecharge() {
  const { t } = useLingui();
  return <Recharge method="usdt" title={t({ message: 'Recharge USDT', comment: 'Title: recharge with USDT' })} />;
}

export default oneWriter(UsdtRecharge);
