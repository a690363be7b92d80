import type { Locator } from '@playwright/test';
import type { StoredDataEvent } from '#machines/stored-data/stored-data.machine.ts';
import type { App } from './app.ts';

/** What the app keeps on the device, in the settings. */
export class StoredDataPage {
  readonly frame: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="storedData"]');
  }

  send(event: StoredDataEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'sizes.retry':
        return button('Try again').click();
      case 'data.clear':
        return button('Clear stored data').click();
    }
  }
}
