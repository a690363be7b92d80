import type { Locator } from '@playwright/test';
import type { RedeemEvent, redeemMachine } from '#machines/redeem/redeem.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

/** Redeeming a code. */
export class RedeemPage extends MoneyPage<typeof redeemMachine, RedeemEvent> {
  readonly code: Locator;
  /** What is wrong with the code. */
  readonly refusal: Locator;
  /** The amount that was credited. */
  readonly redeemed: Locator;

  constructor(app: App) {
    super(app, 'redeem');
    this.code = this.frame.locator('input[name="code"]');
    this.refusal = this.frame.locator('[id$="-error"]');
    this.redeemed = this.frame.locator('[data-redeemed]');
  }

  protected act(event: Own<RedeemEvent>): Promise<void> {
    switch (event.type) {
      case 'code.type':
        return this.code.fill(event.text);
      case 'code.redeem':
        return this.submit.click();
      case 'form.open':
        return this.button('Redeem another code').or(this.button('Try again')).click();
    }
  }

  async open(): Promise<void> {
    await this.app.open('/user/reward');
    await this.is('deciding.idle');
  }

  async redeem(text: string): Promise<void> {
    await this.send({ type: 'code.type', text });
    await this.send({ type: 'code.redeem' });
  }
}
