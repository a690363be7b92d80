import { expect, type Locator } from '@playwright/test';
import type { DailyRewardEvent, dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type DailyRewardState = Exclude<SnapshotFrom<typeof dailyRewardMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<DailyRewardEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

/** Signing in for the day: each event of the machine as what a member does. */
export class DailyRewardPage {
  readonly frame: Locator;
  readonly submit: Locator;
  /** What today is worth. */
  readonly reward: Locator;
  /** Days in a row. */
  readonly streak: Locator;
  /** The card of the daily bonus, inside of the screen. */
  readonly bonus: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    // The screen's; the card of the daily bonus is inside of it.
    this.frame = app.page.locator('[data-machine="dailyReward"]').first();
    this.submit = this.frame.locator('form[data-take="signIn"] button[type="submit"]');
    this.reward = this.frame.locator('[data-reward]');
    this.streak = this.frame.locator('[data-streak]');
    this.bonus = this.frame.locator('[data-machine="dailyReward"]');
  }

  async is(state: DailyRewardState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const press = (message: string) =>
      this.frame.getByRole('button', { name: this.app.words(message), exact: true }).click();
    switch (event.type) {
      case 'day.refresh':
        return this.app.readAgain(this.frame);
      case 'reward.take':
        return this.submit.click();
      case 'move.resend':
        return press('Send it again');
      case 'move.drop':
        return press('Drop it');
      case 'outcome.check':
        return press('Ask now');
    }
  }

  async open(): Promise<void> {
    await this.app.open('/index/sign');
    await this.is('ready');
  }
}
