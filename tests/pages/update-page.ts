import type { Locator } from '@playwright/test';
import type { UpdateEvent } from '#machines/update/events.ts';
import type { App } from './app.ts';

/** The rest are facts from elsewhere. */
type Gesture = Exclude<UpdateEvent, { type: 'check.due' | 'shell.taken' | 'page.left' }>;

/** The dialog about something newer. */
export class UpdatePage {
  readonly frame: Locator;
  readonly dialog: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.dialog = app.page.getByRole('dialog');
    this.frame = app.page.locator('[data-machine="update"]');
  }

  async send(event: Gesture): Promise<void> {
    const button = (message: string) =>
      this.dialog.getByRole('button', { name: this.#app.words(message), exact: true }).first();
    switch (event.type) {
      case 'check.retry':
        return button('Try again').click();
      case 'release.confirm': {
        const state = await this.frame.getAttribute('data-state');
        if (state === 'broken') return button('Try again').click();
        if (state === 'ready') return button('Load now').click();
        if ((await this.dialog.getByRole('link').count()) === 0) return button('Update now').click();
        const opened = this.#app.page.context().waitForEvent('page');
        await this.dialog.getByRole('link').click();
        return (await opened).close();
      }
      case 'files.clear':
        return button('Reload app files').click();
      case 'release.postpone':
        return button('Cancel').click();
      case 'dialog.close':
        return button('Close').click();
    }
  }
}
