import type { DailyRewardEvent, dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of signing in gets: the state that it is in, and a way to answer. */
export interface SignViewProps {
  snapshot: SnapshotFrom<typeof dailyRewardMachine>;
  send: (event: DailyRewardEvent) => void;
}
