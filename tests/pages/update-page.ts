import type { Locator } from '@playwright/test';
import type { UpdateEvent } from '#machines/update/update.machine.ts';
import type { App } from './app.ts';

/** The dialog about a newer release. */
export class UpdatePage {
  readonly frame: Locator;
  readonly dialog: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.dialog = app.page.getByRole('dialog');
    this.frame = app.page.locator('[data-machine="update"]');
  }

  async send(event: UpdateEvent): Promise<void> {
    const button = (message: string) =>
      this.dialog.getByRole('button', { name: this.#app.words(message), exact: true }).first();
    switch (event.type) {
      case 'check.retry':
        return button('Try again').click();
      case 'release.confirm': {
        const opened = this.#app.page.context().waitForEvent('page');
        await this.dialog.getByRole('link').click();
        return (await opened).close();
      }
      case 'release.postpone':
        return button('Cancel').click();
      case 'dialog.close':
        return button('Close').click();
    }
  }
}
