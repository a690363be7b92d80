import { Withdrawal } from './withdrawal.tsx';

export default function WithdrawCash() {
  return <Withdrawal way="cash" />;
}
