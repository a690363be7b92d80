import type { Locator } from '@playwright/test';
import type { cancelOrderMachine } from '#machines/cancel-order/cancel-order.machine.ts';
import type { cancelWithdrawalMachine } from '#machines/cancel-withdrawal/cancel-withdrawal.machine.ts';
import type { CancelEvent } from '#machines/settlement/cancelling.ts';
import type { MoneyEvent } from '#machines/settlement/money-flow.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

interface Cancelling {
  machine: string;
  /** The button that opens the sheet, and the one in it. */
  label: string;
  /** Of the page below. */
  addressOf: (id: string) => string;
}

type CancelMachine = typeof cancelOrderMachine | typeof cancelWithdrawalMachine;

/** Taking something back: its page, and above it a sheet, which stands at the end of the document. */
export abstract class CancelPage extends MoneyPage<CancelMachine, MoneyEvent | CancelEvent> {
  readonly sheet: Locator;
  /** What comes back. */
  readonly back: Locator;
  readonly confirm: Locator;
  readonly #of: Cancelling;

  constructor(app: App, of: Cancelling) {
    super(app, of.machine);
    this.#of = of;
    this.sheet = app.page.getByRole('dialog');
    this.back = this.sheet.locator('[data-back]');
    this.confirm = this.button(of.label);
  }

  protected act(event: Own<MoneyEvent | CancelEvent>): Promise<void> {
    switch (event.type) {
      case 'cancel.confirm':
        return this.confirm.click();
    }
  }

  protected override button(message: string): Locator {
    return this.sheet.getByRole('button', { name: this.app.words(message), exact: true });
  }

  async open(id: string): Promise<void> {
    await this.app.open(this.#of.addressOf(id));
    await this.app.button(this.#of.label).click();
    await this.is('deciding.idle');
  }

  close(): Promise<void> {
    return this.press('Close');
  }
}
