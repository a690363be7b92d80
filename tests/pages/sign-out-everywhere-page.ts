import type { Locator } from '@playwright/test';
import type { SignOutEverywhereEvent } from '#machines/sign-out-everywhere/sign-out-everywhere.machine.ts';
import type { App } from './app.ts';

/** Ending the sessions of all devices, in the security centre. */
export class SignOutEverywherePage {
  readonly frame: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="signOutEverywhere"]');
  }

  send(event: SignOutEverywhereEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'question.open':
        return button('Log out on all devices').click();
      case 'question.close':
        return button('Stay signed in').click();
      case 'sessions.end':
        return button('Log out everywhere').or(button('Try again')).click();
    }
  }
}
