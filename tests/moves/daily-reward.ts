/** The rewards of a day, as moves of money. */
import { dailyRewardActor } from '#actors/daily-reward.ts';
import { dailyCall } from '#api/daily-rewards.ts';
import { dailyKinds, type DailyKind } from '#domain/daily-reward.ts';
import { dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { MoneyMove } from './money-move.ts';

const daily = (kind: DailyKind): MoneyMove => ({
  name: kind === 'signIn' ? 'sign in for the day' : 'daily bonus',
  endpoint: dailyCall(kind),
  machine: dailyRewardMachine,
  flow: (services) => dailyRewardActor(services, { kind }),
  input: { subject: kind, isReachable: true },
  steps: [],
  send: { type: 'reward.take' },
  done: 'taken',
  count: `select count(*) as times from daily_rewards where member_id = $1 and kind = '${kind}'`,
});

export const moves: readonly MoneyMove[] = dailyKinds.map(daily);
