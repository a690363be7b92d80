import type { Locator } from '@playwright/test';
import type {
  CancelWithdrawalEvent,
  cancelWithdrawalMachine,
} from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

/** Cancelling a withdrawal: its page, and above it a sheet, which stands at the end of the document. */
export class CancelWithdrawalPage extends MoneyPage<typeof cancelWithdrawalMachine, CancelWithdrawalEvent> {
  readonly sheet: Locator;
  /** What comes back. */
  readonly back: Locator;
  readonly confirm: Locator;

  constructor(app: App) {
    super(app, 'cancelWithdrawal');
    this.sheet = app.page.getByRole('dialog');
    this.back = this.sheet.locator('[data-back]');
    this.confirm = this.button('Cancel withdrawal');
  }

  protected act(event: Own<CancelWithdrawalEvent>): Promise<void> {
    switch (event.type) {
      case 'cancel.confirm':
        return this.confirm.click();
    }
  }

  protected override button(message: string): Locator {
    return this.sheet.getByRole('button', { name: this.app.words(message), exact: true });
  }

  /** From the page of a withdrawal that is pending. */
  async open(withdrawalId: string): Promise<void> {
    await this.app.open(`/user/withrecord?id=${withdrawalId}`);
    await this.app.button('Cancel withdrawal').click();
    await this.is('deciding.idle');
  }

  close(): Promise<void> {
    return this.press('Close');
  }
}
