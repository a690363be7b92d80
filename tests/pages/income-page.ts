import { expect, type Locator } from '@playwright/test';
import type { IncomeEvent, incomeMachine } from '#machines/income/income.machine.ts';
import type { createSettlementMachine, SettlementEvent } from '#machines/settlement/settlement.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

type SettlementState = SnapshotFrom<ReturnType<typeof createSettlementMachine>>['value'];
/** While it settles, the frame shows the state of the settlement. */
export type IncomeState = Exclude<SnapshotFrom<typeof incomeMachine>['value'], 'settling'> | SettlementState;
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<IncomeEvent | SettlementEvent, { type: 'network.lost' | 'network.returned' }>;

/** Receiving income: each event of the machine as what a member does. */
export class IncomePage {
  readonly frame: Locator;
  readonly submit: Locator;
  /** The amount that was taken. */
  readonly taken: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="income"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.taken = this.frame.locator('[data-taken]');
  }

  async is(state: IncomeState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const press = (message: string) =>
      this.frame.getByRole('button', { name: this.app.words(message), exact: true }).click();
    switch (event.type) {
      case 'income.refresh':
        return this.app.readAgain(this.frame);
      case 'income.take':
      case 'move.resend':
        return this.submit.click();
      case 'move.drop':
        return press('Drop it');
      case 'outcome.check':
        return press('Ask now');
    }
  }

  async open(): Promise<void> {
    await this.app.open('/user/receiveincome');
    await this.is('ready');
  }
}
