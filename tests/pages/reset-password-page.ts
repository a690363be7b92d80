import { expect, type Locator } from '@playwright/test';
import type {
  ResetPasswordEvent,
  ResetPasswordField,
  resetPasswordMachine,
} from '#machines/reset-password/reset-password.machine.ts';
import type { VerificationEvent, verificationMachine } from '#machines/verification/verification.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import { fillIn, sendToCodeStep } from './code-step.ts';

/** In its code step the frame shows the state of that step. */
type ResetPasswordState =
  | Exclude<SnapshotFrom<typeof resetPasswordMachine>['value'], 'verifying'>
  | SnapshotFrom<typeof verificationMachine>['value'];

/** A new password for a forgotten one, the code step included: each event as what a visitor does. */
export class ResetPasswordPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="resetPassword"]');
  }

  async is(state: ResetPasswordState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Exclude<ResetPasswordEvent | VerificationEvent, { type: 'network.returned' }>): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'offer.refresh':
        return button('Try again').click();
      case 'way.choose':
        return this.frame.locator(`input[name="way"][value="${event.way}"]`).check();
      case 'field.change':
        return fillIn(this.frame, event.field, event.value);
      case 'form.open':
        return button('Back to the form').or(button('Get another code')).click();
      case 'form.submit':
        return this.frame.locator('button[type="submit"]').click();
      case 'channel.choose':
      case 'code.request':
      case 'code.type':
      case 'code.enter':
        return sendToCodeStep(this.app, this.frame, event);
    }
  }

  /** Fills in the form: a code is sent to the account by itself. */
  async ask({ password, ...account }: Partial<Record<ResetPasswordField, string>>): Promise<void> {
    await this.is('form');
    const fields = { ...account, ...(password !== undefined && { password, again: password }) };
    for (const [field, value] of Object.entries(fields)) await fillIn(this.frame, field as ResetPasswordField, value);
    await this.send({ type: 'form.submit' });
    await this.is('code');
  }

  /** Types a code: its last digit enters it. */
  async enter(code: string): Promise<void> {
    await this.send({ type: 'code.type', text: code });
  }
}
