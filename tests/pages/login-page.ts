import type { Locator, Page } from '@playwright/test';
import type { LoginEvent, LoginField, loginMachine } from '#machines/login/login.machine.ts';
import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { Words } from '../support/words.ts';

type LoginState = SnapshotFrom<typeof loginMachine>['value'];

/** Signing in: each event of the machine as what a member does. */
export class LoginPage {
  readonly frame: Locator;

  private readonly words: Words;

  constructor(page: Page, words: Words) {
    this.words = words;
    this.frame = page.locator('[data-machine="login"]');
  }

  async is(state: LoginState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Exclude<LoginEvent, { type: 'network.returned' }>): Promise<void> {
    switch (event.type) {
      case 'field.change':
        return this.type(event.field, event.value);
      case 'form.submit':
        return this.frame.locator('button[type="submit"]').click();
      case 'demo.fill':
        return this.frame.getByRole('button', { name: this.words('Fill in the demo member') }).click();
      case 'countries.retry':
        return this.frame.getByRole('button', { name: this.words('Try again') }).click();
    }
  }

  async signIn({
    phone,
    password,
    country = 'IN',
  }: {
    phone: string;
    password: string;
    country?: string;
  }): Promise<void> {
    await this.is('form');
    await this.send({ type: 'field.change', field: 'country', value: country });
    await this.send({ type: 'field.change', field: 'phone', value: phone });
    await this.send({ type: 'field.change', field: 'password', value: password });
    await this.send({ type: 'form.submit' });
  }

  private async type(name: LoginField, value: string): Promise<void> {
    const field = this.frame.locator(`[name="${name}"]`);
    if (name === 'country') await field.selectOption(value);
    else await field.fill(value);
  }
}
