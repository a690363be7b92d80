import type { Locator } from '@playwright/test';
import type { PersistenceEvent } from '#machines/persistence/persistence.machine.ts';
import type { App } from './app.ts';

/** Whether the browser keeps what is stored, in the settings. */
export class PersistencePage {
  readonly frame: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="persistence"]');
  }

  send(event: PersistenceEvent): Promise<void> {
    switch (event.type) {
      case 'storage.keep':
        return this.frame.getByRole('button', { name: this.#app.words('Keep on this device'), exact: true }).click();
    }
  }
}
