import type { Locator } from '@playwright/test';
import type { OutboxEvent } from '#machines/outbox/contents.ts';
import type { App } from './app.ts';

/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<OutboxEvent, { type: 'items.told' | 'network.lost' | 'network.returned' }>;

/** What waits to be sent. */
export class OutboxPage {
  readonly frame: Locator;
  /** In their order. */
  readonly rows: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    // The same machine runs beside every screen, out of sight.
    this.frame = app.page.locator('div[data-machine="outbox"]');
    this.rows = this.frame.locator('[data-outbox]');
  }

  /** @param event its id is one of the walk: the first row stands for it */
  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'item.edit':
        return this.press('Change');
      case 'item.cancel':
        return this.press("Don't send");
      case 'item.release':
        return this.press('Send now');
      case 'list.retry':
        return this.press('Try again');
    }
  }

  /** @param row which of them, from 0 */
  press(message: string, row = 0): Promise<void> {
    const name = this.#app.words(message);
    const where = message === 'Try again' ? this.frame : this.rows.nth(row);
    return where.getByRole('button', { name, exact: true }).click();
  }
}
