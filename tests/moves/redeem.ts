import { redeemActor } from '#actors/redeem.ts';
import { redeemCode } from '#contract/redeem.ts';
import { day } from '#domain/limits.ts';
import { unit } from '#domain/money.ts';
import { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { opened, type MoneyMove } from './money-move.ts';

const code = 'MOVE1';

export const moves: readonly MoneyMove[] = [
  {
    name: 'redeem',
    endpoint: redeemCode,
    machine: redeemMachine,
    flow: redeemActor,
    input: { subject: '', isReachable: true },
    steps: [{ event: { type: 'code.type', text: code }, state: opened }],
    send: { type: 'code.redeem' },
    done: 'redeemed',
    count: 'select count(*) as times from redemptions where member_id = $1',
    prepare: ({ db, clock }, members) =>
      db
        .insertInto('redeem_codes')
        .values({
          code,
          name: 'Moved',
          amount: unit,
          pieces: members.length,
          taken: 0,
          expires_at: clock.now() + 30 * day,
        })
        .execute(),
  },
];
