import { expect, type Locator } from '@playwright/test';
import type { FundPasswordEvent, fundPasswordMachine } from '#machines/fund-password/fund-password.machine.ts';
import type { VerificationEvent, verificationMachine } from '#machines/verification/verification.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import { sendToCodeStep } from './code-step.ts';

/** In its code step the frame shows the state of that step. */
export type FundPasswordState =
  | Exclude<SnapshotFrom<typeof fundPasswordMachine>['value'], 'verifying'>
  | SnapshotFrom<typeof verificationMachine>['value'];

type Gesture = Exclude<FundPasswordEvent | VerificationEvent, { type: 'network.returned' }>;

/** Setting or changing the fund password, its code step included: each event as what a member does. */
export class FundPasswordPage {
  readonly frame: Locator;
  readonly submit: Locator;
  /** What is wrong with a field. */
  readonly error: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="fundPassword"]');
    this.submit = this.frame.locator('button[type="submit"]');
    this.error = this.frame.locator('[id$="-error"]');
  }

  async is(state: FundPasswordState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'standing.refresh':
        return button('Try again').click();
      case 'field.change':
        return this.frame.locator(`input[name="${event.field}"]`).fill(event.value);
      case 'password.forget':
        return button('Forgot fund password').click();
      case 'password.remember':
        return button('Use old password').click();
      case 'form.open':
        return button('Back to the passwords').click();
      case 'form.submit':
        return this.submit.click();
      case 'channel.choose':
      case 'code.request':
      case 'code.type':
      case 'code.enter':
        return sendToCodeStep(this.app, this.frame, event);
    }
  }

  /** Types the new one twice and has a code sent. */
  async ask(password: string): Promise<void> {
    await this.is('form');
    await this.send({ type: 'field.change', field: 'password', value: password });
    await this.send({ type: 'field.change', field: 'again', value: password });
    await this.send({ type: 'form.submit' });
    await this.sendCode();
  }

  /** To the phone, where there is a choice; a code that can go to one place only is sent by itself. */
  async sendCode(): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', /^(?:request|code)$/);
    if ((await this.frame.getAttribute('data-state')) === 'request') await this.send({ type: 'code.request' });
    await this.is('code');
  }

  /** Types a code: its last digit enters it. */
  async enter(code: string): Promise<void> {
    await this.send({ type: 'code.type', text: code });
  }
}
