import { expect, type Locator } from '@playwright/test';
import type { IncomeEvent, incomeMachine } from '#machines/income/income.machine.ts';
import type { App } from './app.ts';
import { MoneyPage } from './money-page.ts';
import { layersGone } from '../support/layers-gone.ts';

/** Receiving income. */
export class IncomePage extends MoneyPage<typeof incomeMachine, IncomeEvent> {
  /** The amount that was taken. */
  readonly taken: Locator;

  constructor(app: App) {
    super(app, 'income');
    this.taken = this.frame.locator('[data-taken]');
  }

  protected act(): Promise<void> {
    return this.submit.click();
  }

  /** From the moment back to the screen. */
  async finish(): Promise<void> {
    await this.is('taken');
    const dialog = this.app.page.getByRole('dialog');
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    await layersGone(this.app.page);
  }

  async open(): Promise<void> {
    await this.app.open('/user/receiveincome');
    await this.is('deciding.idle');
  }
}
