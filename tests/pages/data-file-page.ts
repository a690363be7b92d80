import type { Locator } from '@playwright/test';
import type { DataFileEvent } from '#machines/data-file/data-file.machine.ts';
import type { App } from './app.ts';

/** All that is kept about the member, as a file. */
export class DataFilePage {
  readonly frame: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="dataFile"]');
  }

  send(event: DataFileEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'file.load':
        return button('Get the file').or(button('Try again')).click();
    }
  }
}
