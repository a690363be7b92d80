import { useQuery } from '#kit/query.ts';
import { OneWithdrawal } from './one-withdrawal.tsx';
import Records from './records.tsx';

/** The records of withdrawals; `?id=` opens one withdrawal. */
export default function WithdrawalRecords() {
  const withdrawalId = useQuery('id');
  return withdrawalId === '' ? <Records /> : <OneWithdrawal withdrawalId={withdrawalId} />;
}
