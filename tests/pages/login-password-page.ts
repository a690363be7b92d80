import { expect, type Locator } from '@playwright/test';
import type { LoginPasswordEvent, loginPasswordMachine } from '#machines/login-password/login-password.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

/** Changing the login password. */
export class LoginPasswordPage {
  readonly frame: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="loginPassword"]');
  }

  async is(state: SnapshotFrom<typeof loginPasswordMachine>['value']): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: LoginPasswordEvent): Promise<void> {
    switch (event.type) {
      case 'field.change':
        return this.frame.locator(`input[name="${event.field}"]`).fill(event.value);
      case 'form.submit':
        return this.frame.locator('button[type="submit"]').click();
      case 'outcome.check':
        return this.frame.getByRole('button', { name: this.#app.words('Check now'), exact: true }).click();
    }
  }

  async change(current: string, password: string): Promise<void> {
    await this.send({ type: 'field.change', field: 'current', value: current });
    await this.send({ type: 'field.change', field: 'password', value: password });
    await this.send({ type: 'field.change', field: 'again', value: password });
    await this.send({ type: 'form.submit' });
  }
}
