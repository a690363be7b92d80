import type { Locator } from '@playwright/test';
import type { DailyRewardEvent, dailyRewardMachine } from '#machines/daily-reward/daily-reward.machine.ts';
import type { App } from './app.ts';
import { MoneyPage } from './money-page.ts';

/** Signing in for the day. */
export class DailyRewardPage extends MoneyPage<typeof dailyRewardMachine, DailyRewardEvent> {
  override readonly submit: Locator;
  /** What today is worth. */
  readonly reward: Locator;
  /** Days in a row. */
  readonly streak: Locator;
  /** The card of the daily bonus, inside of the screen. */
  readonly bonus: Locator;

  constructor(app: App) {
    super(app, 'dailyReward');
    this.submit = this.frame.locator('form[data-take="signIn"] button[type="submit"]');
    this.reward = this.frame.locator('[data-reward]');
    this.streak = this.frame.locator('[data-streak]');
    this.bonus = this.frame.locator('[data-machine="dailyReward"]');
  }

  protected act(): Promise<void> {
    return this.submit.click();
  }

  async open(): Promise<void> {
    await this.app.open('/index/sign');
    await this.is('deciding.idle');
  }
}
