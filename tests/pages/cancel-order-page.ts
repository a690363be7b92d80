import type { Locator } from '@playwright/test';
import type { CancelOrderEvent, cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

/** Cancelling a first order: its page, and above it a sheet, which stands at the end of the document. */
export class CancelOrderPage extends MoneyPage<typeof cancelOrderMachine, CancelOrderEvent> {
  readonly sheet: Locator;
  /** What comes back. */
  readonly back: Locator;
  readonly confirm: Locator;

  constructor(app: App) {
    super(app, 'cancelOrder');
    this.sheet = app.page.getByRole('dialog');
    this.back = this.sheet.locator('[data-back]');
    this.confirm = this.button('Cancel order');
  }

  protected act(event: Own<CancelOrderEvent>): Promise<void> {
    switch (event.type) {
      case 'cancel.confirm':
        return this.confirm.click();
    }
  }

  protected override button(message: string): Locator {
    return this.sheet.getByRole('button', { name: this.app.words(message), exact: true });
  }

  /** From the page of the order, within its day. */
  async open(orderId: string): Promise<void> {
    await this.app.open(`/user/orders?id=${orderId}`);
    await this.app.button('Cancel order').click();
    await this.is('deciding.idle');
  }

  close(): Promise<void> {
    return this.press('Close');
  }
}
