import { Withdrawal } from './withdrawal.tsx';

export default function WithdrawUsdt() {
  return <Withdrawal way="usdt" />;
}
