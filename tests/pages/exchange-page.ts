import type { Locator } from '@playwright/test';
import type { ExchangeEvent, exchangeMachine } from '#machines/exchange/exchange.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

/** Exchanging. */
export class ExchangePage extends MoneyPage<typeof exchangeMachine, ExchangeEvent> {
  readonly amount: Locator;
  /** What the rupees give, before it is agreed to. */
  readonly yields: Locator;
  /** What was received. */
  readonly exchanged: Locator;

  constructor(app: App) {
    super(app, 'exchange');
    this.amount = this.frame.locator('input[name="amount"]');
    this.yields = this.frame.locator('[data-yield]');
    this.exchanged = this.frame.locator('[data-exchanged]');
  }

  protected act(event: Own<ExchangeEvent>): Promise<void> {
    switch (event.type) {
      case 'amount.type':
        return this.amount.fill(event.text);
      case 'amount.fill':
        return this.press('Max');
      case 'review.back':
        return this.press('Change');
      case 'review.open':
      case 'quote.renew':
      case 'exchange.confirm':
        return this.submit.click();
    }
  }

  async open(): Promise<void> {
    await this.app.open('/user/fund');
    await this.is('deciding.idle');
  }

  /** From the form to the review of all rupees. */
  async review(): Promise<void> {
    await this.send({ type: 'amount.fill' });
    await this.send({ type: 'review.open' });
    await this.is('review');
  }
}
