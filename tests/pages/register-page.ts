import { expect, type Locator } from '@playwright/test';
import type { RegisterField } from '#machines/register/fields.ts';
import type { RegisterEvent, registerMachine } from '#machines/register/register.machine.ts';
import type { VerificationEvent, verificationMachine } from '#machines/verification/verification.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import { fillIn, sendToCodeStep } from './code-step.ts';

/** In its code step the frame shows the state of that step. */
type RegisterState =
  | Exclude<SnapshotFrom<typeof registerMachine>['value'], 'verifying'>
  | SnapshotFrom<typeof verificationMachine>['value'];

/** Becoming a member, the code step included: each event as what a visitor does. */
export class RegisterPage {
  readonly frame: Locator;
  readonly submit: Locator;
  /** What is wrong with a field. */
  readonly error: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="register"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.error = this.frame.locator('[id$="-error"]');
  }

  async is(state: RegisterState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Exclude<RegisterEvent | VerificationEvent, { type: 'network.returned' }>): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'offer.refresh':
        return button('Try again').click();
      case 'way.choose':
        return this.frame.locator(`input[name="way"][value="${event.way}"]`).check();
      case 'field.change':
        return fillIn(this.frame, event.field, event.value);
      case 'demo.fill':
        return button("No invite? Use the demo member's").click();
      case 'form.open':
        return button('Back to the form').click();
      case 'outcome.check':
        return button('Sign in to check').click();
      case 'welcome.close':
        return button('Continue').click();
      case 'form.submit':
        return this.submit.click();
      case 'channel.choose':
      case 'code.request':
      case 'code.type':
      case 'code.enter':
        return sendToCodeStep(this.app, this.frame, event);
    }
  }

  /** Fills in the form: a code is sent to the account by itself. */
  async ask(fields: Partial<Record<RegisterField, string>>): Promise<void> {
    await this.is('form');
    for (const [field, value] of Object.entries(fields)) await fillIn(this.frame, field as RegisterField, value);
    await this.send({ type: 'form.submit' });
    await this.is('code');
  }

  /** Types a code: its last digit enters it. */
  async enter(code: string): Promise<void> {
    await this.send({ type: 'code.type', text: code });
  }
}
