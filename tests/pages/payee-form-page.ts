import { expect, type Locator } from '@playwright/test';
import type { AddressDraft, BankDraft } from '#domain/payee.ts';
import type { createPayeeFormMachine, PayeeFormEvent } from '#machines/payee-form/payee-form.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { App } from './app.ts';

export type PayeeFormState = SnapshotFrom<ReturnType<typeof createPayeeFormMachine>>['value'];

type Gesture = Exclude<PayeeFormEvent, { type: 'network.returned' }>;

/** Adding or editing an address or a bank account: each event of the machine as what a member does. */
export class PayeeFormPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="payeeForm"]');
  }

  async is(state: PayeeFormState): Promise<void> {
    await expect(this.frame).toHaveAttribute('data-state', state);
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'draft.refresh':
        return this.app.button('Try again').click();
      case 'field.change':
        return this.type(event.field, event.value);
      case 'form.submit':
        return this.frame.locator('button[type="submit"]').click();
    }
  }

  /** Fills the fields in, in their order. */
  async fill(draft: Partial<AddressDraft> | Partial<BankDraft>): Promise<void> {
    await this.is('form');
    for (const [field, value] of Object.entries(draft)) {
      await this.send({ type: 'field.change', field, value: String(value) });
    }
  }

  /** Described by what is wrong with it, and by its hint. */
  field(name: string): Locator {
    return this.frame.locator(`[name="${name}"]`);
  }

  private async type(name: string, value: string): Promise<void> {
    const field = this.field(name);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value);
    else await field.fill(value);
  }
}
