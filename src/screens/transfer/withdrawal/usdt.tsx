import { oneWriter } from '#kit/one-writer.tsx';
import { Withdrawal } from './withdrawal.tsx';

function WithdrawUsdt() {
  return <Withdrawal way="usdt" />;
}

export default oneWriter(WithdrawUsdt);
