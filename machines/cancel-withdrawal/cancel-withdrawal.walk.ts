import { walkOf } from '../model/walk.ts';
import { cancelWalk } from '../settlement/cancel-samples.ts';
import { cancelWithdrawalMachine } from './cancel-withdrawal.machine.ts';
import { withdrawals } from './samples.ts';
import type { Flow } from '../flow.ts';

export const cancelWithdrawalWalk = walkOf(cancelWithdrawalMachine, cancelWalk(withdrawals));

export const flow: Flow = {
  flow: 'cancelling a withdrawal',
  home: '`#/user/withrecord`',
  gallery: {
    address: `/user/withrecord?id=${withdrawals.id}&cancel=1`,
    places: { settling: 'deciding.idle' },
    hidden: { choice: 'passing' },
  },
};
