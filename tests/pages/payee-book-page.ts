import { expect, type Locator } from '@playwright/test';
import type { createPayeeBookMachine, PayeeBookEvent } from '#machines/payee-book/payee-book.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import { pullDown } from './finger.ts';

export type PayeeBookState = SnapshotFrom<ReturnType<typeof createPayeeBookMachine>>['value'];
/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<PayeeBookEvent, { type: 'network.returned' }>;

/** The address book, and a bank card: each event of the machine as what a member does. */
export class PayeeBookPage {
  readonly frame: Locator;
  /** The address book's rows. */
  readonly rows: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="payeeBook"]');
    this.rows = this.frame.locator('[data-payee]');
  }

  async is(state: PayeeBookState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'book.refresh':
        return this.refresh();
      // On a bank card the only one is shown.
      case 'payee.remove':
        return this.row(event.id).getByRole('button').or(this.app.button('Remove')).click();
      case 'removal.undo':
        return this.app.button('Undo').click();
    }
  }

  row(id: string): Locator {
    return this.frame.locator(`[data-payee="${id}"]`);
  }

  /** What is there already is pulled. */
  private async refresh(): Promise<void> {
    if ((await this.frame.getAttribute('data-state')) !== 'failed') return pullDown(this.app.page);
    return this.app.button('Try again').click();
  }
}
