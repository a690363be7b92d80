import { oneWriter } from '#kit/one-writer.tsx';
import { Withdrawal } from './withdrawal.tsx';

function WithdrawCash() {
  return <Withdrawal way="cash" />;
}

export default oneWriter(WithdrawCash);
