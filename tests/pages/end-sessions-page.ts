import type { Locator } from '@playwright/test';
import type { EndSessionsEvent } from '#machines/end-sessions/end-sessions.machine.ts';
import type { App } from './app.ts';

/** Where the member is signed in. */
export class EndSessionsPage {
  readonly frame: Locator;
  /** Devices but the one in hand. */
  readonly others: Locator;
  readonly sheet: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="endSessions"]');
    this.others = this.frame.locator('[data-session="other"]');
    this.sheet = app.page.locator('[data-sheet]');
  }

  send(event: EndSessionsEvent): Promise<void> {
    const button = (where: Locator, message: string) =>
      where.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'session.choose':
        return this.others.first().getByRole('button').click();
      case 'others.choose':
        return button(this.frame, 'Log out all others').click();
      case 'question.close':
        return button(this.sheet, 'Cancel').click();
      case 'sessions.end':
        return button(this.sheet, 'Log out').or(button(this.sheet, 'Try again')).click();
    }
  }
}
