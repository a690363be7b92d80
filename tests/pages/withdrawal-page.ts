import type { Locator } from '@playwright/test';
import type { WithdrawalObstacle, WithdrawalWay } from '#domain/withdrawal.ts';
import type { WithdrawalEvent, withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import type { App } from './app.ts';
import { MoneyPage, type Own } from './money-page.ts';

const addresses: Record<WithdrawalWay, string> = { usdt: '/user/withdraw', cash: '/user/cashwithdraw' };

/** Withdrawing by either way. */
export class WithdrawalPage extends MoneyPage<typeof withdrawalMachine, WithdrawalEvent> {
  readonly amount: Locator;
  /** What is wrong with the amount, the payee or the fund password. */
  readonly error: Locator;
  /** What leaves. */
  readonly net: Locator;
  /** The whole of whom it goes to. */
  readonly address: Locator;

  constructor(app: App) {
    super(app, 'withdrawal');
    this.amount = this.frame.locator('input[name="amount"]');
    this.error = this.frame.locator('[id$="-error"]');
    this.net = this.frame.locator('[data-net]');
    this.address = this.frame.locator('[data-address]');
  }

  protected act(event: Own<WithdrawalEvent>): Promise<void> {
    switch (event.type) {
      case 'payee.choose':
        return this.frame.locator(`input[name="payee"][value="${event.payeeId}"]`).check();
      case 'amount.type':
        return this.amount.fill(event.text);
      case 'amount.fill':
        return this.press('Max');
      case 'password.type':
        return this.frame.locator('input[name="fundPassword"]').fill(event.text);
      case 'passkey.use':
        return this.press('Use a passkey');
      case 'passkey.cancel':
        return this.press('Cancel');
      case 'review.back':
        return this.press('Change');
      case 'review.open':
      case 'review.confirm':
      case 'quote.renew':
      case 'password.confirm':
        return this.submit.click();
    }
  }

  async open(way: WithdrawalWay): Promise<void> {
    await this.app.open(addresses[way]);
    await this.is('deciding.idle');
  }

  /** From the form to the review of its terms. */
  async review(payeeId: string, text: string): Promise<void> {
    await this.send({ type: 'payee.choose', payeeId });
    await this.send({ type: 'amount.type', text });
    await this.send({ type: 'review.open' });
    await this.is('review');
  }

  /** From the review to the fund password, typed. */
  async agree(fundPassword: string): Promise<void> {
    await this.is('review');
    await this.send({ type: 'review.confirm' });
    await this.is('password');
    await this.send({ type: 'password.type', text: fundPassword });
  }

  /** One of what stands in the way, with the way to mend it. */
  obstacle(name: WithdrawalObstacle): Locator {
    return this.frame.locator(`[data-item="${name}"]`);
  }
}
