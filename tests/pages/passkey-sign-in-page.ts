import { expect, type Locator } from '@playwright/test';
import type { passkeySignInMachine, PasskeySignInEvent } from '#machines/passkey-sign-in/passkey-sign-in.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

/** Signing in with a passkey, on the screen of the password. */
export class PasskeySignInPage {
  readonly frame: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="passkeySignIn"]');
  }

  async is(state: SnapshotFrom<typeof passkeySignInMachine>['value']): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send({ type }: PasskeySignInEvent): Promise<void> {
    switch (type) {
      case 'passkey.use':
        return this.frame.getByRole('button', { name: this.app.words('Sign in with a passkey'), exact: true }).click();
    }
  }
}
