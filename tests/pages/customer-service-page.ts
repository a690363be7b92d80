import type { Locator } from '@playwright/test';
import type { CustomerServiceEvent } from '#machines/customer-service/customer-service.machine.ts';
import type { App } from './app.ts';

/** The customer service dialog. */
export class CustomerServicePage {
  readonly frame: Locator;
  readonly dialog: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.dialog = app.page.getByRole('dialog');
    this.frame = app.page.locator('[data-machine="customerService"]');
  }

  send(event: CustomerServiceEvent): Promise<void> {
    const button = (message: string) =>
      this.dialog.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'link.retry':
        return button('Try again').click();
      case 'dialog.close':
        return button('Close').click();
    }
  }
}
