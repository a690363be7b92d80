import { expect, type Locator } from '@playwright/test';
import type { ChangeContactEvent, changeContactMachine } from '#machines/change-contact/change-contact.machine.ts';
import type { VerificationEvent, verificationMachine } from '#machines/verification/verification.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';
import { fillIn, sendToCodeStep } from './code-step.ts';

/** In its code steps the frame shows the state of that step. */
type ChangeContactState =
  | Exclude<SnapshotFrom<typeof changeContactMachine>['value'], 'verifyingOld' | 'verifyingNew'>
  | SnapshotFrom<typeof verificationMachine>['value'];

/** Changing the phone number or e-mail address, the code steps included: each event as what a member does. */
export class ChangeContactPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="changeContact"]');
  }

  async is(state: ChangeContactState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Exclude<ChangeContactEvent | VerificationEvent, { type: 'network.returned' }>): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'standing.refresh':
        return button('Try again').click();
      case 'way.choose':
        return this.frame.locator(`input[name="way"][value="${event.way}"]`).check();
      case 'form.submit':
        return button('Continue to the code').click();
      case 'field.change':
        return fillIn(this.frame, event.field, event.value);
      case 'step.back':
        return button('Back to the form').or(button('Start again')).click();
      case 'outcome.check':
        return button('Check now').click();
      case 'account.submit':
        return this.frame.locator('button[type="submit"]').click();
      case 'channel.choose':
      case 'code.request':
      case 'code.type':
      case 'code.enter':
        return sendToCodeStep(this.app, this.frame, event);
    }
  }
}
