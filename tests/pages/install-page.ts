import { expect, type Locator } from '@playwright/test';
import type { InstallEvent, installMachine } from '#machines/install/install.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

/** What a member does; the rest are facts from the browser. */
type Gesture = Exclude<InstallEvent, { type: 'prompt.arrived' | 'app.installed' }>;

/** Installing the app: in the settings, and where it is offered. */
export class InstallPage {
  readonly frame: Locator;
  /** The way by hand. */
  readonly steps: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="install"]');
    this.steps = this.frame.locator('[data-install-steps]');
  }

  async is(state: SnapshotFrom<typeof installMachine>['value']): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'install.start':
        return button('Install Dayrent').click();
      case 'install.refuse':
        return button('No, thanks').click();
    }
  }
}
