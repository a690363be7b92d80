import { oneWriter } from '#flow/one-writer.tsx';
import { Withdrawal } from './withdrawal.tsx';

function WithdrawCash() {
  return <Withdrawal way="cash" />;
}

export default oneWriter(WithdrawCash);
