import type { Locator } from '@playwright/test';
import type { ShareEvent } from '#machines/share/share.machine.ts';
import type { App } from './app.ts';

/** The invite link with its buttons. */
export class SharePage {
  readonly frame: Locator;
  /** As it is shown. */
  readonly link: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    // The film has one of its own below, which may be there before.
    const share = app.page.getByRole('button', { name: app.words('Share the link'), exact: true });
    this.frame = app.page.locator('[data-machine="share"]').filter({ has: share });
    this.link = this.frame.locator('bdi').first();
  }

  send(event: ShareEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'sheet.open':
        return button('Share the link').click();
      case 'link.copy':
        return button('Copy link').click();
    }
  }
}
